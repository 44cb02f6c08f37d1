/** What a screen reader reads: the accessibility tree of the table, and every move once, in words. */
import { writeFileSync } from 'node:fs'
import { heardBy, listen, type Said } from './support/listener'
import { hurry, type Choose, type Player } from './support/player'
import { shot } from './support/output'
import { sentenceOf } from './support/sentences'
import { attackFirst, drive, isEnding, playUno } from './support/strategies'
import { expect, test, type People, type TableOptions } from './support/test'
import { anyOf, words } from './support/words'

const ATTACKED = / gegen dich\.$/

/** One plays as people do and listens, the other hurries. */
async function hearARound(
  players: Player[],
  choose: Choose,
  others: Choose,
  name: string,
): Promise<void> {
  const [listener, other] = players as [Player, Player]
  const { page, state } = listener
  const before = await page.locator('body').ariaSnapshot()
  const first = state.events.length
  const dueNow = () =>
    state.events.slice(first).flatMap((event) => sentenceOf(event, listener.view) ?? [])
  // An attack is announced at once, sentences a little later: before each move the other player
  // waits until the listener has heard of all moves before.
  other.ready = async () => {
    const soon = { intervals: [50] }
    await expect.poll(() => state.version, soon).toBeGreaterThanOrEqual(other.state.version)
    await expect
      .poll(async () => heardOf(await heardBy(page), dueNow()).length, soon)
      .toBeGreaterThanOrEqual(dueNow().length)
  }
  const over = () => state.happened('RoundEnded')
  await Promise.all([listener.playOn(choose, over), other.playOn(others, over, true)])
  const events = state.events.slice(first)
  const end = events.findIndex(({ event }) => event === 'RoundEnded')
  const due = events.slice(0, end + 1).flatMap((event) => sentenceOf(event, listener.view) ?? [])
  await expect.poll(async () => (await heardBy(page)).map(({ text }) => text)).toContain(due.at(-1))
  // The next round may begin with a question, whose dialog is below the result.
  const result = page.locator('dialog[open]').last()
  await expect(result).toBeVisible()
  const said = await heardBy(page)
  const after = await result.ariaSnapshot()
  writeFileSync(shot('screen-reader', `${name}.txt`), transcript(name, before, said, after))

  // The next round may have begun.
  const round = said.slice(0, said.findIndex(({ text }) => text === due.at(-1)) + 1)
  expect(heardOf(round, due), 'every move once, in its order').toEqual(due)
  expect(said.filter(({ text }) => text === words('your-turn')).length).toBeGreaterThan(1)
  const drew = events.filter((event) => event.event === 'Drew' && event.seat === listener.view.seat)
  const drawn = said.filter(({ text }) => anyOf('hand-gained').test(text))
  // A card that replaces one of the same kind is not announced.
  expect(drawn.length, 'cards that came to the hand').toBeGreaterThanOrEqual(drew.length / 2)
}

/** Those announcements that are due sentences. */
function heardOf(said: Said[], due: string[]): string[] {
  const heard = said.map(({ text }) => (isGoal(text) ? due.at(-2)! : dueSentence(text, due)))
  return heard.filter(Boolean)
}

/** Whether it is the question at the goal, which also announces the last distance. */
function isGoal(text: string): boolean {
  return anyOf('rallye-call-title').test(text)
}

/** The due sentence of an announcement; an attack is announced by a dialog, or by a sentence of its own. */
function dueSentence(text: string, due: string[]): string {
  const attack = words('rallye-attack')
  if (text.startsWith(attack) || ATTACKED.test(text)) return attack
  return due.find((each) => text === each) ?? ''
}

function transcript(name: string, before: string, said: Said[], after: string): string {
  const mark = { polite: ' ', assertive: '!', dialog: '□' }
  const spoken = said.map(({ how, text }) => `${mark[how]} ${text}`).join('\n')
  const parts = [`# ${name}`, '## Am Anfang', before, '## Vorgelesen', spoken, '## Am Ende', after]
  return parts.join('\n\n') + '\n'
}

const GAMES = [
  ['rallye', 'fx-schmid', () => [drive({ left: 2 }), attackFirst({ left: 2 })]],
  ['uno', 'uno-carabiner', () => [playUno, playUno]],
] as const

for (const [game, rules, strategies] of GAMES) {
  const hear = async (people: People, name: string, options: TableOptions = {}) => {
    test.slow()
    const names = ['Dachs', 'Igel']
    const match = { game, rules, pace: 'brisk' }
    const { table, code, players } = await people.table(names, match, options)
    const [listener] = players as [Player]
    await listen(listener.page)
    await listener.page.goto('about:blank')
    await listener.sitDown(table, code)
    await expect(listener.board).toBeVisible()
    const [choose, others] = strategies()
    await hearARound(players, choose!, others!, name)
  }

  test(
    `the end of a round of ${game} is announced, every move once`,
    { tag: game === 'uno' ? ['@phone'] : ['@phone', '@long'] },
    ({ people }) => {
      const [choose] = strategies()
      const before = (players: Player[]) =>
        hurry(players, choose!, () => players.some(({ state }) => isEnding(state)))
      return hear(people, `${game}-end`, { before, shown: () => false })
    },
  )

  const whole = { tag: ['@phone', '@long'] }
  test(`a round of ${game} is announced, every move once`, whole, ({ people }) =>
    hear(people, game),
  )
}
