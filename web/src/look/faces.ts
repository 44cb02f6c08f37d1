/** The faces of the bots, in a box of 40 × 40: a head for each level, four characters with each. */

/**
 * As in `tischrunde.bots.characters`: by level, the weakest first. Of each character, the numbers of
 * what is on its head, of its eyes and of its mouth.
 */
export const CHARACTERS: readonly Readonly<Record<string, readonly [number, number, number]>>[] = [
  { fips: [0, 0, 3], hopsa: [1, 1, 2], tumba: [2, 0, 2], zuppa: [3, 1, 3] },
  { bommel: [0, 1, 0], tapsi: [1, 0, 0], mokka: [2, 1, 1], pilli: [3, 0, 3] },
  { robbo: [0, 2, 1], zirka: [1, 0, 0], polka: [2, 1, 2], tinto: [3, 2, 0] },
  { volta: [0, 3, 0], faro: [1, 2, 1], brisko: [2, 3, 2], raketa: [3, 3, 1] },
  { kalkula: [0, 2, 0], quanto: [1, 2, 3], zenit: [2, 3, 1], orakla: [3, 1, 1] },
]

const HEADS = [
  'M8 11q13-7 24 1 6 11-1 22-12 6-23-1-6-11 0-22z',
  'M20 7a16 15.5 0 1 1 0 31 16 15.5 0 1 1 0-31z',
  'M10 9h20q6 0 6 6v16q0 6-6 6H10q-6 0-6-6V15q0-6 6-6z',
  'M11 8h18l8 9v11l-8 10H11L3 28V17z',
  'M20 6q16 0 16 18v8q0 6-6 6H10q-6 0-6-6v-8Q4 6 20 6z',
]
const TOPS = [
  'M20 8V2M17 2h6',
  'M13 9l-3-6M27 9l3-6',
  'M20 8q-6-2-1-4t1-3',
  'M20 8V4q5-4 8 0M4 22H1M36 22h3',
]
const EYES = [
  'M12 19.5a2 2 0 1 0 4 0 2 2 0 1 0-4 0M24 19.5a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
  'M10.5 20.5q3.5-5 7 0M22.5 20.5q3.5-5 7 0',
  'M9.5 20a4.5 4.5 0 1 0 9 0 4.5 4.5 0 1 0-9 0M21.5 20a4.5 4.5 0 1 0 9 0 4.5 4.5 0 1 0-9 0M18.5 20h3',
  'M10 17l7 2.5M30 17l-7 2.5M14 21.5h.01M26 21.5h.01',
]
const MOUTHS = [
  'M13 28q7 6 14 0',
  'M14 30h12',
  'M12.5 28h15q0 5-7.5 5t-7.5-5z',
  'M17 30.5a3 3 0 1 0 6 0 3 3 0 1 0-6 0',
]

export interface Face {
  head: string
  top: string
  features: string
}

/** The face of a bot, by its character; none for bots that were seated before they had faces. */
export function faceNamed(character: string): Face | undefined {
  const level = CHARACTERS.findIndex((names) => character in names)
  const parts = CHARACTERS[level]?.[character]
  if (!parts) return undefined
  const [top, eyes, mouth] = parts
  return { head: HEADS[level]!, top: TOPS[top]!, features: EYES[eyes]! + MOUTHS[mouth]! }
}
