/** A third game, of which this client knows nothing: a client built with it, and a whole match. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seeTheEnd } from './support/ending'
import { ROOT } from './support/house'
import type { Player } from './support/player'
import { PATIENCE } from './support/proof'
import { test } from './support/test'
import { words } from './support/words'

const BUILT_WITHIN = 180_000 * PATIENCE
let folder: string

// The client is built once for both.
test.describe.configure({ mode: 'default' })

test.beforeAll(() => {
  test.setTimeout(BUILT_WITHIN)
  folder = mkdtempSync(join(tmpdir(), 'tischrunde-third-'))
  const build = join(ROOT, 'tests/third_game/build.mjs')
  const built = execFileSync('node', [build, folder], { encoding: 'utf8' })
  process.env.ZWANZIG_WEB = built.trim().split('\n').at(-1)
})

test.afterAll(() => rmSync(folder, { recursive: true }))

test(
  'somebody plays a third game against a bot, from the start page on',
  { tag: '@phone' },
  async ({ people }) => {
    const house = await people.ownHouse({ through: 'tests.third_game.served' })
    const badger = await people.stranger('Dachs', house.url, {}, house)
    const { page, sight } = badger
    await badger.goto('/')
    await badger.press(page.getByText('Zwanzig', { exact: true }))
    await badger.press(page.getByText(words('start-bots'), { exact: true }))
    await badger.press(page.getByRole('button', { name: words('start-deal') }))
    await sight.until(() => sight.known && badger.view.state === 'playing', 'the deal')
    while (!sight.over) {
      await sight.until(() => sight.myTurn || sight.over, 'the own turn')
      if (sight.myTurn) await playFirst(badger)
    }
    await seeTheEnd([badger], 'third')
  },
)

test('its folder has the types of the client', { tag: '@long' }, () => {
  test.setTimeout(BUILT_WITHIN)
  const check = ['svelte-check', '--fail-on-warnings', '--output', 'human']
  execFileSync('npx', check, { cwd: join(folder, 'web'), stdio: 'inherit' })
})

/** Plays the first move there is: a card and its button, or the button that draws or passes. */
async function playFirst(player: Player): Promise<void> {
  const { sight } = player
  const { version, legal, hand } = sight
  const move = legal[0]!
  await player.lay(move, async () => {
    await player.catchUp()
    await player.closeDialog()
    if (hand.includes(move)) await player.chooseCard(move)
  })
  await sight.until(() => sight.version > version, 'an answer')
}
