/** Calls whoever is needed: in the title of the tab, by a buzz, by a notice of the system. */
import type { Table } from '../net/table'
import { settings } from '../settings/settings.svelte'
import { say } from '../texts/texts.svelte'
import { announce } from './announcer.svelte'
import { isMyTurn } from './presence'
import { sound } from './sounds'

const A_TURN = 20
const AN_ATTACK = [40, 60, 40]

/** Watches a table for as long as the component that calls this lives. */
export function callWhenNeeded(table: Table): void {
  const mine = $derived(isMyTurn(table.view))
  const game = $derived(table.view?.game ?? null)

  $effect(() => {
    document.title = titled(mine ? say('web', 'your-turn') : game ? say(game, 'title') : '')
    return () => (document.title = say('web', 'title'))
  })

  $effect(() => {
    if (!mine) return
    announce(say('web', 'your-turn'))
    sound('turn')
    buzz(A_TURN)
    return notify(say('web', 'your-turn'))
  })
}

export function buzz(pattern: number | number[]): void {
  if (settings.vibration) navigator.vibrate?.(pattern)
}

export function buzzAttack(): void {
  buzz(AN_ATTACK)
}

/** The notice goes when the turn is over or the page is seen again. */
function notify(text: string): (() => void) | undefined {
  if (!settings.notify || !document.hidden || typeof Notification === 'undefined') return
  if (Notification.permission !== 'granted') return
  const notice = new Notification(say('web', 'title'), { body: text, tag: 'turn' })
  notice.onclick = () => {
    window.focus()
    notice.close()
  }
  return () => notice.close()
}

function titled(text: string): string {
  return text ? `${text} - ${say('web', 'title')}` : say('web', 'title')
}
