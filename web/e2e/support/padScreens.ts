/** Every screen of a score pad, and how to get to it. */
import { expect } from '@playwright/test'
import { playedEvening } from './evening'
import { loadLanguages } from './languages'
import { listen } from './listener'
import { BY_TOUCH, PadWriter } from './padWriter'
import { OVER, sheet, type Look } from './screens'
import { NAMES, type People } from './test'
import { words } from './words'

/** The score pad of the rally: new, entered, asked, in trouble, looked back on, finished. */
export async function rallyPad(people: People, look: Look): Promise<void> {
  const evening = playedEvening('schmidt', 3, 7)
  const badger = await people.guest('Dachs')
  const { page } = badger
  await listen(page)
  const writer = new PadWriter(page, evening, BY_TOUCH, NAMES)
  await badger.goto('/')
  await loadLanguages(page)
  await badger.press(page.getByRole('button', { name: words('start-pad') }))
  await expect(writer.named(words('pad-begin'))).toBeVisible()
  await look('pad-new', badger, OVER)
  await page.keyboard.press('Escape')
  await writer.begin()
  await look('pad-cards', badger)
  const [first, ...others] = evening.matches[0]!
  await writer.press(writer.named(words('pad-typing'), writer.panel))
  await writer.digits('710')
  await writer.press(writer.safety('driving-ace', true))
  await look('pad-typed', badger, { like: 'pad-cards' })
  await writer.take()
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveCount(1)
  await look('pad-problem', badger)
  await writer.press(writer.named(words('pad-undo')))
  await expect(writer.named(words('pad-undo'))).toBeDisabled()
  await writer.round(first!, 1, false)
  await look('pad-complete', badger)
  await writer.press(page.locator('ul button').first())
  await expect(writer.panel).toBeVisible()
  await look('pad-question', badger)
  await writer.press(writer.named(words('close'), writer.panel))
  for (const [index, round] of others.entries()) await writer.round(round, index + 2, true)
  await look('pad-finished', badger)
  const open = () => badger.press(writer.named(words('pad-more')))
  await sheet(badger, open, () => look('pad-more', badger, OVER))
}

/** The score pad of UNO, with as many as it can have. */
export async function unoPad(people: People, look: Look): Promise<void> {
  const evening = playedEvening('uno-carabiner', 10, 1)
  const badger = await people.guest('Dachs')
  const { page } = badger
  await listen(page)
  const writer = new PadWriter(page, evening, BY_TOUCH, [...NAMES, 'Wiesel', 'Maulwurf'])
  await badger.goto('/')
  await loadLanguages(page)
  await writer.begin()
  await look('pad-uno-question', badger)
  await writer.round(evening.matches[0]![0]!, 1, false)
  await look('pad-uno', badger)
  await writer.press(page.locator('tbody button').first())
  await look('pad-uno-hand', badger)
}
