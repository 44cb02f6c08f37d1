/** Where the cards of a hand lie: in a fan over the whole width, or in a row that scrolls. */
interface Spread {
  /** The left edge of each card, in pixels. */
  lefts: number[]
  /** How wide all of them are together. */
  width: number
  scrolls: boolean
}

export interface HandSpace {
  count: number
  /** Which card is chosen: it is seen whole, the others squeeze. */
  chosen: number | null
  /** The width of the hand, of a card, and what 1rem is, in pixels. */
  width: number
  card: number
  rem: number
}

const MAX_IN_A_FAN = 10
const LEAST_SEEN = 1.5
const STEP_IN_A_ROW = 3.25
/** On low screens: how much of the height a card is wide, and how narrow it may become. */
const UPRIGHT = { share: 0.122, least: 5.5 }
const ROOMY = { share: 0.16, least: 4.5 }
/** Where the hand stands beside the table. */
const BESIDE = { share: 0.24, least: 4, most: 6 }
const LEAN = 2.2
const WIDE = 42
const WIDE_STEP = 0.78

/** How wide a card is: as the width allows, smaller where the screen is low. */
export function cardWidth(width: number, height: number, rem: number): number {
  const wanted = width >= 58 * rem ? 9 : width >= 40 * rem ? 7.5 : 6.125
  const { share, least } = width >= 40 * rem ? ROOMY : UPRIGHT
  return Math.min(wanted * rem, Math.max(least * rem, height * share))
}

/** How wide a card is in a hand that stands beside the table. */
export function cardWidthBeside(height: number, rem: number): number {
  return Math.min(BESIDE.most * rem, Math.max(BESIDE.least * rem, height * BESIDE.share))
}

/** How far a card of the fan leans, in degrees. */
export function tilt(index: number, count: number): number {
  const middle = (count - 1) / 2
  return (index - middle) * Math.min(LEAN, (LEAN * 7) / count)
}

export function spread(room: HandSpace): Spread {
  const { count, card, rem, width } = room
  const tight = step({ ...room, chosen: 0 })
  if (count > 1 && (count > MAX_IN_A_FAN || tight < LEAST_SEEN * rem)) return row(room)
  const widest = card * (width >= WIDE * rem ? WIDE_STEP : 1.05)
  const lefts = placed(room, Math.min(step(room), widest))
  const all = (lefts.at(-1) ?? 0) + card
  const offset = Math.max(0, (width - all) / 2)
  return { lefts: lefts.map((left) => left + offset), width, scrolls: false }
}

function row(room: HandSpace): Spread {
  const lefts = placed(room, Math.min(room.card, STEP_IN_A_ROW * room.rem))
  return { lefts, width: (lefts.at(-1) ?? 0) + room.card, scrolls: true }
}

/** How much of a card that is not chosen is seen. */
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
