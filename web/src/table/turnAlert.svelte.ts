/** Calls whoever is needed: in the title of the tab, by a buzz, by a notice of the system. */
import type { Room } from '../catalogue'
import type { Table } from '../net/table'
import { settings } from '../settings/settings.svelte'
import { say } from '../texts/texts.svelte'
import { announce } from './announcer.svelte'
import { isMyTurn } from './presence'
import { sound } from './sounds'

const A_TURN = 20
const AN_ATTACK = [40, 60, 40]
/** What was missed comes in quick succession: only the turn it ends with is called. */
const SETTLED_MS = 150

type Called = Pick<Room, 'asksByDialog' | 'advice'>

/** Watches a table for as long as the component that calls this lives. */
export function alertOnTurn(table: Table, room: Called): void {
  const mine = $derived(isMyTurn(table.view))
  const game = $derived(table.view?.game ?? null)
  // Whoever comes back is called again: the turn may be another one.
  const needed = $derived(mine && table.status === 'live')
  // After the question it is a turn, or another.
  const asked = $derived(table.view !== null && room.asksByDialog(table.view))

  $effect(() => {
    document.title = titled(mine ? say('web', 'your-turn') : game ? say(game, 'title') : '')
    return () => (document.title = say('web', 'title'))
  })

  $effect(() => {
    if (!needed) return
    const over = new AbortController()
    const inWords = !asked
    const settled = setTimeout(() => {
      if (inWords) sayTurn(room.advice(table.view!))
      call(over.signal)
    }, SETTLED_MS)
    return () => {
      clearTimeout(settled)
      over.abort()
    }
  })
}

export function buzzAttack(): void {
  buzz(AN_ATTACK)
}

function sayTurn(advice: string): void {
  announce(say('web', 'your-turn'))
  if (advice) announce(advice)
}

function call(over: AbortSignal): void {
  sound('turn')
  buzz(A_TURN)
  if (!settings.notify || !document.hidden) return
  import('../settings/notifications')
    .then(({ notify }) => notify(say('web', 'your-turn'), over))
    .catch(() => undefined)
}

function buzz(pattern: number | number[]): void {
  if (settings.vibration) navigator.vibrate?.(pattern)
}

function titled(text: string): string {
  return text ? `${text} - ${say('web', 'title')}` : say('web', 'title')
}
