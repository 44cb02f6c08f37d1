/** Alerts a player whose turn it is: by the tab's title, sound, vibration, a system notification. */
import type { Room } from '../catalogue'
import type { Table } from '../net/table'
import { settings } from '../settings/settings.svelte'
import { say } from '../texts/texts.svelte'
import { announce } from './announcer.svelte'
import { isMyTurn } from './presence'
import { sound } from './sounds'

const TURN_BUZZ_MS = 20
const ATTACK_BUZZ_MS = [40, 60, 40]
const MOMENT_BUZZ_MS = [20, 40, 60]
/** Milliseconds until a turn is announced: missed moves come in quick succession, and only the last counts. */
const SETTLED_MS = 150

type AlertRoom = Pick<Room, 'asksByDialog' | 'advice'>

/** Watches a table for as long as the component that calls this lives. */
export function alertOnTurn(table: Pick<Table, 'view' | 'status'>, room: AlertRoom): void {
  const mine = $derived(isMyTurn(table.view))
  const game = $derived(table.view?.game ?? null)
  // After a reconnection the alert is repeated: it may be another turn.
  const needed = $derived(mine && table.status === 'live')
  // A dialog announces its question itself.
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
  buzz(ATTACK_BUZZ_MS)
}

export function buzzMoment(): void {
  buzz(MOMENT_BUZZ_MS)
}

function sayTurn(advice: string): void {
  announce(say('web', 'your-turn'))
  if (advice) announce(advice)
}

function call(over: AbortSignal): void {
  sound('turn')
  buzz(TURN_BUZZ_MS)
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
