import { beforeAll, expect, it } from 'vitest'
import { loadTexts } from '../texts/texts.svelte'
import { houseRules } from './houseRules'

beforeAll(() => loadTexts('web', 'web-start'))

it('says what was agreed', () => {
  expect(houseRules('uno-carabiner,stacking=twos,no-bluffing,target=200')).toEqual([
    '„Zieh 2“ weitergeben',
    'Kein Bluff mit „Zieh 4“',
    'Bis 200 Punkte',
  ])
  expect(houseRules('uno-carabiner')).toEqual([])
})
