/** A match on the score pad: what cannot be, what is put right, and what is kept of it. */
import { readFileSync, writeFileSync } from 'node:fs'
import { readPng } from './checks/png'
import { playedEvening, type Evening } from './support/evening'
import { listen } from './support/listener'
import { PATIENCE, picture, shot } from './support/output'
import { BY_TOUCH, PadWriter } from './support/padWriter'
import type { Player } from './support/player'
import { expect, NAMES, test, type People } from './support/test'
import { words } from './support/words'

const SMALL_PHONE = { viewport: { width: 375, height: 667 } }
/** The engine is fetched and starts, on a busy machine. */
const START = { timeout: 120_000 * PATIENCE }

async function writerOf(people: People, evening: Evening, options = {}) {
  const badger = await people.regular('Dachs', undefined, { ...SMALL_PHONE, ...options })
  await listen(badger.page)
  await badger.goto('/')
  return { badger, writer: new PadWriter(badger.page, evening, BY_TOUCH, NAMES) }
}

/** Opens a pad from a file, as somebody does who was sent it. */
async function openFile(player: Player, file: string): Promise<void> {
  const { page } = player
  await player.goto('/')
  await player.press(page.getByRole('button', { name: words('start-pad') }))
  const buffer = Buffer.from(file)
  await page
    .locator('dialog[open] input[type="file"]')
    .setInputFiles({ name: 'spiel.pad', mimeType: 'text/plain', buffer })
  await expect(page.getByRole('heading', { level: 1, name: words('pad') })).toBeVisible(START)
}

/** Opens what is rarely needed, and downloads the pad. */
async function savedFile({ page }: PadWriter): Promise<string> {
  await page.getByRole('button', { name: words('pad-more') }).tap()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: words('pad-share-file') }).tap()
  const text = readFileSync(await (await saved).path(), 'utf8')
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  return text
}

test(
  'what cannot be is said at its field and may be kept; all can be taken back and put right',
  { tag: '@phone' },
  async ({ people }) => {
    const evening = playedEvening('fx-schmid', 2, 2)
    const [first, second] = evening.matches[0]!
    const { badger, writer } = await writerOf(people, evening)
    const { page } = badger
    await writer.begin()
    await page.waitForLoadState('networkidle')

    // A number that no distance cards make.
    const problems = page.getByRole('alert').filter({ has: page.getByRole('listitem') })
    await writer.press(writer.named(words('pad-typing'), writer.panel))
    await writer.digits('710')
    await writer.take()
    await expect(problems.getByRole('listitem')).toHaveCount(1)
    await expect(writer.panel).toHaveCount(0)
    const wrong = page.locator('[data-line="distance"]').first()
    await expect(wrong).toHaveAccessibleName(new RegExp(words('pad-cell-problem', { words: '' })))
    await expect(problems).toBeInViewport({ ratio: 1 })
    await writer.press(problems.getByRole('button', { name: words('pad-rule') }))
    await expect(page.locator('dialog[open]')).toContainText(/25|km/)
    await page.keyboard.press('Escape')
    await writer.press(problems.getByRole('button', { name: words('pad-keep') }))
    await expect(problems.getByText(words('pad-kept'))).toBeVisible()
    await expect(writer.panel, 'the next is asked').toBeVisible()
    await expect(wrong).toHaveAccessibleName(new RegExp(words('pad-cell-kept', { words: '' })))

    // Both are taken back, one after the other.
    const undo = writer.named(words('pad-undo'))
    await writer.press(undo)
    await expect(problems.getByRole('button', { name: words('pad-keep') })).toBeVisible()
    await writer.press(undo)
    await expect(problems).toHaveCount(0)
    await expect(undo).toBeDisabled()

    await writer.round(first!, 1, true)
    await writer.round(second!, 2, false)

    // An earlier round is put right, and the totals follow.
    await writer.press(writer.named(words('pad-round', { number: 1 })))
    await expect.poll(() => writer.shown(0)).toEqual(first!.points)
    await writer.press(page.locator('[data-line="distance"]').first())
    const laid = writer.panel.locator('[data-safety][aria-pressed="false"]').first()
    await writer.press(laid)
    await writer.take()
    const [before] = second!.totals
    await expect.poll(async () => (await writer.shown(1))[0]! - before!).toBeGreaterThan(0)
    await writer.press(undo)
    await expect.poll(() => writer.shown(1)).toEqual(second!.totals)

    // The trail has all of it, also what no longer holds.
    await page.getByRole('button', { name: words('pad-more') }).tap()
    const trail = page.locator('dialog[open] ol > li')
    const km = words('pad-place-party', { round: 1, party: 'Dachs', field: words('pad-field-km') })
    await expect(trail.filter({ hasText: `${km}: 710 km` })).toHaveClass(/replaced/)
    await expect(trail.last()).toContainText(words('pad-trail-opened'))
    await page.keyboard.press('Escape')

    // It is there after a reload, and on the start page another day.
    await page.reload()
    await expect.poll(() => writer.shown(1), START).toEqual(second!.totals)
    await badger.goto('/')
    await badger.press(page.getByRole('button', { name: words('start-pad') }))
    await badger.press(page.getByRole('link', { name: 'Dachs, Igel' }))
    await expect.poll(() => writer.shown(1), START).toEqual(second!.totals)
  },
)

test(
  'two correct the same on their own: both are shown, and one tap decides',
  { tag: ['@phone', '@long'] },
  async ({ people }) => {
    const evening = playedEvening('fx-schmid', 2, 2)
    const files: string[] = []
    const seen: PadWriter[] = []
    for (const [name, km] of [
      ['Dachs', '450'],
      ['Igel', '475'],
    ] as const) {
      const player = await people.guest(name, undefined, SMALL_PHONE)
      await openFile(player, evening.file)
      const writer = new PadWriter(player.page, evening, BY_TOUCH, NAMES)
      await writer.press(player.page.locator('[data-line="distance"]').first())
      const typing = writer.named(words('pad-typing'), writer.panel)
      if ((await typing.count()) > 0) await writer.press(typing)
      else await writer.press(writer.named(words('pad-clear'), writer.panel))
      await writer.digits(km)
      await writer.press(writer.named(words('pad-take'), writer.panel))
      await expect(player.page.locator('[data-line="distance"]').first()).toContainText(km)
      files.push(await savedFile(writer))
      seen.push(writer)
      if (name === 'Igel') await openFile(player, files[0]!)
    }
    const { page } = seen[1]!
    const quarrel = page.getByRole('alert').filter({ hasText: '475 km' })
    await expect(quarrel.getByRole('listitem')).toHaveCount(2)
    await picture(page, 'pad', 'quarrel.png', { fullPage: true })
    await quarrel.getByRole('listitem').filter({ hasText: '450 km' }).getByRole('button').tap()
    await expect(quarrel).toHaveCount(0)
    await expect(page.locator('[data-line="distance"]').first()).toContainText('450')
  },
)

for (const [edition, players] of [
  ['uno-carabiner', 4],
  ['auto-rallye', 3],
] as const)
  test(
    `a finished match of ${edition} is shown, sent and printed on one page`,
    { tag: edition === 'auto-rallye' ? '@phone' : ['@phone', '@long'] },
    async ({ people }) => {
      const evening = playedEvening(edition, players, 7)
      const match = evening.matches[0]!
      const { badger, writer } = await writerOf(people, evening, {
        permissions: ['clipboard-read', 'clipboard-write'],
      })
      const { page } = badger
      await openFile(badger, evening.file)
      const { totals, winners } = match.at(-1)!
      await expect.poll(() => writer.shown(1)).toEqual(totals)
      expect(winners, 'the evening has a whole match').not.toEqual([])
      await expect(page.locator('main figure .sign')).toHaveCount(players * (match.length + 1))
      for (const sample of await page.locator('main figure li svg').all())
        await expect(sample, 'whose line is whose').toBeVisible()
      await expect(page.locator('.foot button')).toHaveCount(0)

      // On paper: one page of A4.
      const paper = await page.pdf({ format: 'A4' })
      expect(pagesOf(paper), 'pages').toBe(1)
      writeFileSync(shot('pad', `${edition}.pdf`), paper)

      await page.getByRole('button', { name: words('pad-more') }).tap()
      const sheet = page.locator('dialog[open]')
      await sheet.getByRole('button', { name: words('pad-share-text') }).tap()
      await expect(sheet.getByText(words('pad-copied'))).toBeVisible()
      const text = await page.evaluate(() => navigator.clipboard.readText())
      expect(text.split('\n').filter((line) => /^Runde/.test(line))).toHaveLength(match.length)
      for (const total of totals)
        expect(text.split('\n').at(-2)).toContain(words('number', { number: total }))

      const drawn = page.waitForEvent('download')
      await sheet.getByRole('button', { name: words('pad-share-picture') }).tap()
      const picture = readFileSync(await (await drawn).path())
      writeFileSync(shot('pad', `${edition}.png`), picture)
      expect(coloursIn(picture), 'colours of the parties and the letters').toBeGreaterThan(players)

      const saved = page.waitForEvent('download')
      await sheet.getByRole('button', { name: words('pad-share-file') }).tap()
      const file = readFileSync(await (await saved).path(), 'utf8')
      const otter = await people.stranger('Otter', undefined, SMALL_PHONE)
      await openFile(otter, file)
      const other = new PadWriter(otter.page, evening, BY_TOUCH, NAMES)
      await expect.poll(() => other.shown(1)).toEqual(totals)
    },
  )

/** As many pages as a reader of the file finds. */
function pagesOf(paper: Buffer): number {
  return (paper.toString('latin1').match(/\/Type\s*\/Page[^s]/g) ?? []).length
}

function coloursIn(file: Buffer): number {
  const { pixels, pixelBytes } = readPng(file)
  const counts = new Map<string, number>()
  for (let at = 0; at < pixels.length; at += pixelBytes) {
    const colour = pixels.subarray(at, at + 3).join()
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  return [...counts.values()].filter((count) => count > 300).length
}
