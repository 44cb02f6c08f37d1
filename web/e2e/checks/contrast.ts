/**
 * Contrast of texts as they are painted: all text is hidden, a picture taken, and the colour of each
 * text compared with the pixels behind it. axe-core cannot judge texts on gradients and pictures.
 */
import type { Page } from '@playwright/test'
import { readPng, type Picture } from './png'

interface Text {
  text: string
  x: number
  y: number
  width: number
  height: number
  colour: [number, number, number, number]
  large: boolean
}

const NORMAL = 4.5
const LARGE = 3
/** Maximum number of screens of a long page to look at, by default. */
const MAX_SCREENS = 4

export async function faintTexts(page: Page, screens = MAX_SCREENS): Promise<string[]> {
  const faint = new Set<string>()
  const height = page.viewportSize()?.height ?? 800
  const whole = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let screen = 0; screen < screens && screen * height < whole; screen++) {
    await page.evaluate((top) => scrollTo(0, top), screen * height)
    for (const found of await faintOnScreen(page)) faint.add(found)
  }
  await page.evaluate(() => scrollTo(0, 0))
  return [...faint]
}

/** Maximum number of pictures: one in which something changed meanwhile, such as a banner, is taken again. */
const MAX_PICTURES = 12

async function faintOnScreen(page: Page): Promise<string[]> {
  for (let taken = 0; taken < MAX_PICTURES; taken++) {
    const texts = await page.evaluate(textsOnScreen)
    await page.evaluate(hideTexts)
    const picture = readPng(await page.screenshot({ scale: 'css', animations: 'disabled' }))
    await page.evaluate(showTexts)
    const after = (await page.evaluate(textsOnScreen)).map((text) => JSON.stringify(text))
    const changed = texts.filter((text) => !after.includes(JSON.stringify(text)))
    // Clocks tick while a slow machine takes a picture.
    if (after.length === texts.length && changed.every(({ text }) => /\d/.test(text))) {
      const unchanged = texts.filter((text) => !changed.includes(text))
      return unchanged.flatMap((text) => faint(text, picture))
    }
  }
  return ['the page never came to rest']
}

function faint(text: Text, picture: Picture): string[] {
  const ratio = contrastOf(text, picture)
  const least = text.large ? LARGE : NORMAL
  return ratio < least ? [`contrast ${ratio.toFixed(2)} < ${least}: “${text.text}”`] : []
}

/** The contrast that at least nine tenths of the pixels behind a text have. */
function contrastOf({ x, y, width, height, colour }: Text, picture: Picture): number {
  const ratios: number[] = []
  const [right, bottom] = [Math.min(x + width, picture.width), Math.min(y + height, picture.height)]
  for (let row = Math.max(0, Math.ceil(y) + 1); row < bottom - 1; row += 2) {
    for (let column = Math.max(0, Math.ceil(x)); column < right; column += 2) {
      ratios.push(ratioAt(picture, (row * picture.width + column) * picture.pixelBytes, colour))
    }
  }
  ratios.sort((a, b) => a - b)
  return ratios[Math.floor(ratios.length / 10)] ?? Infinity
}

/** The contrast of a colour, which may be translucent, with a pixel. */
function ratioAt({ pixels }: Picture, place: number, [r, g, b, alpha]: Text['colour']): number {
  const [red, green, blue] = [pixels[place]!, pixels[place + 1]!, pixels[place + 2]!]
  const over = (colour: number, behind: number) => colour * alpha + behind * (1 - alpha)
  const painted = luminance(over(r, red), over(g, green), over(b, blue))
  const behind = luminance(red, green, blue)
  return (Math.max(painted, behind) + 0.05) / (Math.min(painted, behind) + 0.05)
}

function luminance(r: number, g: number, b: number): number {
  return 0.2126 * light(r) + 0.7152 * light(g) + 0.0722 * light(b)
}

/** The relative luminance of a channel, by its value rounded to an integer. */
const LIGHT = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})

function light(value: number): number {
  // Brighter than white is painted as white.
  return LIGHT[Math.min(255, Math.max(0, Math.round(value)))]!
}

// These run in the page.

function textsOnScreen(): Text[] {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const known = new Map<string, Text['colour']>()
  const rgba = (colour: string): Text['colour'] => {
    const found = known.get(colour)
    if (found || !canvas) return found ?? [0, 0, 0, 1]
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = colour
    canvas.fillRect(0, 0, 1, 1)
    const [r = 0, g = 0, b = 0, a = 255] = canvas.getImageData(0, 0, 1, 1).data
    known.set(colour, [r, g, b, a / 255])
    return [r, g, b, a / 255]
  }
  /** The colour after filters and opacity: cards that cannot be laid are dimmed with their text. */
  const painted = (colour: Text['colour'], element: Element) => {
    let [r, g, b, a] = colour
    for (let each: Element | null = element; each; each = each.parentElement) {
      const { filter, opacity } = getComputedStyle(each)
      a *= Number(opacity)
      if (filter === 'none') continue
      const light = Number(/brightness\(([\d.]+)\)/.exec(filter)?.[1] ?? 1)
      const vivid = Number(/saturate\(([\d.]+)\)/.exec(filter)?.[1] ?? 1)
      const grey = 0.213 * r + 0.715 * g + 0.072 * b
      ;[r, g, b] = [r, g, b].map((v) => light * (grey + vivid * (v - grey))) as Text['colour']
    }
    return [r, g, b, a] as Text['colour']
  }
  /** Whether nothing covers a text; a name partly under another card is checked when its card lies free. */
  const isFree = (element: Element, { x, y, width, height }: DOMRect) => {
    const card = element.closest('[data-card]')
    // The rim of a chosen card is not part of its element.
    const rim = card ? 5 : 0
    const edges = card ? [-rim, height + rim] : [1, height - 1]
    const rows = [height / 4, height / 2, (3 * height) / 4, ...edges]
    // Nothing smaller than a letter lies over a text.
    const step = card ? 4 : 8
    for (const row of rows) {
      for (let at = 1 - rim; at < width + rim; at += step) {
        const front = document.elementFromPoint(x + at, y + row)
        const own = card
          ? card.contains(front)
          : front?.contains(element) || element.contains(front)
        if (!front || !own) return false
      }
    }
    return true
  }
  /** Whether a text is within what its table or list shows of it. */
  const isUncut = (element: Element, { left, right }: DOMRect) => {
    for (let each: Element | null = element; each; each = each.parentElement) {
      if (getComputedStyle(each).overflowX === 'visible') continue
      const frame = each.getBoundingClientRect()
      return frame.left <= left && right <= frame.right
    }
    return true
  }
  const isWhole = ({ x, y, width, height }: DOMRect) =>
    width >= 2 &&
    height >= 4 &&
    y >= 0 &&
    x >= 0 &&
    y + height <= innerHeight &&
    x + width <= innerWidth
  const found: Text[] = []
  const range = document.createRange()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim()
    const element = node.parentElement
    if (!text || !element) continue
    range.selectNodeContents(node)
    const boxes = [...range.getClientRects()].filter(isWhole)
    if (
      boxes.length === 0 ||
      element.closest('svg, script, style, :disabled, [aria-disabled="true"], .unseen')
    )
      continue
    const style = getComputedStyle(element)
    if (style.visibility !== 'visible' || style.clipPath === 'inset(50%)') continue
    const colour = painted(rgba(style.color), element)
    const size = parseFloat(style.fontSize)
    const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700)
    for (const box of boxes) {
      if (!isFree(element, box) || !isUncut(element, box)) continue
      const { x, y, width, height } = box
      // The box of a tilted line holds more than the line: only its middle counts.
      const part = height > 1.6 * size ? 0.3 : 1
      found.push({
        text: text.slice(0, 40),
        x: x + (width * (1 - part)) / 2,
        y: y + (height * (1 - part)) / 2,
        width: width * part,
        height: height * part,
        colour,
        large,
      })
    }
  }
  return found
}

function hideTexts(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '*, ::before, ::after { color: transparent !important; text-shadow: none !important;' +
      ' -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important;' +
      ' transition: none !important; caret-color: transparent !important }',
  )
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

function showTexts(): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1)
}
