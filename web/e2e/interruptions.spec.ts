/** Reloads and lost connections at the worst moments: the table goes on where it was, answers count. */
import type { RallyeRound } from '../src/protocol/generated'
import { underAttack } from './support/attacks'
import { held } from './support/deals'
import { hurry, type Player } from './support/player'
import { playUnoWithTrouble } from './support/strategies'
import { expect, test, type People } from './support/test'
import { anyOf, cardWord, words } from './support/words'

const AWAY = anyOf('away')

/** One has attacked, and the other can answer. */
async function attacked(people: People, url?: string): Promise<[Player, Player]> {
  const table = { game: 'rallye', rules: 'fx-schmid', pace: 'children' }
  const { attacker, victim } = await underAttack(people, table, true, url)
  await expect(victim.placeOf('coup')).toBeVisible()
  const scene = victim.page.getByRole('alertdialog', { name: words('rallye-attack') })
  const { hazard } = (victim.state.round as RallyeRound).attack!
  const card = cardWord('rallye', hazard, victim.view.rules)
  const told = words('rallye-tell-attacked', {
    you: 'no',
    whom: 'you',
    name: attacker.name,
    party: '',
    card,
  })
  const described = new RegExp(`^${told} ${words('rallye-coup-held')} `)
  await expect(scene).toHaveAccessibleDescription(described)
  return [attacker, victim]
}

async function answers(victim: Player): Promise<void> {
  await expect(victim.page.getByRole('alertdialog')).toBeVisible()
  await victim.answer('coup')
  await victim.state.until(() => victim.state.happened('CoupFourrePlayed'), 'the answer')
}

test('a reload while an attack may be answered', { tag: '@phone' }, async ({ people }) => {
  const [attacker, victim] = await attacked(people)
  const { ends } = victim.view.clock!
  await victim.page.reload()
  await expect(victim.placeOf('coup')).toBeVisible()
  expect(victim.view.clock!.ends).toBe(ends)
  await answers(victim)
  await attacker.state.until(() => attacker.state.happened('CoupFourrePlayed'), 'the answer')
})

test('a broken line while an attack may be answered', { tag: '@small' }, async ({ people }) => {
  const network = await people.network()
  const [attacker, victim] = await attacked(people, network.url)
  const hand = [...victim.state.hand]
  network.cut()
  await expect(victim.page.getByText(AWAY)).toBeVisible()
  await expect(victim.placeOf('coup')).toHaveCount(0)
  network.mend()
  await expect(victim.placeOf('coup')).toBeVisible()
  expect(victim.state.hand).toEqual(hand)
  await answers(victim)
  await attacker.state.until(() => attacker.state.happened('CoupFourrePlayed'), 'the answer')
})

test(
  'a reload and a broken line while a card may be challenged',
  { tag: '@tablet' },
  async ({ people }) => {
    const network = await people.network()
    const table = { game: 'uno', rules: 'uno-carabiner', pace: 'relaxed' }
    const isAsked = ({ state }: Player) => state.legal.includes('challenge')
    const play = playUnoWithTrouble(() => [])
    const { players } = await people.table(['Dachs', 'Igel'], table, {
      url: network.url,
      fits: held(/^wild-draw-four$/),
      before: (players) => hurry(players, play, () => players.some(isAsked)),
    })
    const doubter = players.find(isAsked)!
    await doubter.page.reload()
    await expect(doubter.placeOf('challenge')).toBeVisible()
    network.cut()
    await expect(doubter.page.getByText(AWAY)).toBeVisible()
    network.mend()
    await expect(doubter.page.getByText(AWAY)).toHaveCount(0)
    await doubter.answer('challenge')
    await doubter.state.until(() => doubter.state.happened('Challenged'), 'the challenge')
    await expect(doubter.page.getByText(words('uno-shown-only-you'))).toBeVisible()
    const other = players.find((player) => player !== doubter)!
    expect(JSON.stringify(other.view)).not.toContain('"shown":{')
  },
)
