import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { loadTexts } from '../texts/texts.svelte'
import { askToNotify, notify } from './notifications'

class Notice {
  static permission = 'granted'
  static requestPermission = () => Promise.resolve(Notice.permission)
  static shown: Notice[] = []
  close = vi.fn()
  onclick: (() => void) | null = null
  constructor(readonly title: string) {
    Notice.shown.push(this)
  }
}

/** Notifications as in Chrome on Android. */
class Illegal {
  static permission = 'granted'
  static requestPermission = Notice.requestPermission
  constructor() {
    throw new TypeError('Illegal constructor')
  }
}

beforeAll(() => loadTexts('web', 'web-settings', 'web-table'))
afterEach(() => {
  vi.unstubAllGlobals()
  Notice.permission = 'granted'
  Notice.shown = []
})

test('leave is asked for, and a first notice shows that it works', async () => {
  vi.stubGlobal('Notification', Notice)
  expect(await askToNotify()).toBe('granted')
  expect(Notice.shown).toHaveLength(1)
})

test('who does not give leave sees none', async () => {
  vi.stubGlobal('Notification', Notice)
  Notice.permission = 'denied'
  expect(await askToNotify()).toBe('denied')
  notify('Du bist dran', new AbortController().signal)
  expect(Notice.shown).toEqual([])
})

test('a browser that leaves notices to others says that it cannot', async () => {
  vi.stubGlobal('Notification', Illegal)
  expect(await askToNotify()).toBe('impossible')
  expect(() => notify('Du bist dran', new AbortController().signal)).not.toThrow()
})

test('a notice goes when the turn is over, or the page is seen again', () => {
  vi.stubGlobal('Notification', Notice)
  const over = new AbortController()
  notify('Du bist dran', over.signal)
  notify('Du bist dran', new AbortController().signal)
  over.abort()
  expect(Notice.shown.map(({ close }) => close.mock.calls.length)).toEqual([1, 0])
  document.dispatchEvent(new Event('visibilitychange'))
  expect(Notice.shown.map(({ close }) => close.mock.calls.length)).toEqual([1, 1])
})

test('for a turn that is over already there is none', () => {
  vi.stubGlobal('Notification', Notice)
  notify('Du bist dran', AbortSignal.abort())
  expect(Notice.shown).toEqual([])
})
