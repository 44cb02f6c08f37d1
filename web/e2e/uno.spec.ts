/** UNO: against bots from the start page on; a whole match with a challenge and a forgotten call. */
import { expectMatchEnd } from './support/matchEnd'
import { playUno, playUnoWithTrouble } from './support/strategies'
import { expect, test } from './support/test'
import { words } from './support/words'

const MOVES = 3

test(
  'somebody plays against bots, from the start page on',
  { tag: '@phone' },
  async ({ people }) => {
    const badger = await people.stranger('Dachs')
    const { page, state } = badger
    await badger.goto('/')
    await badger.press(page.getByText(words('start-uno'), { exact: true }))
    await badger.press(page.getByRole('button', { name: words('start-deal') }))
    await state.until(() => state.known && badger.view.state === 'playing', 'the deal')
    await expect(badger.board).toBeVisible()
    const own = () =>
      state.events.filter((event) => 'seat' in event && event.seat === badger.view.seat).length
    await badger.playOn(playUno, () => own() >= MOVES || state.over)
    // The bots play on until it is the player's turn.
    await expect(async () => {
      expect(await badger.board.getAttribute('data-v')).toBe(String(state.version))
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
    const strategy = playUnoWithTrouble(() => host!.state.events)
    await Promise.all(players.map((player) => player.playOn(strategy, () => player.state.over)))
    expect(host!.state.happened('Challenged')).toBe(true)
    expect(host!.state.happened('Caught')).toBe(true)
    await expectMatchEnd(players, 'uno-four')
  },
)
