/** A site without a server: files below some path of a host that does nothing but serve them. */
import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { dataFolder, PATIENCE } from './support/output'
import { DevicePlayer } from './support/oneDevice'
import type { Player } from './support/player'
import { ROOT } from './support/server'
import { drive } from './support/strategies'
import { expect, test } from './support/test'
import { words } from './support/words'

const PATH = '/games/tisch/'
const PYTHON = ['run', '--no-sync', 'python', '-u', '-m']
/** Bringing Python to a browser takes a while. */
const FIRST_LOAD_MS = 120_000 * PATIENCE

/** A host of files, with the log of what it was asked for. */
class Host {
  private constructor(
    readonly origin: string,
    readonly log: string[],
    private process: ChildProcess,
  ) {}

  /** Writes a site and serves it; the host picks a free port. */
  static async start(): Promise<Host> {
    const folder = mkdtempSync(join(dataFolder(), 'site-'))
    const written = [...PYTHON, 'tischrunde', 'site', join(folder, PATH)]
    await promisify(execFile)('uv', written, { cwd: ROOT })
    const serve = ['http.server', '0', '--bind', '127.0.0.1', '--directory', folder]
    const process = spawn('uv', [...PYTHON, ...serve], { cwd: ROOT })
    const log: string[] = []
    process.stderr.setEncoding('utf8').on('data', (text: string) => log.push(...text.split('\n')))
    return new Host(await originOf(process), log, process)
  }

  /** What was asked for and was not there, or lies outside the folder of the site. */
  get astray(): string[] {
    const asked = this.log.filter((line) => line.includes('"GET '))
    return asked.filter((line) => !/"GET \/games\/tisch\/\S* HTTP\/[\d.]+" (200|304)/.test(line))
  }

  async stop(): Promise<void> {
    const gone = new Promise((exit) => this.process.once('exit', exit))
    this.process.kill('SIGINT')
    await gone
  }
}

function originOf(host: ChildProcess): Promise<string> {
  return new Promise((ready, failed) => {
    let output = ''
    host.once('exit', (code) => failed(new Error(`The host ended with ${code}.`)))
    host.stdout!.setEncoding('utf8').on('data', (text: string) => {
      output += text
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(output)
      if (found) ready(found[0])
    })
  })
}

/** The cards in hand as the page shows them. */
function shownHand({ page }: Player): Promise<(string | null)[]> {
  const cards = page.locator('[data-card]')
  return cards.evaluateAll((all) => all.map((card) => card.getAttribute('data-card')).sort())
}

let host: Host
test.beforeAll(async () => {
  host = await Host.start()
})
test.afterAll(() => host.stop())

test(
  'a match on the device, the rules, and the same cards after a reload',
  {
    tag: '@phone',
  },
  async ({ people }) => {
    const badger = await DevicePlayer.with(await people.stranger('Dachs', host.origin + PATH))
    const { page, state } = badger
    const asked: string[] = []
    badger.context.on('request', (request) => asked.push(request.url()))
    page.on('websocket', (socket) => asked.push(socket.url()))

    await badger.goto('')
    await expect(page.getByText(words('start-what-site'))).toBeVisible()
    for (const id of ['start-open', 'start-join', 'start-public'])
      await expect(page.getByText(words(id), { exact: true })).toHaveCount(0)
    await badger.press(page.getByRole('button', { name: words('start-deal') }))
    await state.until(() => state.known && state.view.seat === 0, 'the cards', FIRST_LOAD_MS)
    expect(page.url()).toMatch(new RegExp(`${PATH}\\?/d/\\w+$`))
    const table = page.url()

    const yours = () => state.myTurn && state.round.phase !== 'window'
    for (let moves = 0; moves < 3; moves++) {
      await state.until(() => yours() || state.legal.includes('coup'), 'the turn')
      const { version } = state
      await badger.playOn(drive(), () => state.version > version)
    }
    await state.until(yours, 'the turn')
    const hand = [...state.hand].sort()
    await expect.poll(() => shownHand(badger)).toEqual(hand)

    await badger.press(page.getByRole('button', { name: words('menu'), exact: true }))
    await badger.press(page.getByRole('button', { name: words('menu-rules'), exact: true }))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(/\?\/rules\/[\w-]+$/)
    await page.goBack()
    await expect(page).toHaveURL(table)
    await expect.poll(() => shownHand(badger)).toEqual(hand)

    const { snaps } = state
    await page.reload()
    await state.until(() => state.snaps > snaps && state.view.seat === 0, 'the table')
    expect([...state.hand].sort()).toEqual(hand)
    await expect.poll(() => shownHand(badger)).toEqual(hand)

    expect(asked.filter((url) => !url.startsWith(host.origin + PATH))).toEqual([])
    expect(asked.length).toBeGreaterThan(10)
    expect(host.astray).toEqual([])

    await badger.goto('?/settings')
    await expect(page.getByText(words('settings-forget-note-site'))).toBeVisible()
    await badger.press(page.getByRole('button', { name: words('settings-forget-button') }))
    await expect(page.getByText(words('settings-forget-warn-site'))).toBeVisible()
    await badger.press(page.getByRole('button', { name: words('settings-forget-do') }))
    await expect(page.getByText(words('settings-forgotten-site'))).toBeVisible()
    await badger.goto('?/games')
    await expect(page.getByText(words('history-none'))).toBeVisible()
  },
)

test(
  'what needs a server has no page, and a name stays on the device',
  {
    tag: '@phone',
  },
  async ({ people }) => {
    const badger = await people.stranger('Dachs', host.origin + PATH)
    const { page } = badger
    await badger.goto('?/t/abc')
    await badger.press(page.getByRole('button', { name: words('nowhere-start') }))
    await badger.press(page.getByRole('button', { name: words('start-you-change') }))
    await page.getByLabel(words('person-name'), { exact: true }).fill('Ottilie')
    await badger.press(page.getByRole('button', { name: words('person-save') }))
    await badger.goto('index.html?/settings')
    await expect(page.getByText('Ottilie', { exact: true })).toBeVisible()
    expect(host.astray).toEqual([])
    await badger.goto('?/rules/nowhere')
    await expect(
      page.getByRole('heading', { name: words('problem-no-such-edition', {}, 'de', 'server') }),
    ).toBeVisible()
    await expect(page.getByText(words('edition-schmidt-name')).first()).toBeVisible()
  },
)
