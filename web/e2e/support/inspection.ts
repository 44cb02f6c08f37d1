/** Inspects a screen: accessibility, contrast, size of targets, nothing cut off, in all languages. */
import { expect, type Page } from '@playwright/test'
import { violations } from '../checks/axe'
import { faintTexts } from '../checks/contrast'
import { cutTexts } from '../checks/overflow'
import { waitUntilStill } from '../checks/stillness'
import { smallTargets } from '../checks/targets'
import type { Player } from './player'
import { IN_GATE, shot } from './output'
import { LANGUAGES, setLanguage, type Lang } from './languages'

export interface Screen {
  /** Colours carry meaning: take pictures as people with colour vision deficiencies see it. */
  colourful?: boolean
  /** Renders again what does not follow a change of language; called for each. */
  renew?: () => Promise<void>
  /** It lies over a screen that is inspected itself: the gate does not inspect it wide. */
  over?: boolean
  /** It differs from this screen only in its texts: the gate checks only whether they fit. */
  like?: string
}

/**
 * The gate has little time: it inspects each screen on a phone by day, on a wide screen by night, and
 * on the smallest, which has the least room; elsewhere one language has to do. Contrast is judged
 * by pixels alone and only at the top of a page, and no pictures are taken for people to look at.
 */
const ELSEWHERE: readonly Lang[] = IN_GATE ? ['de'] : LANGUAGES

/** Every step differs in width from the one before, so that the page measures itself again. */
const WIDE = { width: 1440, height: 900, pictured: true }
const SMALLEST = { width: 320, height: 640, pictured: false }
const STEPS = [
  WIDE,
  { width: 768, height: 1024, pictured: true },
  SMALLEST,
  { width: 740, height: 360, pictured: true },
  { width: 360, height: 740, pictured: true },
]
const PHONE = { width: 390, height: 844 }
const VISIONS = ['deuteranopia', 'protanopia', 'tritanopia', 'achromatopsia'] as const

export async function inspect(name: string, player: Player, screen: Screen = {}): Promise<void> {
  const { page } = player
  if (!IN_GATE) {
    await isClear(page, name, 'dark')
    await picture(page, 'dark', name)
  }
  if (!IN_GATE || !screen.like) await isGoodByDay(player, name, screen)
  for (const { width, height, pictured } of stepsFor(screen)) {
    await resize(page, { width, height })
    await fitsAt(page, `${name} at ${width}`, screen, width === 320 ? LANGUAGES : ELSEWHERE)
    if (pictured) await picture(page, `${width}`, name)
    if (width === 1440) await isGoodByNight(page, name)
    if (width === 320) await isPressable(page, `${name} at ${width}`)
  }
  await fitsLarge(page, name, screen)
}

function stepsFor({ over, like }: Screen) {
  if (!IN_GATE) return STEPS
  return over || like ? [SMALLEST] : [WIDE, SMALLEST]
}

async function isGoodByDay(player: Player, name: string, screen: Screen): Promise<void> {
  const { page } = player
  await isClear(page, name, 'light')
  await isPassable(page, name, !IN_GATE)
  await isPressable(page, name)
  await picture(page, '390', name)
  if (screen.colourful && !IN_GATE) await isSeenWithoutColours(player, name)
  await fitsAt(page, `${name} at 390`, screen, ELSEWHERE)
}

/** Checks that every text stands out from what is painted behind it. */
async function isClear(page: Page, name: string, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await waitUntilStill(page)
  const faint = await faintTexts(page, IN_GATE ? 1 : undefined)
  expect.soft(faint, `${name}, ${colorScheme}`).toEqual([])
}

async function isPassable(page: Page, name: string, contrast = true): Promise<void> {
  expect.soft(await violations(page, contrast), name).toEqual([])
}

/** Inspects the wide page in the dark theme; the narrow page is inspected in the light one. */
async function isGoodByNight(page: Page, name: string): Promise<void> {
  await isClear(page, `${name}, wide`, 'dark')
  if (!IN_GATE) await isPassable(page, `${name}, wide and dark`)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
}

async function picture(page: Page, folder: string, name: string): Promise<void> {
  if (IN_GATE) return
  await page.screenshot({
    type: 'jpeg',
    quality: 80,
    path: shot('screens', folder, `${name}.jpg`),
  })
}

async function isPressable(page: Page, name: string): Promise<void> {
  expect.soft(await smallTargets(page), `${name}, sizes`).toEqual([])
}

/** Checks that every text fits, in these languages; ends with the language it began with. */
async function fitsAt(
  page: Page,
  name: string,
  { renew }: Screen,
  languages: readonly Lang[],
): Promise<void> {
  for (const language of [...languages].reverse()) {
    await setLanguage(page, language)
    await renew?.()
    await waitUntilStill(page)
    expect.soft(await cutTexts(page), `${name} in ${language}`).toEqual([])
  }
}

/** Resizes the page and resets the zoom, which emulated phones change a little each time. */
async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 })
  await session.detach()
}

async function fitsLarge(page: Page, name: string, screen: Screen): Promise<void> {
  const enlarge = (size: string) =>
    page.evaluate((size) => (document.documentElement.style.fontSize = size), size)
  await enlarge('200%')
  await resize(page, PHONE)
  await fitsAt(page, `${name}, letters twice as large`, screen, ELSEWHERE)
  await isPressable(page, `${name}, letters twice as large`)
  await picture(page, 'large', name)
  await enlarge('')
  await resize(page, { ...PHONE, width: PHONE.width + 1 })
  await resize(page, PHONE)
}

async function isSeenWithoutColours(player: Player, name: string): Promise<void> {
  const session = await player.context.newCDPSession(player.page)
  for (const type of VISIONS) {
    await session.send('Emulation.setEmulatedVisionDeficiency', { type })
    await picture(player.page, type, name)
  }
  await session.send('Emulation.setEmulatedVisionDeficiency', { type: 'none' })
  await session.detach()
}
