import { configure } from '@testing-library/svelte'
import { readFileSync } from 'node:fs'
import { afterAll, vi } from 'vitest'
import { forgetSettings } from '../settings/forget'
import { settings } from '../settings/settings.svelte'

// A busy machine is no fault.
configure({ asyncUtilTimeout: 30_000 })

// A part that is still on its way when the last test of a file ends would fail the whole run.
afterAll(() => vi.dynamicImportSettled())

// As at the root of a server.
document.documentElement.dataset.base = ''

// All test files share one document: each begins with an empty one.
forgetSettings()
if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
document.body.replaceChildren()

// happy-dom has no animations.
settings.motion = 'less'
settings.language = 'de'

// No test uses a server: texts are read from their files, cards have no drawings.
globalThis.fetch = (address) => {
  const text = /\/texts\/\w+\/[\w-]+\.(ftl|txt)/.exec(String(address))
  if (!text) return Promise.reject(new TypeError('no network in tests'))
  return Promise.resolve(new Response(spaced(readFileSync(`../src/tischrunde${text[0]}`, 'utf8'))))
}

/** Replaces non-breaking spaces, so that tests can ask for texts with ordinary ones. */
function spaced(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ')
}
