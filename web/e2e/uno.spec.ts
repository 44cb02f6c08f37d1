/** A whole match of UNO in four browsers, with a challenge and somebody who is caught. */
import { seeTheEnd } from './support/ending'
import { playUnoWithTrouble } from './support/strategies'
import { expect, test } from './support/test'

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
