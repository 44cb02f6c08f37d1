/** The case on the page: laid out by picks or come by a link, and what the engine says of it. */
import { device } from '../device/device.svelte'
import type { Game } from '../net/views'
import type { CaseJudged, CaseQuestion, CaseTemplate } from '../protocol/generated'
import { settings } from '../settings/settings.svelte'
import { nextAsked, picked, type Picks } from './picks'

export interface Known {
  templates: Record<string, CaseTemplate>
  questions: CaseQuestion[]
}

const NONE: CaseTemplate = { base: {}, asks: [] }

/** What the engine knows of a game's cases, in the language of the page. */
export async function knownCases(game: Game): Promise<Known> {
  const { language } = settings
  const [templates, questions] = await Promise.all([
    device.ask('case-templates', { game }),
    device.ask('case-questions', { game, language }),
  ])
  return { templates, questions }
}

export class Situation {
  game = $state.raw<Game | null>(null)
  rules = $state('')
  name = $state('')
  template = $state.raw<CaseTemplate>(NONE)
  picks = $state.raw<Picks>({})
  /** The place whose options are shown. */
  open = $state('')
  judged = $state.raw<CaseJudged | null>(null)
  /** What other rules say of it, or of what was laid out just before. */
  beside = $state.raw<CaseJudged | null>(null)
  /** The question people ask that it is, until something else is picked. */
  question = $state.raw<CaseQuestion | null>(null)
  /** The engine has failed: there is no answer to what is laid out. */
  failed = $state(false)

  #visited = new Set<string>()
  #asking = false
  #again = false
  /** How often something else was laid out: answers to what lay there before are too late. */
  #laid = 0

  /** Begins to lay out by a template; the first place it asks for is open. */
  begin(game: Game, rules: string, name: string, template: CaseTemplate): void {
    this.#lay(game, rules, name, template, {})
    this.open = nextAsked(template, this.#visited)
    this.#judge()
  }

  /** Lays out a question people ask. */
  ask(game: Game, rules: string, question: CaseQuestion, template: CaseTemplate): void {
    this.#lay(game, rules, question.template, template, question.picks)
    this.question = question
    this.#judge()
  }

  /** Shows what the engine has said of a case that came as text. */
  show(judged: CaseJudged, known: Known | null): void {
    const { layout } = judged
    if (layout && known) {
      const { game, rules, template, picks } = layout
      this.#lay(game as Game, rules, template, known.templates[template]!, picks)
      this.question = known.questions.find((each) => isLaidAs(each, template, picks)) ?? null
    } else this.clear()
    this.judged = this.beside = judged
  }

  pick(place: string, words: string, stay: boolean): void {
    this.picks = picked(this.template, this.picks, place, words)
    this.question = null
    this.#visited.add(place)
    if (!stay) this.open = nextAsked(this.template, this.#visited)
    this.#judge()
  }

  /** Shows the options of a place, or hides them. */
  turn(place: string): void {
    this.#visited.add(place)
    this.open = this.open === place ? '' : place
  }

  by(rules: string): void {
    if (rules === this.rules) return
    this.rules = rules
    this.#judge()
  }

  /** Asks again, in another language. */
  again(): void {
    if (this.game) this.#judge()
  }

  clear(): void {
    this.game = null
    this.question = null
    this.#forget()
  }

  /** The engine has failed: what it said before is not about this. */
  fail(): void {
    this.judged = this.beside = null
    this.failed = true
  }

  #lay(game: Game, rules: string, name: string, template: CaseTemplate, picks: Picks): void {
    Object.assign(this, { game, rules, name, template, picks, question: null })
    this.#forget()
    this.#visited.clear()
  }

  #forget(): void {
    this.#laid++
    this.judged = this.beside = null
    this.failed = false
    this.open = ''
  }

  /**
   * Asks the engine, first for the answer alone, then for what other rules say; what is picked
   * while it thinks is asked once it has answered.
   */
  #judge(): void {
    this.failed = false
    if (this.#asking) this.#again = true
    else void this.#asked()
  }

  async #asked(): Promise<void> {
    this.#asking = true
    do {
      this.#again = false
      const number = this.#laid
      await this.#answered(() => this.#again || number !== this.#laid)
    } while (this.#again)
    this.#asking = false
  }

  async #answered(isLate: () => boolean): Promise<void> {
    const { game, rules, name, picks } = this
    if (!game) return
    const { language } = settings
    const laid = { game, rules, template: name, picks: { ...picks }, language }
    try {
      const judged = await device.ask('case-laid', { ...laid, beside: false })
      if (isLate()) return
      this.judged = judged
      if (!judged.answer) return
      const beside = await device.ask('case-laid', { ...laid, beside: true })
      if (!isLate()) this.beside = beside
    } catch {
      if (!isLate()) this.fail()
    }
  }
}

function isLaidAs(question: CaseQuestion, template: string, picks: Picks): boolean {
  const places = Object.keys({ ...question.picks, ...picks })
  return (
    question.template === template &&
    places.every((place) => question.picks[place] === picks[place])
  )
}
