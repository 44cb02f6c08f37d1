/** One score pad on every phone at the table: by link and by words, offline, in quarrels, after a crash. */
import { readFileSync } from 'node:fs'
import type { Locator } from '@playwright/test'
import { join } from 'node:path'
import { PATIENCE, picture } from './support/output'
import { setLanguage, type Lang } from './support/languages'
import { expectConverged, padPhones, PadPhone } from './support/padPhone'
import { LAN_HOST, ROOT } from './support/server'
import { expect, test } from './support/test'
import { words } from './support/words'

const NAMES = ['Lena', 'Oma', 'Paul', 'Mia']
/** How many steps of people are drawn by lot. */
const STEPS = Number(process.env.PAD_STEPS ?? 60)
const FEW = 8
const SEED = Number(process.env.PAD_SEED ?? 1)
/** Milliseconds for the engines of four browsers to start on a busy machine, and for a step of theirs. */
const START_MS = 900_000
const STEP_MS = 30_000
const PHONE = { viewport: { width: 375, height: 667 } }

test.describe.configure({ timeout: START_MS * PATIENCE })

test(
  'at home, without https: by link and by three words, without a name',
  { tag: '@phone' },
  async ({ people, server }) => {
    const url = `http://${LAN_HOST}:${server.port}`
    const [lena, oma, paul] = await Promise.all(
      NAMES.slice(0, 3).map(
        async (name) => new PadPhone(await people.stranger(name, url, PHONE), name, NAMES),
      ),
    )
    await lena!.begin()
    expect(await lena!.page.evaluate(() => isSecureContext)).toBe(false)
    await lena!.type('Oma', 35)
    const link = await lena!.share()
    expect(new URL(link).hostname).toBe(LAN_HOST)
    const sheet = lena!.page.getByRole('dialog')
    await expect(sheet.getByRole('img', { name: words('pad-shared-qr') })).toBeVisible()
    await lena!.press(words('invite-copy'), sheet)
    await expect(sheet.getByRole('button', { name: words('invite-copied') })).toBeVisible()
    for (const language of ['fr', 'en', 'de'] as Lang[]) {
      await setLanguage(lena!.page, language)
      await picture(lena!.page, 'padShared', `sheet-${language}.png`)
    }
    const said = (await sheet.locator('.code span').allTextContents()).join(' ')
    expect(said.split(' ')).toHaveLength(3)
    await lena!.press(words('close'), sheet)

    await oma!.arrive(link)
    await oma!.shows('Oma', 35)
    await picture(oma!.page, 'padShared', 'arrived.png')
    expect((await oma!.player.context.cookies()).length, 'no guest to read').toBe(0)

    await paul!.player.goto('/')
    await paul!.page.locator('#code').fill(said)
    await paul!.press(words('start-join-go'))
    await paul!.opened()
    await paul!.shows('Oma', 35)
    await paul!.together()

    // Whoever comes without the code, or with a wrong one, is told so.
    const stranger = await oma!.player.context.newPage()
    await stranger.goto(`${url}/pad/${'0'.repeat(20)}#igel-lampe-wolke`)
    await expect(stranger.getByText(words('problem-no-such-pad', {}, 'de', 'server'))).toBeVisible()
    await stranger.close()

    await oma!.type('Paul', 20, true)
    await lena!.shows('Paul', 20)
    await paul!.shows('Paul', 20)
    await expectConverged([lena!, oma!, paul!], link)
    expect((await oma!.events()).map(({ by }) => by)).toContain('Oma')
  },
)

test('in French words, from the start page', { tag: ['@phone', '@long'] }, async ({ people }) => {
  const { link } = await padPhones(people, NAMES.slice(0, 2))
  const guest = new PadPhone(
    await people.stranger('Mia', undefined, { locale: 'fr-FR', ...PHONE }),
    'Mia',
    NAMES,
  )
  await guest.player.goto('/')
  await guest.page.locator('#code').fill(inFrench(decodeURIComponent(link.split('#')[1]!)))
  await guest.press(words('start-join-go', {}, 'fr'))
  await guest.opened()
  await expect(guest.status).toHaveText(words('pad-shared-together', {}, 'fr'))
  await picture(guest.page, 'padShared', 'arrived-fr.png')
})

function inFrench(code: string): string {
  const [from, to] = ['de', 'fr'].map((language) =>
    readFileSync(join(ROOT, `src/tischrunde/texts/${language}/code-words.txt`), 'utf8').split('\n'),
  )
  return code
    .split('-')
    .map((word) => to![from!.indexOf(word)]!)
    .join(' ')
}

test(
  'four phones, two of them offline: a quarrel is seen on all, one tap decides, nothing is lost',
  { tag: '@small' },
  async ({ people }) => {
    const { phones, link } = await padPhones(people, NAMES)
    const [lena, oma, paul, mia] = phones as [PadPhone, PadPhone, PadPhone, PadPhone]
    for (const [index, phone] of phones.entries()) await phone.type(phone.writer, 10 + index, true)
    for (const phone of phones) await phone.shows('Mia', 13)
    await expectConverged(phones, link)

    await oma.offline()
    await paul.offline()
    await oma.away(0)
    await oma.type('Lena', 41)
    await paul.type('Lena', 14)
    await paul.type('Mia', 25)
    await paul.away(2)
    await picture(paul.page, 'padShared', 'waiting.png')
    // What waits is there after the page was loaded again.
    await paul.reload(false)
    await paul.away(2)
    await renamed(oma, 1, 'Omi')
    await renamed(mia, 1, 'Oma Hilde')
    await dealsFirst(oma, 'Paul')
    await dealsFirst(mia, 'Mia')
    for (const phone of [oma, paul]) await phone.online()
    for (const phone of phones) {
      await expect(phone.quarrels).toHaveCount(3)
      for (const said of ['Paul, von Oma', 'Mia, von Mia'])
        await expect(aboutDealer(phone, said)).toHaveCount(1)
      for (const said of ['41', '14', 'Omi', 'Oma Hilde'])
        await expect(phone.quarrels.filter({ hasText: said })).toHaveCount(1)
      for (const by of ['Oma', 'Paul']) await expect(phone.quarrels.first()).toContainText(by)
      await phone.shows('Mia', 25)
      await phone.together()
    }
    for (const language of ['fr', 'en', 'de'] as Lang[]) {
      await setLanguage(lena.page, language)
      await picture(lena.page, 'padShared', `quarrel-${language}.png`)
    }
    // A quarrel that goes lifts those below it, from under a finger too: one after another.
    const decides = async (phone: PadPhone, button: Locator, left: number) => {
      await phone.player.press(button)
      for (const each of phones) await expect(each.quarrels).toHaveCount(left)
    }
    await decides(lena, lineOf(lena, '41'), 2)
    await decides(mia, lineOf(mia, 'Oma Hilde'), 1)
    await decides(paul, aboutDealer(paul, 'Mia, von Mia').getByRole('button'), 0)
    for (const phone of phones) {
      await expect(phone.page.getByText(words('pad-deals', { name: 'Mia' }))).toBeVisible()
      await phone.shows('Lena', 41)
    }
    await expectConverged(phones, link)

    await stopsSharing(lena)
    for (const phone of [oma, paul, mia]) {
      await expect(phone.status).toHaveText(words('pad-shared-ended'))
      await phone.shows('Lena', 41)
    }
  },
)

/** The button that decides for a value. */
function lineOf(phone: PadPhone, value: string) {
  return phone.quarrels.getByRole('listitem').filter({ hasText: value }).getByRole('button')
}

/** What somebody says in the quarrel about who deals the first round. */
function aboutDealer(phone: PadPhone, said: string) {
  const quarrel = phone.quarrels.filter({ hasText: words('pad-place-dealer') })
  return quarrel.getByRole('listitem').filter({ hasText: said })
}

async function dealsFirst(phone: PadPhone, name: string): Promise<void> {
  await phone.press(words('pad-more'))
  const sheet = phone.page.getByRole('dialog')
  const radio = phone.page.getByRole('radio', { name, exact: true })
  await phone.player.press(sheet.locator('label', { has: radio }))
  await expect
    .poll(async () => (await phone.events()).map(({ place, by }) => place.on === 'dealer' && by))
    .toContain(phone.writer)
  await phone.press(words('close'), sheet)
}

async function renamed(phone: PadPhone, seat: number, name: string): Promise<void> {
  await phone.press(words('pad-more'))
  const sheet = phone.page.getByRole('dialog')
  await sheet.getByRole('textbox', { name: words('pad-name', { number: seat + 1 }) }).fill(name)
  await phone.press(words('pad-save'), sheet)
  await expect(phone.button(words('pad-save'), sheet)).toHaveCount(0)
  await phone.press(words('close'), sheet)
}

async function stopsSharing(phone: PadPhone): Promise<void> {
  await phone.press(words('pad-more'))
  await phone.press(words('pad-share-invite'))
  await phone.press(words('pad-unshare'))
  await phone.press(words('pad-unshare-really'))
  await expect(phone.status).toHaveText(words('pad-shared-ended'))
}

test('two tabs of a phone have the same pad', { tag: ['@phone', '@long'] }, async ({ people }) => {
  const { phones, link } = await padPhones(people, NAMES.slice(0, 2))
  const [lena, oma] = phones as [PadPhone, PadPhone]
  await lena.type('Lena', 30, true)
  const second = await lena.player.context.newPage()
  await second.goto(lena.page.url())
  await expect(second.getByRole('button', { name: /^Lena, .*: 30$/ })).toBeVisible()
  await lena.offline()
  await lena.type('Lena', 31)
  await expect(second.getByRole('button', { name: /^Lena, .*: 31$/ })).toBeVisible()
  await lena.page.close()
  await lena.player.context.setOffline(false)
  await second.bringToFront()
  await oma.shows('Lena', 31)
  await expectConverged([oma], link)
})

test(
  'a server is killed while all write, and comes back',
  { tag: ['@phone', '@long'] },
  async ({ people }) => {
    const server = await people.ownServer()
    const network = await people.network(server)
    const { phones, link } = await padPhones(people, NAMES.slice(0, 2), network.url)
    for (const phone of phones) await phone.type(phone.writer, 10, true)
    await server.kill()
    await Promise.all(phones.map((phone, index) => phone.type(phone.writer, 20 + index)))
    for (const phone of phones) await phone.away(1)
    network.lead((await people.ownServer({ data: server.data })).port)
    for (const phone of phones) {
      await phone.together()
      await phone.shows('Lena', 20)
      await phone.shows('Oma', 21)
    }
    await expectConverged(phones, link)
  },
)

for (const { named, tags, steps } of [
  { named: 'a few', tags: ['@phone', '@long'], steps: FEW },
  { named: 'many', tags: ['@phone', '@long'], steps: STEPS },
]) {
  test(
    `${named} steps of four phones by lot: nothing is lost`,
    { tag: tags },
    async ({ people }) => {
      test.setTimeout((START_MS + steps * STEP_MS) * PATIENCE)
      const { phones, link } = await padPhones(people, NAMES)
      const drawn = lot(SEED)
      const online = new Set(phones)
      const first = new Set(phones)
      for (let step = 0; step < steps; step++) {
        const phone = phones[drawn(phones.length)]!
        switch (drawn(6)) {
          case 0:
            await (online.delete(phone)
              ? phone.offline()
              : phone.online().then(() => online.add(phone)))
            break
          case 1:
            await phone.reload(online.has(phone))
            break
          case 2:
            if ((await phone.quarrels.count()) > 0 && !first.has(phone)) {
              await phone.decideFirst()
              break
            }
          // Where there is nothing to decide, something is written.
          default:
            await phone.writes(NAMES[drawn(NAMES.length)]!, drawn(60), first.delete(phone))
        }
        await phone.look()
      }
      for (const phone of phones) await phone.online()
      for (const phone of phones) await phone.together()
      await expectConverged(phones, link)
      // Everybody goes on and agrees in the end.
      for (let left = 0; left < NAMES.length; left++) {
        if ((await phones[0]!.quarrels.count()) > 0)
          await phones[0]!.decideFirst(first.delete(phones[0]!))
      }
      await expect(phones[0]!.quarrels).toHaveCount(0)
      await expectConverged(phones, link)
    },
  )
}

/** Numbers below a bound, alike for the same seed. */
function lot(seed: number): (below: number) => number {
  let last = seed
  return (below) => {
    last = (last * 48_271) % 2_147_483_647
    return Math.floor((last / 2_147_483_647) * below)
  }
}
