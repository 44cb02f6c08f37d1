import { render, screen } from '@testing-library/svelte'
import { afterEach, expect, it, vi } from 'vitest'
import { known, serve } from '../testing/server'
import { loadTexts } from '../texts/texts.svelte'
import Continue from './Continue.svelte'
import { loadGuest } from './guest.svelte'

await loadTexts('web', 'web-start', 'uno')

afterEach(() => vi.unstubAllGlobals())

it('shows the tables one sits at, also where nothing may be stored', async () => {
  const refuse = () => {
    throw new DOMException('no storage here', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
  const sitting = { table: 'T', seat: 0, game: 'uno', rules: 'uno-carabiner', players: 2 }
  const playing = { ...sitting, state: 'playing', names: ['Dachs', 'Igel'], waits: true, at: 0 }
  serve((request) =>
    request === 'GET /api/visitor' ? [200, { me: known('Dachs', [playing]) }] : undefined,
  )
  render(Continue)
  await loadGuest()
  expect(await screen.findByRole('link', { name: /^Weiterspielen/ })).toHaveProperty(
    'pathname',
    '/t/T',
  )
})
