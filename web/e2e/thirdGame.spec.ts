/** A whole match of a third game, which no shared file knows, with a client built for it. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expectMatchEnd } from './support/matchEnd'
import { ROOT } from './support/server'
import type { Player } from './support/player'
import { PATIENCE } from './support/output'
import { test } from './support/test'
import { words } from './support/words'

const BUILT_WITHIN_MS = 180_000 * PATIENCE
let folder: string

// The client is built once for both tests.
test.describe.configure({ mode: 'default' })

test.beforeAll(() => {
  test.setTimeout(BUILT_WITHIN_MS)
  folder = mkdtempSync(join(tmpdir(), 'tischrunde-third-'))
  const build = join(ROOT, 'tests/third_game/build.mjs')
  const built = execFileSync('node', [build, folder], { encoding: 'utf8' })
  process.env.ZWANZIG_WEB = built.trim().split('\n').at(-1)
})

test.afterAll(() => rmSync(folder, { recursive: true }))

test(
  'somebody plays a third game against a bot, from the start page on',
  { tag: ['@phone', '@long'] },
  async ({ people }) => {
    const server = await people.ownServer({ through: 'tests.third_game.served' })
    const badger = await people.stranger('Dachs', server.url, {}, server)
    const { page, state } = badger
    await badger.goto('/')
    await badger.press(page.getByText('Zwanzig', { exact: true }))
    await badger.press(page.getByRole('button', { name: words('start-deal') }))
    await state.until(() => state.known && badger.view.state === 'playing', 'the deal')
    while (!state.over) {
      await state.until(() => state.myTurn || state.over, 'the own turn')
      if (state.myTurn) await playFirst(badger)
    }
    await expectMatchEnd([badger], 'third')
  },
)

test('its folder has the types of the client', { tag: '@long' }, () => {
  test.setTimeout(BUILT_WITHIN_MS)
  const check = ['svelte-check', '--fail-on-warnings', '--output', 'human']
  execFileSync('npx', check, { cwd: join(folder, 'web'), stdio: 'inherit' })
})

/** Plays the first move there is: a card and its button, or the button that draws or passes. */
async function playFirst(player: Player): Promise<void> {
  const { state } = player
  const { version, legal, hand } = state
  const move = legal[0]!
  await player.lay(move, async () => {
    await player.catchUp()
    await player.closeDialog()
    if (hand.includes(move)) await player.chooseCard(move)
  })
  await state.until(() => state.version > version, 'an answer')
}
