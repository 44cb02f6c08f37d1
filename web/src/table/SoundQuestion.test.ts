import { render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { forgetSettings } from '../settings/forget'
import { settings } from '../settings/settings.svelte'
import { loadTexts, say } from '../texts/texts.svelte'
import SoundQuestion from './SoundQuestion.svelte'

beforeAll(() => loadTexts('web', 'web-table'))
afterEach(forgetSettings)

test.each([
  ['sound-yes', false],
  ['sound-no', true],
])('whether sounds are wanted is asked once (%s)', (id, quiet) => {
  const { unmount } = render(SoundQuestion)
  screen.getByRole('button', { name: say('web', id) }).click()
  expect([settings.quiet, settings.askedForSound]).toEqual([quiet, true])
  unmount()
  render(SoundQuestion)
  expect(screen.queryByRole('button')).toBeNull()
})
