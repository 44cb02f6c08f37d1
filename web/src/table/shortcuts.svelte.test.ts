import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { settings } from '../settings/settings.svelte'
import { shortcut } from './shortcuts.svelte'

const run = vi.fn()
let stop: () => void

function press(key: string, target: Element = document.body, more: KeyboardEventInit = {}): void {
  target.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }),
  )
}

function put<Name extends keyof HTMLElementTagNameMap>(name: Name): HTMLElementTagNameMap[Name] {
  return document.body.appendChild(document.createElement(name))
}

beforeEach(() => {
  settings.shortcuts = true
  run.mockClear()
  stop = $effect.root(() => {
    for (const key of ['a', 'Enter', 'Escape']) shortcut(key, () => run(key))
  })
  flushSync()
})

afterEach(() => {
  stop()
  document.body.replaceChildren()
})

describe('a key', () => {
  test('runs what was asked for, small or large', () => {
    press('a')
    press('A')
    expect(run).toHaveBeenCalledTimes(2)
  })

  test('goes to whoever asked last, and back', () => {
    const later = vi.fn()
    const away = $effect.root(() => shortcut('a', later))
    flushSync()
    press('a')
    expect(later).toHaveBeenCalledOnce()
    expect(run).not.toHaveBeenCalled()
    away()
    press('a')
    expect(run).toHaveBeenCalledOnce()
  })

  test('is left alone where it means something else', () => {
    press('a', put('input'))
    press('a', document.body, { ctrlKey: true })
    put('dialog').setAttribute('open', '')
    press('a')
    expect(run).not.toHaveBeenCalled()
  })

  test('can be switched off, but not Escape', () => {
    settings.shortcuts = false
    press('a')
    expect(run).not.toHaveBeenCalled()
    press('Escape')
    expect(run).toHaveBeenCalledWith('Escape')
  })

  test('stops with whoever asked for it', () => {
    stop()
    press('a')
    expect(run).not.toHaveBeenCalled()
  })
})

describe('Enter', () => {
  test('presses the button it is on', () => {
    press('Enter', put('button'))
    expect(run).not.toHaveBeenCalled()
  })

  test('plays the chosen card', () => {
    const card = put('button')
    card.dataset.card = 'stop'
    card.setAttribute('aria-pressed', 'true')
    press('Enter', card)
    expect(run).toHaveBeenCalledWith('Enter')
  })

  test('plays when nothing is focused', () => {
    press('Enter')
    expect(run).toHaveBeenCalledWith('Enter')
  })
})
