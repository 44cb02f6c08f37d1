/**
 * Texts that come late, in another order, or not at all. Loaded texts are not fetched again:
 * the file is run alone, and its tests one after the other, each with texts that no other has.
 */
import { render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import App from '../App.svelte'
import { set, settings } from '../settings/settings.svelte'
import SettingsPage from '../settings/SettingsPage.svelte'
import { followOtherTabs, loadTexts, say, setLanguage } from './texts.svelte'
import { until } from '../testing/until'

const KEY = 'tischrunde.settings'
const reached = globalThis.fetch
/** How the network answers for a language; by default as usual. */
let network: Record<string, () => Promise<Response>>

beforeAll(() => loadTexts('web'))
beforeEach(() => {
  localStorage.clear()
  settings.language = 'de'
  network = {}
  vi.stubGlobal('fetch', async (address: string) => {
    const [, language] = /\/texts\/([a-z]{2})\//.exec(address) ?? []
    return (await network[language!]?.()) ?? reached(address)
  })
})
afterEach(() => void vi.unstubAllGlobals())

/** Delays the texts of a language; returns how to release them. */
function held(language: string): () => void {
  let release = (): void => undefined
  const gate = new Promise<void>((open) => (release = open))
  network[language] = async () => gate as never
  return release
}

test('a page without its texts says that it has to be loaded again', async () => {
  network.de = () => Promise.reject(new TypeError('offline'))
  history.replaceState(null, '', '/rules/fx-schmid')
  dispatchEvent(new Event('popstate'))
  document.body.innerHTML = '<div id="stale" hidden></div>'
  Object.assign(document, { fonts: { load: () => Promise.resolve() } })
  const { unmount } = render(App)
  await until(() => expect(document.getElementById('stale')!.hidden).toBe(false))
  unmount()
  history.replaceState(null, '', '/')
  dispatchEvent(new Event('popstate'))
})

test('an answer that is no text is asked for again', async () => {
  network.de = () => Promise.resolve(new Response('rules-title = Bad gateway', { status: 502 }))
  await expect(loadTexts('web-rules')).rejects.toThrow('502')
  network = {}
  await loadTexts('web-rules')
  expect(say('web', 'rules-title')).toBe('Spielregeln')
})

test('a language without texts is not spoken', async () => {
  network.en = () => Promise.reject(new TypeError('offline'))
  await expect(setLanguage('en')).rejects.toThrow('offline')
  expect(settings.language).toBe('de')
})

test('the language that was asked for last is spoken, whichever comes first', async () => {
  const release = held('en')
  const english = setLanguage('en')
  await setLanguage('fr')
  release()
  await english
  expect(settings.language).toBe('fr')
})

test('where a language does not come, the settings say so and stay with the old one', async () => {
  await loadTexts('web-settings', 'web-start')
  network.en = () => Promise.reject(new TypeError('offline'))
  render(SettingsPage)
  screen.getByLabelText<HTMLInputElement>('English').click()
  await until(() => expect(screen.getByText(say('web', 'unreachable'))).toBeTruthy())
  expect(screen.getByLabelText<HTMLInputElement>('Deutsch').checked).toBe(true)
})

test('another setting of another tab leaves the language that is on its way', async () => {
  const release = held('en')
  const english = setLanguage('en')
  localStorage.setItem(KEY, JSON.stringify({ language: 'de', textSize: 'huge' }))
  await followOtherTabs()
  expect(settings.language).toBe('de')
  release()
  await english
  expect(settings).toMatchObject({ language: 'en', textSize: 'huge' })
})

test('a page that is entered while a language comes speaks it too', async () => {
  const release = held('fr')
  const french = setLanguage('fr')
  await loadTexts('web-replay')
  release()
  await french
  expect(say('web', 'replay-home')).toBe('Retour à l’accueil')
})

test('what is set here while texts come for another tab stays, and so does what was set there', async () => {
  const release = held('en')
  localStorage.setItem(KEY, JSON.stringify({ language: 'en', textSize: 'large' }))
  const followed = followOtherTabs()
  set('theme', 'dark')
  expect(settings.language).toBe('de')
  release()
  await followed
  expect(settings).toMatchObject({ language: 'en', textSize: 'large', theme: 'dark' })
})
