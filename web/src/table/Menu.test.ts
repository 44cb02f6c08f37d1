import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeAll, expect, test, vi } from 'vitest'
import type { Room } from '../catalogue'
import { rallyeView } from '../rallye/fixtures'
import { settings } from '../settings/settings.svelte'
import { quietTable } from '../testing/table'
import { loadTexts } from '../texts/texts.svelte'
import Menu from './Menu.svelte'

const room = { hurries: true } as Room

beforeAll(() => loadTexts('web', 'web-table'))

function open(solo: boolean, more_time = false) {
  const view = rallyeView({}, { solo, more_time })
  const act = vi.fn(() => Promise.resolve())
  const table = { ...quietTable(view).table, act }
  render(Menu, { table, view, room, open: () => undefined, onclose: () => undefined })
  return act
}

test.each([
  [false, 'more-time'],
  [true, 'usual-time'],
])('whoever needs more time asks for it, or no longer: %s', async (has, deed) => {
  const act = open(false, has)
  const button = screen.getByRole('button', { name: 'Ich brauche mehr Zeit' })
  expect(button.getAttribute('aria-pressed')).toBe(String(has))
  await fireEvent.click(button)
  expect(act).toHaveBeenCalledExactlyOnceWith(deed)
  expect(settings.moreTime).toBe(!has)
})

test('who plays with bots alone decides how quick they are', async () => {
  const act = open(true)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Normal' }).checked).toBe(true)
  await fireEvent.click(screen.getByRole('radio', { name: 'Schnell' }))
  expect(act).toHaveBeenCalledWith('speed', undefined, 'fast')
})

test('among several people nobody does', () => {
  open(false)
  expect(screen.queryByRole('radio')).toBeNull()
})
