import { render, screen } from '@testing-library/svelte'
import { beforeAll, expect, test } from 'vitest'
import { Problem } from '../net/requests'
import { rallyeView } from '../rallye/fixtures'
import { quietTable } from '../testing/table'
import { loadTexts, say } from '../texts/texts.svelte'
import { errorMessage } from './errorMessage.svelte'
import Phrases from './Phrases.svelte'
import { until } from '../testing/until'

beforeAll(() => loadTexts('web', 'web-table', 'table', 'server'))

test('who says too much is told so', async () => {
  const { table } = quietTable(rallyeView())
  table.say = () => Promise.reject(new Problem('too-much-talk', null, 4000))
  render(Phrases, { table })
  screen.getByRole('button', { name: say('web', 'phrase-hello') }).click()
  const words = say('server', 'problem-too-much-talk')
  await until(() => expect(errorMessage.latest).toBe(words))
})
