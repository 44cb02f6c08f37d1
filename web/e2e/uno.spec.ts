/** UNO: against bots from the start page on; a whole match with a challenge, and one who is caught. */
import { seeTheEnd } from './support/ending'
import { playUno, playUnoWithTrouble } from './support/strategies'
import { expect, test } from './support/test'
import { words } from './support/words'

const MOVES = 3

test(
  'somebody plays against bots, from the start page on',
  { tag: '@phone' },
  async ({ people }) => {
    const badger = await people.stranger('Dachs')
    const { page, sight } = badger
    await badger.goto('/')
    await badger.press(page.getByText(words('start-uno'), { exact: true }))
    await badger.press(page.getByText(words('start-bots'), { exact: true }))
    await badger.press(page.getByRole('button', { name: words('start-deal') }))
    await sight.until(() => sight.known && badger.view.state === 'playing', 'the deal')
    await expect(badger.board).toBeVisible()
    const own = () =>
      sight.events.filter((event) => 'seat' in event && event.seat === badger.view.seat).length
    await badger.playOn(playUno, () => own() >= MOVES || sight.over)
    // The bots go on until it is up to somebody else.
    await expect(async () => {
      expect(await badger.board.getAttribute('data-v')).toBe(String(sight.version))
    }).toPass()
  },
)

test(
  'four play a match; one is challenged, one is caught',
  { tag: ['@tablet', '@long'] },
  async ({ people }) => {
    test.slow()
    const { players } = await people.table(['Dachs', 'Igel', 'Fuchs', 'Eule'], {
      game: 'uno',
      rules: 'uno-carabiner,target=10',
      pace: 'relaxed',
    })
    const [host] = players
    const strategy = playUnoWithTrouble(() => host!.sight.events)
    await Promise.all(players.map((player) => player.playOn(strategy, () => player.sight.over)))
    expect(host!.sight.happened('Challenged')).toBe(true)
    expect(host!.sight.happened('Caught')).toBe(true)
    await seeTheEnd(players, 'uno-four')
  },
)
