/** Whole matches between somebody at a browser and somebody at a terminal. */
import type { Opened } from '../src/protocol/generated'
import { expectMatchEnd } from './support/matchEnd'
import type { Choose, Player } from './support/player'
import { PATIENCE } from './support/output'
import { drive, playUno } from './support/strategies'
import { Terminal, type Way } from './support/terminal'
import { entropyOf, expect, openedBy, test, type People } from './support/test'
import { words } from './support/words'

interface Match {
  game: string
  rules: string
  cards: string
}

/** The one at the browser opens the table, sends its link, and has the cards dealt. */
async function playOut(people: People, match: Match, choose: Choose, way: Way): Promise<void> {
  const badger = await people.guest('Dachs')
  const opened = await tableOf(badger, match)
  await badger.goto(`/t/${opened.table}`)
  const terminal = new Terminal(opened.link, 'Igel', way)
  try {
    const start = badger.page.getByRole('button', { name: words('lobby-start') })
    // Two Pythons and a terminal have to start first.
    await expect(start).toBeEnabled({ timeout: 60_000 * PATIENCE })
    await expect(badger.page.getByText('Igel').first()).toBeVisible()
    await badger.press(start)
    await badger.state.until(() => badger.state.known && !!badger.view.match, 'the deal')
    await Promise.race([badger.playOn(choose, () => badger.state.over), terminal.failed])
    await expectMatchEnd([badger], `terminal-${match.game}`)
    expect(await terminal.ended).toBe(0)
    for (const line of pointsShown(badger.view.match!.totals, way))
      expect(terminal.said).toMatch(line)
  } finally {
    terminal.close()
  }
}

/** How the terminal shows the points of the match at the end: in sentences, or in one row of the sheet. */
function pointsShown(totals: readonly number[], way: Way): RegExp[] {
  if (way === 'words') return totals.map((points) => new RegExp(`insgesamt ${points}\\b`))
  return [new RegExp(totals.map((points) => `\\b${points}\\b`).join('.*'))]
}

function tableOf(host: Player, { game, rules, cards }: Match): Promise<Opened> {
  return openedBy(host, { game, rules, players: 2, pace: 'brisk' }, entropyOf(cards))
}

const RALLY = { game: 'rallye', rules: 'fx-schmid,target=300', cards: '' }
/** With these cards a round is soon over. */
const UNO = { game: 'uno', rules: 'uno-carabiner,target=1', cards: '63' }

for (const way of ['words', 'screens'] as const) {
  const rally = { tag: ['@desktop', '@long'] }
  test(`a browser and a terminal drive a match, there by ${way}`, rally, ({ people }) => {
    test.slow()
    return playOut(people, RALLY, drive(), way)
  })

  const uno = { tag: way === 'screens' ? ['@phone'] : ['@phone', '@long'] }
  test(`a browser and a terminal play UNO, there by ${way}`, uno, ({ people }) => {
    test.slow()
    return playOut(people, UNO, playUno, way)
  })
}
