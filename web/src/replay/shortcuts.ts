/** The keys of a replay: arrows step, Home and End go to the ends, the space bar starts and stops. */
import type { Playback } from './playback.svelte'

export function pressed(event: KeyboardEvent, playback: Playback): void {
  if (event.defaultPrevented || !isFree(event)) return
  const run = keys(playback)[event.key]
  if (!run) return
  event.preventDefault()
  run()
}

function keys(playback: Playback): Partial<Record<string, () => void>> {
  const { position, timeline } = playback.table
  return {
    ArrowLeft: () => playback.seek(position - 1),
    ArrowRight: () => playback.seek(position + 1),
    Home: () => playback.seek(0),
    End: () => playback.seek(timeline.last),
    ' ': () => playback.toggle(),
  }
}

/** Whether a key has no other meaning where it was pressed; the slider uses all but space. */
function isFree(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return false
  const target = event.target instanceof Element ? event.target : null
  if (target?.closest('dialog, select, textarea, [contenteditable]')) return false
  if (target?.matches('input')) return event.key === ' ' && target.matches('[type="range"]')
  return event.key !== ' ' || !target?.closest('button, a, summary')
}
