/** A lesson as it is shown, before its table is there. */
import { render } from '@testing-library/svelte'
import { afterEach, expect, it, vi } from 'vitest'
import { attempt, dismiss, errorMessage } from '../table/errorMessage.svelte'
import { Problem } from '../net/requests'
import { loadTexts } from '../texts/texts.svelte'
import Lesson from './Lesson.svelte'

vi.mock('../device/device.svelte', () => ({ device: { ask: () => new Promise(() => undefined) } }))

await loadTexts('web', 'web-lessons', 'web-table', 'server', 'lessons')

afterEach(dismiss)

it('does not tell what failed elsewhere as if the coach had said it', async () => {
  await attempt(Promise.reject(new Problem('device-failed')))
  expect(errorMessage.latest).not.toBeNull()
  const lesson = { id: 'roll', title: '', goal: '' }
  const box = { game: 'rallye', rules: 'schmidt', title: '', lessons: [lesson] }
  const nothing = () => undefined
  render(Lesson, { box, lesson, onfailed: nothing, onagain: nothing, onlist: nothing })
  expect(errorMessage.latest).toBeNull()
})
