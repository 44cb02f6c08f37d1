/** The name of a card on its plate: where words may break and how large the letters can be. */

const SOFT_HYPHEN = '\u00AD'
/** The width for letters, in two-hundredths of a card's width. */
const PLATE_WIDTH = 166
/**
 * The largest letters for one, two and three lines; below `SMALLEST` another line is added. Two
 * lines stay below 24, so that long words break at their seam and not earlier.
 */
const LARGEST = [27, 23.5, 23]
const SMALLEST = 21

/** Puts soft hyphens into long words; `breaks` lists words such as `Reifen·panne`. */
export function breakable(name: string, breaks: string): string {
  const words = breaks.split(/\s+/)
  return words.reduce((text, word) => text.replace(plain(word), hyphened(word)), name)
}

/** The size of the letters, in two-hundredths of a card's width. */
export function letterSize(name: string): number {
  const pieces = name.split(/(?<=[ \u00AD-])/)
  const sizes = LARGEST.map((largest, index) =>
    Math.min(largest, PLATE_WIDTH / longestLine(pieces, index + 1)),
  )
  const best = sizes.find((size) => size >= SMALLEST) ?? Math.max(...sizes)
  return Math.floor(best * 10) / 10
}

/** The length of the longest line, in heights of a letter, when the pieces are shared out best. */
function longestLine(pieces: string[], lines: number): number {
  const whole = width(pieces.join(''))
  if (lines === 1) return whole
  const shares = pieces.slice(1).map((_, index) => {
    const first = width(pieces.slice(0, index + 1).join(''))
    return Math.max(first, longestLine(pieces.slice(index + 1), lines - 1))
  })
  return Math.min(whole, ...shares)
}

function width(line: string): number {
  const shown = line
    .trim()
    .replace(/\u00AD$/, '-')
    .replaceAll(SOFT_HYPHEN, '')
  return [...shown].reduce((sum, letter) => sum + widthOf(letter), 0)
}

/** The width of a letter in Barlow Condensed at weight 700, in heights of a letter. */
function widthOf(letter: string): number {
  if (/[ijlI’' ]/.test(letter)) return 0.21
  if (/[ftr-]/.test(letter)) return 0.32
  if (/[mwMW]/.test(letter)) return 0.65
  return 0.46
}

function plain(word: string): string {
  return word.replaceAll('·', '')
}

function hyphened(word: string): string {
  return word.replaceAll('·', SOFT_HYPHEN)
}
