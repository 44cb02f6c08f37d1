/** From the start page to the end of a match by keyboard alone. */
import type { Page } from '@playwright/test'
import { cardIn, type Player } from './support/player'
import { picture } from './support/output'
import { drive } from './support/strategies'
import { expect, test } from './support/test'
import { anyOf, words } from './support/words'

/** Presses Tab until something with this name has the focus. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let steps = 0; steps < 80; steps++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      // The text of a dialog, or of the page, contains every name.
      if (element === document.body || element?.matches('dialog')) return ''
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null
      return (element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? '').trim()
    })
    if (typeof name === 'string' ? focused.includes(name) : name.test(focused)) return
  }
  throw new Error(`Nothing called ${name} can be reached with Tab.`)
}

async function press(page: Page, name: string | RegExp, key = 'Enter'): Promise<void> {
  await tabTo(page, name)
  await page.keyboard.press(key)
}

/** Chooses a game, its rules, a bot and a pace, and has the cards dealt. */
async function openByKeys(page: Page, target: number): Promise<void> {
  await press(page, words('start-rallye'), 'ArrowRight')
  await expect(page.getByRole('radio', { name: words('start-uno') })).toBeChecked()
  await page.keyboard.press('ArrowLeft')
  await press(page, words('start-more'))
  await press(page, words('house-title'))
  await tabTo(page, new RegExp(`^${words('rule-target-name')}$`))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(String(target))
  await press(page, words('house-done'))
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await press(page, words('level-medium'), 'ArrowLeft')
  await press(page, words('pace-relaxed'), 'ArrowRight')
  await press(page, words('start-deal'))
}

async function answerByKeys(page: Page, move: string): Promise<boolean> {
  const name = { coup: anyOf('rallye-coup'), extend: anyOf('rallye-extend') }[move]
  if (name) await press(page, name)
  else if (move === 'finish') await press(page, words('rallye-finish'))
  else return false
  return true
}

/** Goes to the hand with Tab, to the card with arrow keys, and to the action with Tab. */
async function playByTab(page: Page, at: number, name: RegExp): Promise<void> {
  while ((await page.locator('[data-card]:focus').count()) === 0) await page.keyboard.press('Tab')
  await page.keyboard.press('Home')
  for (let steps = 0; steps < at; steps++) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await press(page, name)
}

/** Chooses a card by its number, and lays it or throws it away by a letter. */
async function playByLetters(page: Page, at: number, move: string): Promise<void> {
  await page.keyboard.press(String(at + 1))
  await expect(page.locator('[data-card]').nth(at)).toHaveAttribute('aria-pressed', 'true')
  if (move.includes('>')) await page.keyboard.press('z')
  await page.keyboard.press(move.startsWith('-') ? 'a' : 'Enter')
  const thrown = page.getByRole('button', { name: words('rallye-throw-yes') })
  if (/^-[a-z]/.test(move) && (await thrown.isVisible()))
    await press(page, words('rallye-throw-yes'))
}

async function playByKeys(player: Player, move: string, tabs: boolean): Promise<void> {
  const { page, state, board } = player
  const answers = state.answers
  // The page may still show the previous hand.
  await expect(board).toHaveAttribute('data-v', String(state.version))
  if (!(await answerByKeys(page, move))) {
    while (await page.locator('dialog[open]').count()) await page.keyboard.press('Escape')
    const card = cardIn(move)!
    const held = await page
      .locator('[data-card]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('data-card')))
    const at = held.indexOf(card)
    if (tabs) await playByTab(page, at, actionOf(move))
    else await playByLetters(page, at, move)
  }
  await state.until(() => state.answers > answers, `an answer to ${move}`)
}

/** The label of the button that plays a move; no target of an attack is chosen by Tab here. */
function actionOf(move: string): RegExp {
  if (move.startsWith('-')) return anyOf('rallye-do-discard')
  return anyOf(/^\d+$/.test(move) ? 'rallye-do-drive' : 'rallye-do-lay')
}

/** Plays the first move and the first distance with Tab and arrow keys, all others with letters. */
async function playByKeysUntil(player: Player, enough: (moves: number) => boolean): Promise<void> {
  const { state } = player
  const choose = drive({ left: 1 })
  let [moves, driven] = [0, 0]
  while (!state.over && !enough(moves)) {
    const move = choose(state)
    const version = state.version
    if (move === null) {
      await state.until(() => state.version > version || state.over, 'the others', 60_000)
      continue
    }
    const drives = /^\d+$/.test(move)
    const tabs = drives ? driven++ === 0 : moves === 0 && !move.includes('>')
    moves++
    await playByKeys(player, move, tabs).catch((error: unknown) => {
      if (state.version === version) throw error
    })
  }
}

/** Opens the start page and has the cards of a match dealt. */
async function beginByKeys(badger: Player): Promise<void> {
  const { page, state } = badger
  await badger.goto('/')
  await expect(page.getByRole('button', { name: words('start-deal') })).toBeVisible()
  await openByKeys(page, 700)
  await state.until(() => state.known && badger.view.state === 'playing', 'the deal')
  expect(badger.view).toMatchObject({ game: 'rallye', pace: 'brisk', match: { target: 700 } })
  await expect(badger.board).toBeVisible()
}

/** Opens the help and closes it: the focus returns to where it was. */
async function readAndReturn(page: Page): Promise<void> {
  const help = page.getByRole('button', { name: words('help') })
  await help.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('dialog[open]')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await expect(help).toBeFocused()
}

test(
  'a match is begun by keys alone, from the start page on',
  { tag: '@desktop' },
  async ({ people }) => {
    const badger = await people.stranger('Dachs')
    await beginByKeys(badger)
    await playByKeysUntil(badger, (moves) => moves >= 4)
    await readAndReturn(badger.page)
  },
)

test(
  'a whole match by keys alone, from the start page on',
  { tag: ['@desktop', '@long'] },
  async ({ people }) => {
    test.slow()
    const badger = await people.stranger('Dachs')
    const { page } = badger
    await beginByKeys(badger)
    await playByKeysUntil(badger, () => false)
    const end = page.locator('dialog[open]')
    await expect(end.getByText(words('end-replay'))).toBeVisible()
    await picture(page, 'matches', 'keyboard-end.png')
    await page.keyboard.press('Escape')
    await expect(end).toHaveCount(0)
  },
)
