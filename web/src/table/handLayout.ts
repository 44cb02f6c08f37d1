/** Where the cards of a hand lie: in a fan over the whole width, or in a row that scrolls. */
interface Spread {
  /** The left edge of each card, in pixels. */
  lefts: number[]
  /** The width of all together, in pixels. */
  width: number
  scrolls: boolean
}

export interface HandSpace {
  count: number
  /** Which card is chosen: it is fully visible, the others are squeezed. */
  chosen: number | null
  /** The width of the hand, of a card, and what 1rem is, in pixels. */
  width: number
  card: number
  rem: number
}

const MAX_IN_A_FAN = 10
const LEAST_SEEN_REM = 1.5
const ROW_STEP_REM = 3.25
/** Width of a card as a share of the screen's height, and its minimum in rem. */
const UPRIGHT = { share: 0.122, least: 4.25 }
const BIG_TEXT = { share: 0.122, least: 5.5 }
const ROOMY = { share: 0.16, least: 4.5 }
/** The same for a hand beside the table; minimum and maximum in rem. */
const BESIDE = { share: 0.24, least: 4, most: 6 }
/** On a narrower screen than this the text is big. */
const BIG_TEXT_UNDER_REM = 18
const MAX_TILT_DEGREES = 2.2
const WIDE_FROM_REM = 42
const WIDE_STEP_SHARE = 0.78

/** The width of a card: as the width allows, smaller on low screens. */
export function cardWidth(width: number, height: number, rem: number): number {
  const wanted = width >= 58 * rem ? 9 : width >= 40 * rem ? 7.5 : 6.125
  const { share, least } =
    width >= 40 * rem ? ROOMY : width >= BIG_TEXT_UNDER_REM * rem ? UPRIGHT : BIG_TEXT
  return Math.min(wanted * rem, Math.max(least * rem, height * share))
}

/** The width of a card in a hand beside the table. */
export function cardWidthBeside(height: number, rem: number): number {
  return Math.min(BESIDE.most * rem, Math.max(BESIDE.least * rem, height * BESIDE.share))
}

/** The tilt of a card in the fan, in degrees. */
export function tilt(index: number, count: number): number {
  const middle = (count - 1) / 2
  return (index - middle) * Math.min(MAX_TILT_DEGREES, (MAX_TILT_DEGREES * 7) / count)
}

export function spread(room: HandSpace): Spread {
  const { count, card, rem, width } = room
  const tight = step({ ...room, chosen: 0 })
  if (count > 1 && (count > MAX_IN_A_FAN || tight < LEAST_SEEN_REM * rem)) return row(room)
  const widest = card * (width >= WIDE_FROM_REM * rem ? WIDE_STEP_SHARE : 1.05)
  const lefts = placed(room, Math.min(step(room), widest))
  const all = (lefts.at(-1) ?? 0) + card
  const offset = Math.max(0, (width - all) / 2)
  return { lefts: lefts.map((left) => left + offset), width, scrolls: false }
}

function row(room: HandSpace): Spread {
  const lefts = placed(room, Math.min(room.card, ROW_STEP_REM * room.rem))
  return { lefts, width: (lefts.at(-1) ?? 0) + room.card, scrolls: true }
}

/** How many pixels of a card that is not chosen are visible. */
function step({ count, chosen, width, card }: HandSpace): number {
  if (count < 2) return card
  if (chosen === null || chosen === count - 1) return (width - card) / (count - 1)
  if (count < 3) return card
  return Math.max(0, (width - 2 * card) / (count - 2))
}

function placed({ count, chosen, card }: HandSpace, seen: number): number[] {
  const whole = Math.max(seen, card)
  const lefts: number[] = []
  let left = 0
  for (let index = 0; index < count; index++) {
    lefts.push(left)
    left += index === chosen ? whole : seen
  }
  return lefts
}
