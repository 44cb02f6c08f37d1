import { afterEach, describe, expect, it } from 'vitest'
import { Timeline } from './timeline'
import { pressed } from './shortcuts'
import { Playback } from './playback.svelte'
import { ReplayTable } from './replayTable.svelte'

const moves = [1, 2, 3, 4].map((number) => ({
  number,
  by: 0,
  move: '100',
  at: 0,
  events: [],
  set: {},
}))
const playback = new Playback(
  new ReplayTable('T', '', new Timeline({ view: { chairs: [] }, events: [], moves }), 2),
)

function press(key: string, html = '<p></p>'): KeyboardEvent {
  document.body.innerHTML = html
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
  document.body.firstElementChild!.addEventListener('keydown', (heard) =>
    pressed(heard as KeyboardEvent, playback),
  )
  document.body.firstElementChild!.dispatchEvent(event)
  return event
}

function at(...keys: string[]): number {
  for (const key of keys) press(key)
  return playback.table.position
}

afterEach(() => playback.seek(2))

describe('the keys of a replay', () => {
  it('step and go to the ends', () => {
    expect(at('ArrowLeft')).toBe(1)
    expect(at('ArrowRight', 'ArrowRight')).toBe(3)
    expect(at('Home')).toBe(0)
    expect(at('End', 'ArrowRight')).toBe(4)
  })

  it('run and halt', () => {
    expect(press(' ').defaultPrevented).toBe(true)
    expect(playback.running).toBe(true)
    press(' ')
    expect(playback.running).toBe(false)
  })

  it('are left to a list of choices, a button and the slider', () => {
    expect(press('ArrowRight', '<select></select>').defaultPrevented).toBe(false)
    expect(press(' ', '<button></button>').defaultPrevented).toBe(false)
    expect(press('End', '<input type="range">').defaultPrevented).toBe(false)
    expect(playback.table.position).toBe(2)
    expect(press(' ', '<input type="range">').defaultPrevented).toBe(true)
  })
})
