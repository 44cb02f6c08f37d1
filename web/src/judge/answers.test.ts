/** A case on the page, with an engine that answers when it is told to. */
import { beforeEach, expect, test, vi } from 'vitest'
import { Problem } from '../net/requests'
import type { CaseJudged } from '../protocol/generated'
import { Situation, type Known } from './situation.svelte'

interface Asked {
  picks: Record<string, string>
  beside: boolean
  answer: (judged: CaseJudged) => void
  fail: (problem: Problem) => void
}

const { ask } = vi.hoisted(() => ({ ask: vi.fn() }))
vi.mock('../device/device.svelte', () => ({ device: { ask } }))

const TEMPLATE = { base: { battle: 'roll' }, asks: ['card'] }
const KNOWN: Known = { templates: { lay: TEMPLATE }, questions: [] }

let asked: Asked[]

beforeEach(() => {
  asked = []
  ask
    .mockReset()
    .mockImplementation(
      (_: string, given: Pick<Asked, 'picks' | 'beside'>) =>
        new Promise((answer, fail) => asked.push({ ...given, answer, fail })),
    )
})

function judged(card: string): CaseJudged {
  const layout = { game: 'rallye', rules: 'schmidt', template: 'lay', picks: { card } }
  return { case: card, layout, answer: {} } as unknown as CaseJudged
}

async function answer(card: string): Promise<void> {
  asked.at(-1)!.answer(judged(card))
  await settled()
}

const settled = () => new Promise((done) => setTimeout(done))

function begun(card: string): Situation {
  const situation = new Situation()
  situation.begin('rallye', 'schmidt', 'lay', TEMPLATE)
  situation.pick('card', card, false)
  return situation
}

test('what is picked while the engine thinks is asked once it has answered', async () => {
  const situation = begun('stop')
  await answer('')
  expect(situation.judged).toBeNull()
  expect(asked.at(-1)).toMatchObject({ picks: { card: 'stop' }, beside: false })
  await answer('stop')
  expect(asked.at(-1)).toMatchObject({ picks: { card: 'stop' }, beside: true })
  await answer('stop')
  expect([situation.judged?.case, situation.beside?.case]).toEqual(['stop', 'stop'])
})

test.each([1, 2])(
  'an answer to %i before a link was followed is not about the link',
  async (nth) => {
    const situation = begun('stop')
    for (let answers = 0; answers < nth; answers++) await answer('stop')
    situation.show(judged('roll'), KNOWN)
    await answer('stop')
    expect([situation.judged?.case, situation.beside?.case]).toEqual(['roll', 'roll'])
    situation.pick('card', 'repairs', false)
    expect(asked.at(-1)?.picks).toEqual({ card: 'repairs' })
  },
)

test('no verdict stays beside what it is not about when the engine fails', async () => {
  const situation = begun('stop')
  for (let answers = 0; answers < 3; answers++) await answer('stop')
  situation.pick('card', 'roll', false)
  asked.at(-1)!.fail(new Problem('device-failed'))
  await settled()
  expect([situation.judged, situation.beside, situation.failed]).toEqual([null, null, true])
  situation.pick('card', 'repairs', false)
  await answer('repairs')
  expect([situation.judged?.case, situation.failed]).toEqual(['repairs', false])
})
