import { expect, test } from 'vitest'
import { settings } from '../settings/settings.svelte'
import { followOtherTabs, loadTexts, say } from './texts.svelte'

test('what another tab has set holds here, in its language', async () => {
  await loadTexts('web')
  const german = say('web', 'close')
  localStorage.setItem(
    'tischrunde.settings',
    JSON.stringify({ ...settings, language: 'fr', textSize: 'large' }),
  )
  await followOtherTabs()
  expect(settings.textSize).toBe('large')
  expect(say('web', 'close')).not.toBe(german)
})
