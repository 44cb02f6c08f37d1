/** Whole matches of the rally game, each player in their own browser; a turn with nothing to lay. */
import type { Hands } from './support/deals'
import { expectMatchEnd } from './support/matchEnd'
import type { Player } from './support/player'
import { picture } from './support/output'
import { drive } from './support/strategies'
import { expect, test } from './support/test'
import { cardWord, words } from './support/words'

async function playOut(players: Player[], attacks: number): Promise<void> {
  const budget = { left: attacks }
  await Promise.all(players.map((player) => player.playOn(drive(budget), () => player.state.over)))
}

test('two play a match of several rounds', { tag: ['@small', '@long'] }, async ({ people }) => {
  test.slow()
  const { players } = await people.table(['Dachs', 'Igel'], {
    game: 'rallye',
    rules: 'fx-schmid,target=2200',
    pace: 'brisk',
  })
  players[1]!.aims = true
  await playOut(players, 2)
  expect(players[0]!.state.count('RoundEnded')).toBeGreaterThan(1)
  await expectMatchEnd(players, 'rally-two')
})

test('four play a match in two teams', { tag: ['@desktop', '@long'] }, async ({ people }) => {
  test.slow()
  const { players } = await people.table(['Dachs', 'Igel', 'Fuchs', 'Eule'], {
    game: 'rallye',
    rules: 'winning-moves,target=800',
    pace: 'brisk',
  })
  expect(players[0]!.view.match!.totals).toHaveLength(2)
  players[2]!.aims = true
  await playOut(players, 2)
  await expectMatchEnd(players, 'rally-teams')
})

test(
  'somebody plays a match against a bot, from the start page on',
  { tag: ['@phone', '@long'] },
  async ({ people }) => {
    test.slow()
    const badger = await people.stranger('Dachs')
    const { page } = badger
    await badger.goto('/')
    await badger.press(page.getByText(words('start-more'), { exact: true }))
    await badger.press(page.getByText(words('level-easy'), { exact: true }))
    await badger.press(page.getByText(words('pace-brisk'), { exact: true }))
    await badger.press(page.getByRole('button', { name: words('house-title') }))
    await page.getByLabel(words('rule-target-name'), { exact: true }).fill('800')
    await badger.press(page.getByRole('button', { name: words('house-done') }))
    await badger.press(page.getByRole('button', { name: words('start-deal') }))
    await badger.state.until(
      () => badger.state.known && badger.view.state === 'playing',
      'the deal',
    )
    await expect(badger.board).toBeVisible()
    expect(badger.view.match!.target).toBe(800)
    await badger.playOn(drive({ left: 1 }), () => badger.state.over)
    await expectMatchEnd([badger], 'rally-bot')
  },
)

test('a hand that cannot move says what to do', { tag: '@small' }, async ({ people }) => {
  const useless = /^(km-.*|end-of-limit|repairs|petrol|spare-tyre)$/
  const stuck = (hand: readonly string[]) =>
    hand.length === 7 && hand.every((it) => useless.test(it))
  const table = { game: 'rallye', rules: 'fx-schmid', pace: 'relaxed' }
  const fits = (hands: Hands) => hands.some(stuck)
  const { players } = await people.table(['Dachs', 'Igel'], table, { fits, cards: '40' })
  const mover = players.find(({ state }) => state.myTurn)!
  const { page } = mover
  const told = words('rallye-without-green', {
    remedy: cardWord('rallye', 'roll', 'fx-schmid'),
    deeds: words('rallye-deed-discard'),
  })
  await expect(page.locator('.status > p')).toHaveText(told)
  await expect(page.locator('[data-action]')).toHaveText(words('rallye-note-discard'))
  await expect(page.getByTestId('polite')).toContainText(told)
  await picture(page, 'matches', 'rally-stuck.png')
  const [move] = mover.state.legal
  await mover.choose(move!)
  // The same text is also in a live region: only this one is visible.
  await expect(page.locator('.why')).toContainText(words('rallye-stuck'))
  await picture(page, 'matches', 'rally-stuck-why.png')
  await mover.play(move!)
  expect(
    mover.state.happened('Discarded', (it) => 'seat' in it && it.seat === mover.view.seat),
  ).toBe(true)
})
