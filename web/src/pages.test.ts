import { beforeEach, expect, test, vi } from 'vitest'
import { goto, pages, followLink } from './pages.svelte'
import { until } from './testing/until'

const soon = () => new Promise((later) => setTimeout(later, 50))

beforeEach(async () => {
  document.body.innerHTML = '<h1>Start</h1>'
  history.replaceState(null, '', '/')
  dispatchEvent(new Event('popstate'))
  await soon()
  document.body.innerHTML = ''
})

/** Clicks on a link to a page; returns whether the router followed it. */
function click(href: string, keys: MouseEventInit = {}): boolean {
  const link = Object.assign(document.createElement('a'), { href })
  const preventDefault = vi.fn()
  followLink({ ...keys, currentTarget: link, preventDefault } as unknown as MouseEvent)
  return preventDefault.mock.calls.length > 0
}

test('an address nobody can decode is taken as it stands', () => {
  history.replaceState(null, '', '/t/x#50%')
  dispatchEvent(new Event('hashchange'))
  expect(pages.now).toEqual({ name: 'table', table: 'x', code: '50%' })
})

test.each([
  ['/', 'start'],
  ['/settings', 'settings'],
  ['/games', 'history'],
  ['/group', 'group'],
  ['/judge', 'judge'],
  ['/learn/schmidt', 'learn'],
  ['/learn', 'not-found'],
  ['/pad/x', 'pad'],
  ['/pad', 'not-found'],
  ['/games/x', 'not-found'],
  ['/group/x', 'not-found'],
  ['/judge/x', 'not-found'],
  ['/impressum', 'not-found'],
  ['/impressum/x', 'not-found'],
  ['/t/', 'not-found'],
  ['/t/x/y', 'not-found'],
])('at %s is %s', (path, name) => {
  history.replaceState(null, '', path)
  dispatchEvent(new Event('popstate'))
  expect(pages.now.name).toBe(name)
})

test('a link leads to its page', () => {
  expect(click('/t/x#eins-zwei')).toBe(true)
  expect(pages.now).toEqual({ name: 'table', table: 'x', code: 'eins-zwei' })
})

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
  'with %s a link is the browser’s',
  (key) => {
    expect(click('/settings', { [key]: true })).toBe(false)
    expect(pages.now.name).toBe('start')
  },
)

test('a link can be followed in another way', () => {
  const go = vi.fn()
  const link = Object.assign(document.createElement('a'), { href: '/rules/schmidt?x=1#y' })
  followLink({ currentTarget: link, preventDefault: () => undefined } as unknown as MouseEvent, go)
  expect(go).toHaveBeenCalledExactlyOnceWith('/rules/schmidt?x=1#y')
})

test('the heading of another page has the focus once it has come', async () => {
  goto('/settings')
  await soon()
  document.body.innerHTML = '<main><h1>Einstellungen</h1></main>'
  await until(() => expect(document.activeElement?.textContent).toBe('Einstellungen'))
})

test('whoever is busy on the page is left there', async () => {
  goto('/settings')
  document.body.innerHTML = '<h1>Einstellungen</h1><input>'
  document.querySelector('input')!.focus()
  await soon()
  expect(document.activeElement?.tagName).toBe('INPUT')
})

test('another place on the same page moves no focus', async () => {
  document.body.innerHTML = '<h1>Start</h1>'
  goto('/#oben')
  await soon()
  expect(document.activeElement).toBe(document.body)
})
