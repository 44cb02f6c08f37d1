import { describe, expect, test } from 'vitest'
import { cacheNames, isDown, oldEngines, oldShells, ruleFor, type Rule } from './rules'

const AT_ROOT = 'https://karten.example/'
const BELOW = 'https://karten.example/spiele/'

describe.each([AT_ROOT, BELOW])('below %s', (scope) => {
  function rule(path: string, mode = 'cors', method = 'GET'): Rule {
    return ruleFor({ url: scope + path, mode, method }, scope)
  }

  test.each([
    '',
    't/0123456789abcdef#code',
    'd/0123456789abcdef',
    'pad/302b783ae1c781f4782c',
    'settings',
    'rules/uno?x=1',
  ])('a page: %s', (path) => expect(rule(path, 'navigate')).toBe('page'))

  test.each([
    ['assets/index-Cpd8TRE2.js', 'file'],
    ['assets/texts-b3ea99d2/de/web.ftl', 'file'],
    ['assets/python-314.0.7/pyodide.asm.wasm', 'engine'],
    ['assets/engine-0123456789ab.zip', 'engine'],
    ['cards/uno.svg', 'fresh'],
    ['icon.svg', 'fresh'],
    ['api/games', 'fresh'],
    ['api/rules/fx-schmid?lang=de', 'fresh'],
    ['api/manuals/fx-schmid?lang=de', 'fresh'],
    ['api/visitor', 'other'],
    ['api/tables/0123456789abcdef', 'other'],
    ['api/me/tables', 'other'],
    ['ws', 'other'],
    ['previews/all.jpg', 'other'],
    ['service-worker.js', 'other'],
    ['manifest.webmanifest', 'other'],
  ])('%s: %s', (path, wanted) => expect(rule(path)).toBe(wanted))

  test('what the server sends to be saved or seen is no page', () => {
    expect(rule('api/me/export', 'navigate')).toBe('other')
    expect(rule('api/games', 'navigate')).toBe('other')
    expect(rule('ws', 'navigate')).toBe('other')
  })

  test('whatever changes something goes to the server', () => {
    expect(rule('api/games', 'cors', 'POST')).toBe('other')
    expect(rule('assets/index-Cpd8TRE2.js', 'cors', 'HEAD')).toBe('other')
  })
})

test('nothing outside of the scope', () => {
  const asked = { method: 'GET', mode: 'navigate' }
  expect(ruleFor({ ...asked, url: AT_ROOT }, BELOW)).toBe('other')
  expect(ruleFor({ ...asked, url: 'https://other.example/' }, AT_ROOT)).toBe('other')
})

test('the files of replaced service workers are old, those of another server on the host are not', () => {
  const now = cacheNames(AT_ROOT, '2')
  const before = cacheNames(AT_ROOT, '1')
  const beside = cacheNames(BELOW, '1')
  const all = [now, before, beside].flatMap((names) => Object.values(names))
  expect(oldShells(all, AT_ROOT, '2')).toEqual([before.shell])
})

test('an engine is old once the wanted one is complete', () => {
  expect(oldEngines(['python-1', 'engine-1'], ['python-1', 'engine-2'])).toEqual([])
  expect(oldEngines(['python-1', 'engine-1', 'engine-2'], ['python-1', 'engine-2'])).toEqual([
    'engine-1',
  ])
  expect(oldEngines([], ['python-1', 'engine-1'])).toEqual([])
})

test('a server is down that does not answer, or cannot', () => {
  expect(isDown(undefined)).toBe(true)
  expect(isDown(new Response(null, { status: 502 }))).toBe(true)
  expect(isDown(new Response(null, { status: 404 }))).toBe(false)
  // Firefox hands this over for a page that it asked for while the service worker started.
  expect(isDown(Response.error())).toBe(true)
  // A redirection that is left to the browser has no status either.
  expect(isDown({ type: 'opaqueredirect', status: 0 })).toBe(false)
})
