/** Shape and colour by which players and parties are told apart, by their number. */

/** In a box of 40 × 40; `lift` moves the initials to where the shape has room. */
export interface Shape {
  path: string
  lift: number
}

export const SHAPES: readonly Shape[] = [
  { path: 'M20 1a19 19 0 1 1 0 38 19 19 0 1 1 0-38z', lift: 0 },
  { path: 'M12 2h16q10 0 10 10v16q0 10-10 10H12Q2 38 2 28V12Q2 2 12 2z', lift: 0 },
  {
    path: 'M17 2q3-2 6 0l12 7q3 2 3 5v12q0 3-3 5l-12 7q-3 2-6 0L5 31q-3-2-3-5V14q0-3 3-5z',
    lift: 0,
  },
  { path: 'M16 2q4-4 8 0l14 14q4 4 0 8L24 38q-4 4-8 0L2 24q-4-4 0-8z', lift: 0 },
  {
    path: 'M18 1.5q2-1.5 4 0l16 12q2 1.5 1 4l-6 19q-1 2.5-3.5 2.5h-19Q8 39 7 36.5l-6-19q-1-2.5 1-4z',
    lift: -1,
  },
  { path: 'M16 5q4-7 8 0l14 25q3 8-5 8H7q-8 0-5-8z', lift: -4 },
  {
    path: 'M18 2.2Q20 0 22 2.2L25.1 5.5Q27.1 7.7 30 8.3L34.5 9.4Q37.3 10 36.4 12.8L35.1 17.2Q34.2 20 35.1 22.8L36.4 27.2Q37.3 30 34.5 30.6L30 31.7Q27.1 32.3 25.1 34.5L22 37.8Q20 40 18 37.8L14.9 34.5Q12.9 32.3 10 31.7L5.5 30.6Q2.7 30 3.6 27.2L4.9 22.8Q5.8 20 4.9 17.2L3.6 12.8Q2.7 10 5.5 9.4L10 8.3Q12.9 7.7 14.9 5.5z',
    lift: 0,
  },
  { path: 'M20 0c4 7 16 14 16 24a16 15.5 0 0 1-32 0C4 14 16 7 20 0z', lift: -3 },
  { path: 'M4 5q8 1 16-4 8 5 16 4v16q0 12-16 18Q4 33 4 21z', lift: 1 },
  { path: 'M13 1h14l12 12v14L27 39H13L1 27V13z', lift: 0 },
]

/** The names of the shapes, in their order. */
export const SHAPE_NAMES = [
  'circle',
  'square',
  'hexagon',
  'diamond',
  'pentagon',
  'triangle',
  'star',
  'drop',
  'shield',
  'octagon',
] as const

/** Bright enough for dark text, in both themes. */
export const COLOURS = [
  '#ffd666',
  '#5fbdf0',
  '#a5d46f',
  '#cfa5f0',
  '#f59b76',
  '#6fd6c4',
  '#f5a8c4',
  '#e8dcc0',
  '#9fb4f5',
  '#d8e05a',
] as const

/** The shape of bots. */
export const GEAR: Shape = {
  path: 'M16 1h8l1 5 4 2 5-3 5 6-3 4 1 4 3 1v4l-3 1-1 4 3 4-5 6-5-3-4 2-1 5h-8l-1-5-4-2-5 3-5-6 3-4-1-4-3-1v-4l3-1 1-4-3-4 5-6 5 3 4-2z',
  lift: 0,
}

export function colourOf(index: number): string {
  return COLOURS[index % COLOURS.length]!
}

export function shapeOf(index: number): Shape {
  return SHAPES[index % SHAPES.length]!
}

/** The shape somebody chose; for an unknown name that of the seat. */
export function shapeNamed(name: string, seat: number): Shape {
  const index = (SHAPE_NAMES as readonly string[]).indexOf(name)
  return shapeOf(index < 0 ? seat : index)
}

/** The shapes of all at a table: as chosen, but the later of two alike gets an unused one. */
export function shapesOf(chosen: readonly string[]): string[] {
  const kept = chosen.map((name, seat) => (chosen.indexOf(name) === seat ? name : ''))
  const free = SHAPE_NAMES.filter((name) => !kept.includes(name))
  const known = (name: string) => (SHAPE_NAMES as readonly string[]).includes(name)
  return kept.map((name) => (known(name) ? name : (free.shift() ?? '')))
}

/** Two letters: of the first two words, or the first two of the only one. */
export function initials(name: string): string {
  const words = name.trim().split(/[\s-]+/)
  const letters =
    words.length > 1 ? words.slice(0, 2).map(first) : [...(words[0] ?? '')].slice(0, 2)
  return letters.join('').toLocaleUpperCase()
}

function first(word: string): string {
  return [...word][0] ?? ''
}
