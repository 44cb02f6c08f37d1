/** The table that is planned on the start page; stored for the next time. */
import { GAMES, faceOf } from '../catalogue'
import type { Game } from '../net/views'
import type { Edition, Games, Times } from '../protocol/generated'
import { games } from '../net/requests'
import { lineUp, membersOf, nearest, playerCounts } from './lineUps'
import { differing, ruleSet, type Changes, type HouseValue } from './rules'

interface Kept {
  game: Game
  editions: Partial<Record<Game, string>>
  changes: Record<string, Changes>
  players: Partial<Record<Game, number>>
  level: string
  pace: string
  public: boolean
  hints: boolean
  unfolded: boolean
}

const KEY = 'tischrunde.start'
const FIRST: Kept = {
  game: GAMES[0]!,
  editions: {},
  changes: {},
  players: {},
  level: 'medium',
  pace: 'relaxed',
  public: false,
  hints: false,
  unfolded: false,
}
/** Paces too fast for people. */
const NOT_FOR_PEOPLE = ['programs']
const USUAL_LEVELS = ['random', 'easy', 'medium', 'strong', 'expert']
const USUAL_PACES = ['relaxed', 'brisk', 'children']

class Choice {
  #kept = $state<Kept>({ ...FIRST, ...stored() })
  #known = $state.raw<Games | null>(null)

  /** Fetches what there is to choose from; until then the page shows the usual. */
  async load(): Promise<void> {
    this.#known ??= await games()
  }

  get game(): Game {
    const { game } = this.#kept
    return GAMES.includes(game) ? game : GAMES[0]!
  }
  set game(game: Game) {
    this.#keep({ game })
  }

  get edition(): string {
    return this.#kept.editions[this.game] ?? faceOf(this.game).usual.edition
  }
  set edition(edition: string) {
    this.#keep({ editions: { ...this.#kept.editions, [this.game]: edition } })
  }

  /** The facts of an edition, once the server has sent them. */
  bookIn(game: Game, edition: string): Edition | undefined {
    return this.#known?.games[game]?.editions[edition]
  }

  get book(): Edition | undefined {
    return this.bookIn(this.game, this.edition)
  }

  get editions(): string[] {
    return this.editionsOf(this.game)
  }

  /** The editions of a game; until the server has answered, the usual one or the one that was chosen. */
  editionsOf(game: Game): string[] {
    const chosen = this.#kept.editions[game] ?? faceOf(game).usual.edition
    return Object.keys(this.#known?.games[game]?.editions ?? { [chosen]: 0 })
  }

  get presets(): Record<string, Changes> {
    return this.#known?.games[this.game]?.presets ?? {}
  }

  get changes(): Changes {
    return this.#kept.changes[this.edition] ?? {}
  }
  set changes(changes: Changes) {
    const differs = this.book ? differing(this.book, changes) : changes
    this.#keep({ changes: { ...this.#kept.changes, [this.edition]: differs } })
  }

  change(field: string, value: HouseValue): void {
    this.changes = { ...this.changes, [field]: value }
  }

  get rules(): string {
    return ruleSet(this.edition, this.changes)
  }

  get counts(): readonly number[] {
    return playerCounts(this.game, this.book, this.changes)
  }

  get players(): number {
    const wanted = this.#kept.players[this.game] ?? faceOf(this.game).usual.players
    return nearest(this.counts, wanted)
  }
  set players(players: number) {
    this.#keep({ players: { ...this.#kept.players, [this.game]: players } })
  }

  /** The seats of each party. */
  get members(): readonly (readonly number[])[] {
    return this.membersOf(this.players)
  }

  membersOf(players: number): readonly (readonly number[])[] {
    return membersOf(this.book, players, this.changes)
  }

  /** How far to drive, if it is known. */
  get goal(): number | null {
    return lineUp(this.book, this.players, this.changes)?.goal ?? null
  }

  get levels(): readonly string[] {
    return this.#known?.games[this.game]?.bots ?? USUAL_LEVELS
  }

  get level(): string {
    return this.#kept.level
  }
  set level(level: string) {
    this.#keep({ level })
  }

  get paces(): readonly string[] {
    const known = this.#known && Object.keys(this.#known.paces)
    return (known ?? USUAL_PACES).filter((pace) => !NOT_FOR_PEOPLE.includes(pace))
  }

  get pace(): string {
    return this.#kept.pace
  }
  set pace(pace: string) {
    this.#keep({ pace })
  }

  get times(): Times | undefined {
    return this.#known?.paces[this.pace]
  }

  get public(): boolean {
    return this.#kept.public
  }
  set public(open: boolean) {
    this.#keep({ public: open })
  }

  /** Whether people may ask for hints though others play. */
  get hints(): boolean {
    return this.#kept.hints
  }
  set hints(hints: boolean) {
    this.#keep({ hints })
  }

  /** Whether the settings that most people never change are shown. */
  get unfolded(): boolean {
    return this.#kept.unfolded
  }
  set unfolded(unfolded: boolean) {
    this.#keep({ unfolded })
  }

  #keep(some: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...some }
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept))
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  }
}

export const choice = new Choice()

function stored(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>
  } catch {
    return {}
  }
}
