/** Somebody who writes on a score pad what was played: by touch, by keys, or by what is read aloud. */
import { expect, type Locator, type Page } from '@playwright/test'
import { saidOf, type Evening, type PlayedRound } from './evening'
import { heardBy } from './listener'
import { PATIENCE } from './output'
import { cardWord, words } from './words'

const KM = [25, 50, 75, 100, 200]
const SAFETIES = ['right-of-way', 'driving-ace', 'puncture-proof', 'petrol-station']
/** By letter: the parties of an answer. */
const LETTERS = 'ABCDEFGHIJ'
/** The engine is fetched and starts, on a busy machine. */
const START = { timeout: 120_000 * PATIENCE }
const MOST_TABS = 120

/** How somebody presses what is on the page, chooses and writes. */
export interface Way {
  press: (button: Locator) => Promise<void>
  choose: (radio: Locator) => Promise<void>
  write: (field: Locator, text: string) => Promise<void>
  /** Enters digits, if not by the keys on the page. */
  type?: (digits: string) => Promise<void>
}

export const BY_TOUCH: Way = {
  press: (button) => button.tap(),
  choose: (radio) => radio.locator('xpath=ancestor::label').tap(),
  write: async (field, text) => {
    await field.tap()
    await field.fill(text)
  },
}

/** Nothing but Tab, Enter, arrows and typing. */
export function byKeys({ keyboard }: Page): Way {
  const isFocused = (wanted: Locator) => wanted.evaluate((each) => each === document.activeElement)
  const tabTo = async (wanted: Locator) => {
    for (let tabs = 0; !(await isFocused(wanted)); tabs++) {
      if (tabs === MOST_TABS) throw new Error(`${String(wanted)} cannot be reached with Tab.`)
      await keyboard.press('Tab')
    }
  }
  return {
    press: async (button) => {
      await expect(button).toBeEnabled()
      await tabTo(button)
      await keyboard.press('Enter')
    },
    choose: async (radio) => {
      if (await radio.isChecked()) return
      const group = radio.page().locator('input[name="edition"]:checked')
      await tabTo(group)
      while (!(await isFocused(radio))) await keyboard.press('ArrowDown')
    },
    write: async (field, text) => {
      await tabTo(field)
      await keyboard.type(text)
    },
    type: (digits) => keyboard.type(digits),
  }
}

/** As a screen reader activates what it has read, wherever it is on the screen. */
export const BY_EAR: Way = {
  press: async (button) => {
    await expect(button).toBeEnabled()
    await button.dispatchEvent('click')
  },
  choose: (radio) => radio.dispatchEvent('click'),
  write: (field, text) => field.fill(text),
}

/** How often something was pressed for a round. */
export interface Effort {
  /** Numbers were typed, and cards not tapped one by one. */
  typing: boolean
  /** For each party, in UNO for each hand. */
  entries: number[]
  /** With all questions and buttons. */
  whole: number
}

export class PadWriter {
  presses = 0
  readonly efforts: Effort[] = []
  readonly names: string[]
  #uno: boolean

  constructor(
    readonly page: Page,
    readonly evening: Evening,
    readonly way: Way,
    names: readonly string[],
  ) {
    this.names = names.slice(0, evening.members.flat().length)
    this.#uno = evening.edition.startsWith('uno')
  }

  get panel(): Locator {
    return this.page.locator('section.panel')
  }

  get parties(): string[] {
    const list = new Intl.ListFormat('de')
    return this.evening.members.map((seats) => list.format(seats.map((at) => this.names[at]!)))
  }

  async press(button: Locator): Promise<void> {
    this.presses++
    await this.way.press(button)
  }

  named(name: string, within: Page | Locator = this.page): Locator {
    return within.getByRole('button', { name, exact: true })
  }

  /** Opens a pad for this box and these people; the first time with their names. */
  async begin(): Promise<void> {
    const { page, names } = this
    await this.press(page.getByRole('button', { name: words('start-pad') }))
    const again = this.named(names.join(', '))
    await this.named(words('pad-begin')).waitFor()
    if ((await again.count()) > 0) await this.press(again)
    else {
      const box = ['name', 'maker'].map((part) => words(`edition-${this.evening.edition}-${part}`))
      await this.way.choose(page.getByRole('radio', { name: box.join(' ') }))
      for (const [seat, name] of names.entries()) {
        const field = page.getByRole('textbox', { name: words('pad-name', { number: seat + 1 }) })
        if ((await field.count()) === 0) await this.press(this.named(words('pad-add')))
        await this.way.write(field, name)
      }
      await this.press(this.named(words('pad-begin')))
    }
    await expect(this.panel).toBeVisible(START)
  }

  /** Writes down a match; every total must be what was scored as it was played. */
  async write(match: readonly PlayedRound[]): Promise<void> {
    // Newcomers tap cards; soon people see that typing is shorter.
    for (const [index, round] of match.entries()) await this.round(round, index + 1, index > 0)
  }

  /** Writes down a round, which is begun if it is not yet. */
  async round(round: PlayedRound, number: number, typing: boolean): Promise<void> {
    const before = this.presses
    if ((await this.panel.count()) === 0) await this.press(this.page.locator('.foot button'))
    const entries = await this.#enter(round, typing)
    this.efforts.push({ typing, entries, whole: this.presses - before })
    await this.holds(round, number)
  }

  /** The points of all parties in the round that is shown, or in all. */
  async shown(row: 0 | 1): Promise<number[]> {
    const cells = await this.page.locator(`tfoot tr >> nth=${row} >> td`).allInnerTexts()
    return cells.map((text) => Number(text.replace(/[^\d-]/g, '')))
  }

  /** What the page shows and says is what the round scored. */
  async holds({ points, totals, winners }: PlayedRound, number: number): Promise<void> {
    await expect.poll(() => this.shown(0), `round ${number}`).toEqual(points)
    expect(await this.shown(1), `totals after round ${number}`).toEqual(totals)
    const sums = totals
      .map((each, party) => words('pad-say-total', { party: this.parties[party]!, points: each }))
      .join(', ')
    await this.#isSaid(words('pad-say-complete', { number, totals: sums }))
    if (winners.length > 0) await expect(this.panel).toHaveCount(0)
  }

  /** Answers whatever is asked until nothing more is; returns what each party took. */
  async #enter(round: PlayedRound, typing: boolean): Promise<number[]> {
    const entries: number[] = []
    const title = this.panel.getByRole('heading')
    const parties = this.#uno ? this.names : this.parties
    await expect(title).toBeVisible()
    while ((await this.panel.count()) > 0) {
      await expect(title, 'what is asked next is read aloud').toBeFocused()
      const asked = await title.innerText()
      const before = this.presses
      const at = parties.findIndex((party) => TITLES.some((id) => words(id, { party }) === asked))
      if (at < 0) await this.#answer(round, asked)
      else {
        await (this.#uno ? this.#hand(round, at, typing) : this.#road(round, at, typing))
        entries.push(this.presses - before)
      }
      if (at >= 0) await this.#isToldFor(at)
    }
    return entries
  }

  async #answer(round: PlayedRound, asked: string): Promise<void> {
    const simple = ['winner', 'caller', 'used_up', 'early', 'out'].find(
      (field) => words(`pad-ask-${field.replace('_', '-')}`) === asked,
    )
    if (simple) return this.#choose(saidOf(round, simple))
    const of = this.parties.findIndex((party) => words('pad-ask-drove-200s', { party }) === asked)
    if (of < 0) throw new Error(`Nobody knows: ${asked}`)
    await this.#choose(saidOf(round, 'drove_200s', of))
  }

  async #choose(value: string): Promise<void> {
    const label =
      value === 'yes' || value === 'no' || value === 'nobody'
        ? words(`pad-${value}`)
        : (this.parties[LETTERS.indexOf(value)] ?? this.names[Number(value) - 1]!)
    await this.#goOn(this.named(label, this.panel))
  }

  /** Kilometres, by cards or typed, and the safeties. */
  async #road(round: PlayedRound, of: number, typing: boolean): Promise<void> {
    await this.#turnTo(typing ? 'pad-typing' : 'pad-tapping')
    if (typing) await this.digits(saidOf(round, 'km', of))
    else
      for (const [index, laid] of saidOf(round, 'distances', of).split(' ').entries())
        for (let count = 0; count < Number(laid); count++)
          await this.press(this.named(words('pad-add-card', { km: KM[index]!, count }), this.panel))
    const [safeties, coups] = ['safeties', 'coups_fourres'].map((field) =>
      saidOf(round, field, of).split(' '),
    )
    for (const safety of SAFETIES) {
      if (coups!.includes(safety)) await this.press(this.safety(safety, true))
      else if (safeties!.includes(safety)) await this.press(this.safety(safety))
    }
    await this.take()
  }

  /** What is left in a hand: its points, or kinds of cards. */
  async #hand(round: PlayedRound, of: number, typing: boolean): Promise<void> {
    await this.#turnTo(typing ? 'pad-by-sum' : 'pad-by-kinds')
    await this.digits(saidOf(round, typing ? 'points' : 'numbers', of))
    if (!typing)
      for (const [field, worth] of [
        ['symbols', 20],
        ['wilds', 50],
      ] as const)
        for (let count = 0; count < Number(saidOf(round, field, of)); count++) {
          const kind = words(`pad-${field}`, { worth })
          await this.press(this.named(words('pad-add-kind', { kind, count }), this.panel))
        }
    await this.take()
  }

  async #turnTo(way: string): Promise<void> {
    const other = this.named(words(way), this.panel)
    if ((await other.count()) > 0) await this.press(other)
  }

  safety(card: string, crosswise = false): Locator {
    const { edition } = this.evening
    const name = { card: cardWord('rallye', card, edition) }
    if (!crosswise) return this.named(words('pad-laid', name), this.panel)
    const coup = words('term-coup-fourre', { edition }, 'de', 'rallye')
    return this.named(words('pad-as-coup', { ...name, coup }), this.panel)
  }

  async digits(typed: string): Promise<void> {
    if (this.way.type) return this.way.type(typed)
    if (typed === '0') return
    for (const digit of typed) await this.press(this.named(digit, this.panel))
  }

  async take(): Promise<void> {
    await this.#goOn(this.named(words('pad-take'), this.panel))
  }

  /** Presses what ends an entry, and waits for what is asked next. */
  async #goOn(button: Locator): Promise<void> {
    const title = this.panel.getByRole('heading')
    const asked = await title.innerText()
    await this.press(button)
    await expect(title.filter({ hasText: asked }), `after “${asked}”`).toHaveCount(0)
  }

  /** After an entry it is said what the party has in this round, as the table shows it. */
  async #isToldFor(at: number): Promise<void> {
    const party = this.#uno ? this.evening.members.findIndex((seats) => seats.includes(at)) : at
    const cell = this.page.locator(`tfoot tr >> nth=0 >> td >> nth=${party}`)
    const said = `${this.parties[party]}: ${await cell.innerText()}`
    await this.#isSaid(words('pad-say-round', { party: '', points: 0 }).replace(': 0', said))
  }

  async #isSaid(text: string): Promise<void> {
    const heard = async () => (await heardBy(this.page)).map(({ text }) => text)
    await expect.poll(heard, 'what is said').toContain(text)
  }
}

/** What a panel is called that asks for an entry. */
const TITLES = ['pad-tap-cards', 'pad-type-km', 'pad-type-points', 'pad-type-kinds']

/** The one in the middle of sorted numbers. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)]!
}
