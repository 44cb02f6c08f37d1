/** Switches the language of a page, as if it had been chosen in another tab. */
import type { Page } from '@playwright/test'

export const LANGUAGES = ['de', 'en', 'fr'] as const
export type Lang = (typeof LANGUAGES)[number]

const KEY = 'tischrunde.settings'

export async function setLanguage(page: Page, language: Lang): Promise<void> {
  await page.evaluate(
    async ({ key, language }) => {
      const page = document.documentElement
      const spoken = new Promise((done) => {
        new MutationObserver(done).observe(page, { attributeFilter: ['lang'] })
      })
      const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as object
      localStorage.setItem(key, JSON.stringify({ ...kept, language }))
      dispatchEvent(new StorageEvent('storage', { key }))
      if (page.lang !== language) await spoken
    },
    { key: KEY, language },
  )
}

/** Fetches the texts of all languages, so that none needs the network later. */
export async function loadLanguages(page: Page): Promise<void> {
  for (const language of [...LANGUAGES].reverse()) await setLanguage(page, language)
}
