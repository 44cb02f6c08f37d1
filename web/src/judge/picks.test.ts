import { expect, test } from 'vitest'
import type { Place } from './caseFace'
import { isShown, lacking, nextAsked, picked, without, withOption, wordsAt } from './picks'

const template = { base: { act: 'play', hand: 'wild wild' }, asks: ['card', 'top', 'hand'] }
const several: Place = {
  name: 'hand',
  label: 'Hand',
  group: '',
  several: ' ',
  options: [
    { words: 'a', label: 'A' },
    { words: '650', label: '650', alone: true },
  ],
}
const [a, alone] = several.options as [Place['options'][0], Place['options'][0]]

test('what lies there anyway is no pick', () => {
  const picks = picked(template, {}, 'card', 'a')
  expect(picks).toEqual({ card: 'a' })
  expect(picked(template, picks, 'card', '')).toEqual({})
  expect(picked(template, { act: 'draw' }, 'act', 'play')).toEqual({})
})

test('a place that is emptied differs from its template', () => {
  expect(picked(template, {}, 'hand', '')).toEqual({ hand: '' })
  expect(wordsAt(template, { hand: '' }, 'hand')).toBe('')
  expect(wordsAt(template, {}, 'hand')).toBe('wild wild')
})

test('the first card that is picked takes the place of those of the template', () => {
  expect(withOption({}, several, a)).toBe('a')
  expect(withOption({ hand: 'a' }, several, a)).toBe('a a')
})

test('what stands alone takes the place of others, and they its place', () => {
  expect(withOption({ hand: 'a' }, several, alone)).toBe('650')
  expect(withOption({ hand: '650' }, several, a)).toBe('a')
})

test('one of several can be taken away', () => {
  expect(without('a b a', ' ', 0)).toBe('b a')
  expect(without('1: a, 2: b', ', ', 1)).toBe('1: a')
})

test('places are asked for one after the other', () => {
  expect(nextAsked(template, new Set())).toBe('card')
  expect(nextAsked(template, new Set(['card']))).toBe('top')
  expect(nextAsked(template, new Set(['card', 'top', 'hand']))).toBe('')
})

test('a place is lacking if nothing was picked or lies there', () => {
  expect(lacking(template, {})).toEqual(['card', 'top'])
  expect(lacking(template, { card: 'a', top: '' })).toEqual([])
})

test('places are shown that are asked for, or where something lies', () => {
  expect(isShown(template, {}, 'card')).toBe(true)
  expect(isShown(template, {}, 'act')).toBe(true)
  expect(isShown(template, {}, 'turn')).toBe(false)
})
