/**
 * Single keys that play: the last one to register for a key gets it. Once one was pressed, `data-keys`
 * shows the signs of keys (`.key`) also where there seems to be no keyboard.
 */
import { settings } from '../settings/settings.svelte'

interface Shortcut {
  key: string
  run: () => void
}

const shortcuts: Shortcut[] = []

/** Registers a key while the component (or effect) that calls this lives. */
export function shortcut(key: string, run: () => void): void {
  $effect(() => {
    const mine = { key: key.toLowerCase(), run }
    shortcuts.push(mine)
    if (shortcuts.length === 1) addEventListener('keydown', pressed)
    return () => {
      shortcuts.splice(shortcuts.indexOf(mine), 1)
      if (shortcuts.length === 0) removeEventListener('keydown', pressed)
    }
  })
}

function pressed(event: KeyboardEvent): void {
  if (event.defaultPrevented || !heeds(event)) return
  const key = event.key.toLowerCase()
  const found = shortcuts.findLast((shortcut) => shortcut.key === key)
  if (!found) return
  event.preventDefault()
  document.documentElement.dataset.keys = ''
  found.run()
}

/** Whether a key has no other meaning where it was pressed. */
function heeds(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return false
  if (document.querySelector('dialog[open]')) return false
  if (event.key === 'Escape') return true
  if (!settings.shortcuts || event.repeat) return false
  const target = event.target instanceof Element ? event.target : null
  if (target?.closest('input, textarea, select, [contenteditable]')) return false
  return event.key !== 'Enter' || entersNothing(target)
}

/** Whether Enter would press nothing else: on a button it does, except on the chosen card. */
function entersNothing(target: Element | null): boolean {
  const pressable = target?.closest('button, a, summary, [role="tab"]')
  return !pressable || pressable.matches('[data-card][aria-pressed="true"]')
}
