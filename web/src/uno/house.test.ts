import { beforeAll, expect, it } from 'vitest'
import { LANGUAGES, need, speak } from '../texts/texts.svelte'
import { houseRules } from './house'

beforeAll(() => need('web', 'web-table', 'web-uno'))

it('says what was agreed', () => {
  expect(houseRules('uno-carabiner,stacking=twos,jump-in,target=200')).toEqual([
    '+2 weitergeben',
    'Dazwischenwerfen',
    'Bis 200 Punkte',
  ])
  expect(houseRules('uno-carabiner')).toEqual([])
})

it.each(LANGUAGES)('has words for every house rule in %s', async (language) => {
  await speak(language)
  const all =
    'uno-carabiner,stacking=twos-and-fours,draw-until-playable,must-play-drawn,' +
    'reverse-skips-with-two,seven-zero,no-bluffing,teams,everybody-keeps-points'
  expect(houseRules(all)).toHaveLength(8)
  await speak('de')
})
