import { beforeAll, expect, test } from 'vitest'
import type { AnyEvent } from '../net/views'
import { loadTexts } from '../texts/texts.svelte'
import { momentOf } from './moments'

beforeAll(() => loadTexts('web', 'table-uno'))

test.each<[string | undefined, AnyEvent]>([
  ['Uno!', { event: 'UnoCalled', seat: 1 }],
  ['Erwischt!', { event: 'Caught', seat: 0, caught: 1 }],
  ['+4', { event: 'Played', seat: 0, card: 'wild-draw-four', colour: 'red' }],
  [undefined, { event: 'Played', seat: 0, card: 'wild', colour: 'red' }],
  ['Zu Recht angezweifelt!', { event: 'Challenged', seat: 0, challenged: 1, guilty: true }],
  ['Zu Unrecht angezweifelt!', { event: 'Challenged', seat: 0, challenged: 1, guilty: false }],
])('%s', (title, event) => {
  expect(momentOf(event)?.title).toBe(title)
})
