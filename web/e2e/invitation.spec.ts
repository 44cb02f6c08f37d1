/** A new browser with a link or a code: takes a seat, gives a name, and is dealt cards. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { waitUntilStill } from './checks/stillness'
import { setLanguage, type Lang } from './support/languages'
import { LAN_HOST, ROOT } from './support/server'
import type { Choose, Player } from './support/player'
import { picture } from './support/output'
import { drive, playUno } from './support/strategies'
import { expect, test, type People } from './support/test'
import { anyOf, words } from './support/words'

const GAMES: { game: 'rallye' | 'uno'; play: Choose }[] = [
  { game: 'rallye', play: drive() },
  { game: 'uno', play: playUno },
]

const MOVES = ['Laid', 'Attacked', 'Discarded', 'Played', 'Kept']

/** Opens a table for two on the start page; returns the link that the lobby shows. */
async function invite(host: Player, game: 'rallye' | 'uno', lang: Lang = 'de'): Promise<string> {
  const { page } = host
  await host.goto('/')
  await host.press(page.getByText(words(`start-${game}`, {}, lang), { exact: true }))
  const players = page.getByRole('group', { name: words('start-players', {}, lang) })
  await host.press(players.getByText('2', { exact: true }))
  await host.press(page.getByRole('button', { name: words('start-open', {}, lang) }))
  const link = page.getByText(/\/t\/\w+#/)
  await expect(link).toBeVisible()
  return link.innerText()
}

/** Goes from the start page to the table by its code. */
async function joinByWords(guest: Player, said: string, lang: Lang = 'de'): Promise<void> {
  await guest.goto('/')
  await guest.page.locator('#code').fill(said)
  const go = { name: words('start-join-go', {}, lang), exact: true }
  await guest.press(guest.page.getByRole('button', go))
}

function wordsOf(link: string): string {
  return link.split('#')[1]!.replaceAll('-', ' ')
}

/** Joins by the one button of the greeting; whoever the server does not know is asked for a name. */
async function takeSeat(
  guest: Player,
  page: Page,
  name?: string,
  lang: Lang = 'de',
): Promise<void> {
  await page.bringToFront()
  await expect(page.getByRole('heading', { name: anyOf('lobby-invited', lang) })).toBeVisible()
  await guest.press(page.getByRole('button', { name: words('lobby-join', {}, lang), exact: true }))
  if (name === undefined) return
  const dialog = page.getByRole('dialog', { name: words('person-title', {}, lang) })
  await dialog.getByLabel(words('person-name', {}, lang)).fill(name)
  await guest.press(dialog.getByRole('button', { name: words('person-save', {}, lang) }))
}

/** The lobby marks one's own seat. */
async function isSeated(page: Page, lang: Lang = 'de'): Promise<void> {
  await expect(page.getByText(words('lobby-you', {}, lang), { exact: true })).toBeVisible()
}

async function deal(host: Player): Promise<void> {
  await host.press(host.page.getByRole('button', { name: words('lobby-start') }))
}

/** The guest has cards and makes a first move, after the host's if need be. */
async function playsFirstMove(guest: Player, host: Player, play: Choose): Promise<void> {
  await guest.page.bringToFront()
  await expect(guest.page.locator('[data-card]').first()).toBeVisible()
  const seat = guest.view.seat
  const moved = () =>
    guest.state.events.some((it) => MOVES.includes(it.event) && 'seat' in it && it.seat === seat)
  await Promise.all([guest, host].map((player) => player.playOn(play, moved)))
}

async function hostAndGuest(people: People, url?: string): Promise<[Player, Player]> {
  return [await people.stranger('Dachs', url), await people.stranger('Eule', url)]
}

/** The gate has each game and each way once. */
function tagsOf(uno: boolean, byWords: boolean): string[] {
  return uno === byWords ? ['@phone'] : ['@phone', '@long']
}

for (const { game, play } of GAMES) {
  for (const way of ['link', 'words'] as const) {
    const title = `${game}, by ${way}: a seat, a name, own cards`
    test(title, { tag: tagsOf(game === 'uno', way === 'words') }, async ({ people }) => {
      const [host, guest] = await hostAndGuest(people)
      const link = await invite(host, game)
      if (way === 'link') await guest.page.goto(link)
      else await joinByWords(guest, wordsOf(link))
      await takeSeat(guest, guest.page, 'Oma Hilde')
      await isSeated(guest.page)
      await picture(guest.page, 'invited', `${game}-${way}-seated.png`)
      await expect(host.page.getByText('Oma Hilde', { exact: true })).toBeVisible()
      await deal(host)
      await playsFirstMove(guest, host, play)
      expect(guest.view.seat).toBe(1)
      await picture(guest.page, 'invited', `${game}-${way}-played.png`)
    })
  }

  test(
    `${game}: a seat in one of two tabs is there in both`,
    { tag: tagsOf(game === 'uno', false) },
    async ({ people }) => {
      const [host, guest] = await hostAndGuest(people)
      const link = await invite(host, game)
      await guest.page.goto(link)
      const tab = await guest.context.newPage()
      await tab.goto(link)
      await takeSeat(guest, tab, 'Oma Hilde')
      await isSeated(tab)
      await isSeated(guest.page)
      // A seat given up in one tab is free in the other, and is taken there under the same name.
      await guest.press(tab.getByRole('button', { name: words('lobby-leave') }))
      await expect(tab).toHaveURL(/\/$/)
      await takeSeat(guest, guest.page)
      await isSeated(guest.page)
      await tab.goBack()
      await isSeated(tab)
      await deal(host)
      await playsFirstMove(guest, host, play)
      await expect(async () => {
        expect(await tab.locator('[data-card]').count()).toBe(guest.state.hand.length)
        const version = await tab.getByTestId('table').getAttribute('data-v')
        expect(version).toBe(String(guest.state.version))
      }).toPass()
    },
  )
}

test('in French, by the words that the host reads', { tag: '@phone' }, async ({ people }) => {
  const host = await people.stranger('Dachs')
  const guest = await people.stranger('Eule', undefined, { locale: 'fr-FR' })
  const link = await invite(host, 'uno')
  await setLanguage(host.page, 'fr')
  const shown = host.page.locator('.code [lang=fr]')
  await expect(shown).toHaveText(inFrench(wordsOf(link)))
  // The link is the same in every language.
  await expect(host.page.getByText(link, { exact: true })).toBeVisible()
  await picture(host.page, 'invited', 'french-words.png', { fullPage: true })
  await joinByWords(guest, (await shown.allTextContents()).join(' '), 'fr')
  await takeSeat(guest, guest.page, 'Mamie Odile', 'fr')
  await isSeated(guest.page, 'fr')
  await expect(host.page.getByText('Mamie Odile', { exact: true })).toBeVisible()
})

function inFrench(german: string): string[] {
  const [from, to] = ['de', 'fr'].map((language) =>
    readFileSync(join(ROOT, `src/tischrunde/texts/${language}/code-words.txt`), 'utf8').split('\n'),
  )
  return german.split(' ').map((word) => to![from!.indexOf(word)]!)
}

test(
  'words come without a jump, and the widest fit the narrowest screen',
  { tag: '@phone' },
  async ({ people }) => {
    const host = await people.stranger('Dachs', undefined, { locale: 'fr-FR' })
    const { page } = host
    await page.setViewportSize({ width: 320, height: 640 })
    let deliver = () => {}
    const held = new Promise<void>((done) => (deliver = done))
    await page.route('**/code-words.txt', (route) => held.then(() => route.continue()))
    await invite(host, 'uno', 'fr')
    const below = page.getByRole('button', { name: words('invite-renew', {}, 'fr') })
    await waitUntilStill(page)
    const before = await below.boundingBox()
    const shown = page.locator('.code [lang]')
    expect(await shown.count()).toBe(0)
    deliver()
    await expect(shown).toHaveCount(4)
    expect(await below.boundingBox()).toEqual(before)
    for (const size of [100, 200]) {
      await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), size)
      for (const widest of ['randonneur', 'woodpecker']) {
        const beyond = await shown.evaluateAll((spans, word) => {
          for (const span of spans) span.textContent = word
          const { clientWidth, scrollWidth } = spans[0]!.parentElement!
          return scrollWidth - clientWidth
        }, widest)
        expect(beyond, `${widest} at ${size} %`).toBe(0)
      }
      await picture(page, 'invited', `widest-${size}.png`, { fullPage: true })
    }
  },
)

test(
  'at home, without https, the link is copied',
  { tag: '@phone' },
  async ({ people, server }) => {
    const [host, guest] = await hostAndGuest(people, `http://${LAN_HOST}:${server.port}`)
    const { page } = host
    const link = await invite(host, 'uno')
    expect(await page.evaluate(() => isSecureContext)).toBe(false)
    expect(new URL(link).hostname).toBe(LAN_HOST)
    await host.press(page.getByRole('button', { name: words('invite-copy') }))
    await expect(page.getByRole('button', { name: words('invite-copied') })).toBeVisible()
    await picture(page, 'invited', 'home-copied.png', { fullPage: true })
    const tab = await host.context.newPage()
    await tab.goto(`${host.url}/`)
    await expectPasted(tab, link)
    await guest.page.goto(link)
    await takeSeat(guest, guest.page, 'Oma Hilde')
    await isSeated(guest.page)
    // While a dialog is open, nothing outside of it can be selected.
    await page.bringToFront()
    await deal(host)
    await host.press(page.getByRole('button', { name: words('menu'), exact: true }))
    await host.press(page.getByRole('button', { name: words('menu-device') }))
    await host.press(page.getByRole('button', { name: words('copy-link') }))
    await expect(page.getByText(words('copied')).last()).toBeVisible()
    const claim = await page.getByRole('dialog').locator('code').innerText()
    await tab.bringToFront()
    await expectPasted(tab, claim)
  },
)

async function expectPasted(page: Page, text: string): Promise<void> {
  const field = page.locator('#code')
  await field.clear()
  await field.press('ControlOrMeta+v')
  await expect(field).toHaveValue(text)
}

test('where nothing can be copied the link is selected', { tag: '@phone' }, async ({ people }) => {
  const host = await people.stranger('Dachs')
  await host.page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
    document.execCommand = () => false
  })
  const link = await invite(host, 'rallye')
  await host.press(host.page.getByRole('button', { name: words('invite-copy') }))
  await expect(host.page.getByText(words('copy-failed'))).toBeVisible()
  expect(await host.page.evaluate(() => getSelection()?.toString())).toBe(link)
})
