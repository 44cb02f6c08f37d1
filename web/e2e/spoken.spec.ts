/** What a screen reader is told: the table as a tree of names, and every move once, in words. */
import { writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { hurry, type Choose, type Player } from './support/player'
import { shot } from './support/proof'
import { sentenceOf } from './support/sentences'
import { attackFirst, drive, isEnding, playUno } from './support/strategies'
import { expect, test, type People, type Wishes } from './support/test'
import { anyOf, words } from './support/words'

interface Said {
  how: 'polite' | 'assertive' | 'dialog'
  text: string
}

const ATTACKED = / gegen dich\.$/

/**
 * Notes what is heard: what is added to live regions, over an open dialog only to its own; and of
 * a dialog that opens its name and what describes it.
 */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const said: Said[] = []
    Object.assign(window, { said })
    const told = (dialog: HTMLDialogElement, attribute: string) =>
      (dialog.getAttribute(attribute) ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent?.trim() ?? '')
    const { showModal } = HTMLDialogElement.prototype
    HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
      showModal.call(this)
      const parts = [...told(this, 'aria-labelledby'), ...told(this, 'aria-describedby')]
      said.push({
        how: 'dialog',
        text: parts
          .filter(Boolean)
          .join(' ')
          .replace(/[ \n]+/g, ' '),
      })
    }
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        const region = node.parentElement?.closest('[aria-live]')
        if (!region || !(node instanceof HTMLElement)) continue
        const open = [...document.querySelectorAll('dialog[open]')].at(-1)
        if (open && !open.contains(region)) continue
        said.push({
          how: region.getAttribute('aria-live') as Said['how'],
          text: node.textContent ?? '',
        })
      }
    }).observe(document, { childList: true, subtree: true })
  })
}

function heardBy(page: Page): Promise<Said[]> {
  return page.evaluate(() => (window as unknown as { said: Said[] }).said)
}

/** One plays as people do and listens, the other hurries. */
async function hearARound(
  players: Player[],
  choose: Choose,
  others: Choose,
  name: string,
): Promise<void> {
  const [listener, other] = players as [Player, Player]
  const { page, sight } = listener
  const before = await page.locator('body').ariaSnapshot()
  const first = sight.events.length
  const dueNow = () =>
    sight.events.slice(first).flatMap((event) => sentenceOf(event, listener.view) ?? [])
  // The scene of an attack is told at once, sentences a little later: each waits for those before,
  // of which the listener may learn after the other.
  other.ready = async () => {
    const soon = { intervals: [50] }
    await expect.poll(() => sight.version, soon).toBeGreaterThanOrEqual(other.sight.version)
    await expect
      .poll(async () => heardOf(await heardBy(page), dueNow()).length, soon)
      .toBeGreaterThanOrEqual(dueNow().length)
  }
  const over = () => sight.happened('RoundEnded')
  await Promise.all([listener.playOn(choose, over), other.playOn(others, over, true)])
  const events = sight.events.slice(first)
  const end = events.findIndex(({ event }) => event === 'RoundEnded')
  const due = events.slice(0, end + 1).flatMap((event) => sentenceOf(event, listener.view) ?? [])
  await expect.poll(async () => (await heardBy(page)).map(({ text }) => text)).toContain(due.at(-1))
  // The next round may begin with a question below.
  const result = page.locator('dialog[open]').last()
  await expect(result).toBeVisible()
  const said = await heardBy(page)
  const after = await result.ariaSnapshot()
  writeFileSync(shot('spoken', `${name}.txt`), transcript(name, before, said, after))

  // The next round may have begun.
  const round = said.slice(0, said.findIndex(({ text }) => text === due.at(-1)) + 1)
  expect(heardOf(round, due), 'every move once, in its order').toEqual(due)
  expect(said.filter(({ text }) => text === words('your-turn')).length).toBeGreaterThan(1)
  const drew = events.filter((event) => event.event === 'Drew' && event.seat === listener.view.seat)
  const drawn = said.filter(({ text }) => anyOf('hand-gained').test(text))
  // A card may take the place of another of its kind.
  expect(drawn.length, 'cards that came to the hand').toBeGreaterThanOrEqual(drew.length / 2)
}

/** Of what was said the sentences that are due. */
function heardOf(said: Said[], due: string[]): string[] {
  const heard = said.map(({ text }) => (isGoal(text) ? due.at(-2)! : sentenceTold(text, due)))
  return heard.filter(Boolean)
}

/** The question at the goal tells the way there too. */
function isGoal(text: string): boolean {
  return anyOf('rallye-call-title').test(text)
}

/** The scene of an attack tells more than that there is one; one nobody can answer has no scene. */
function sentenceTold(text: string, due: string[]): string {
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
  const hear = async (people: People, name: string, wishes: Wishes = {}) => {
    test.slow()
    const names = ['Dachs', 'Igel']
    const match = { game, rules, pace: 'brisk' }
    const { table, code, players } = await people.table(names, match, wishes)
    const [listener] = players as [Player]
    await listen(listener.page)
    await listener.page.goto('about:blank')
    await listener.sitDown(table, code)
    await expect(listener.board).toBeVisible()
    const [choose, others] = strategies()
    await hearARound(players, choose!, others!, name)
  }

  test(
    `the end of a round of ${game} is told, every move once`,
    { tag: '@phone' },
    ({ people }) => {
      const [choose] = strategies()
      const before = (players: Player[]) =>
        hurry(players, choose!, () => players.some(({ sight }) => isEnding(sight)))
      return hear(people, `${game}-end`, { before, shown: () => false })
    },
  )

  const whole = { tag: ['@phone', '@long'] }
  test(`a round of ${game} is told, every move once`, whole, ({ people }) => hear(people, game))
}
