import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rallyeView } from '../rallye/fixtures'
import { addEntropy, noteOpened, commitmentOf, noteView, sitDown } from './commitments'
import { Problem } from './requests'
import type { View } from './views'

/** Every test has a table of its own: what a page knows it does not forget. */
let id = 0
beforeEach(() => void id++)
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

function view(more: Partial<View> = {}): View {
  const head = { id: `t${id}`, state: 'open', commitment: 'first', seat: null, terms: null }
  return rallyeView({}, { ...head, ...more } as never)
}

const own = () => commitmentOf(`t${id}`)

test('the commitment first seen stays, whatever is shown later', () => {
  noteView(view())
  noteView(view({ commitment: 'other', state: 'playing' }))
  expect(own()).toMatchObject({ commitment: 'first', late: false, entropy: null })
  const { game, rules, date } = view()
  expect(own()!.agreed).toEqual([game, rules, date])
})

test('the one a table was opened with is the first', () => {
  noteOpened(`t${id}`, 'opened')
  noteView(view())
  expect(own()).toMatchObject({ commitment: 'opened', late: false })
  expect(own()!.agreed).toHaveLength(3)
})

test('who comes when the cards are dealt knows that it is late', () => {
  noteView(view({ state: 'playing' }))
  expect(own()!.late).toBe(true)
})

test('what is added is kept before it is sent, with who was there before', async () => {
  const chairs = view().chairs.map((chair, seat) => (seat === 1 ? chair : null))
  let sent = ''
  await addEntropy(`t${id}`, view({ chairs } as never), async (entropy) => {
    sent = entropy
    expect(own()!.entropy).toBe(entropy)
  })
  expect(sent).toMatch(/^[0-9a-f]{32}$/)
  expect(own()!.settled.filter(Boolean)).toEqual([view().chairs[1]!.name])
})

test('what was lost on its way is sent again as it was; what was refused is not kept', async () => {
  const sent: string[] = []
  const fail = (code: string) => async (entropy: string) => {
    sent.push(entropy)
    throw new Problem(code)
  }
  for (const code of ['unreachable', 'seat-taken', 'unreachable']) {
    await expect(addEntropy(`t${id}`, view(), fail(code))).rejects.toThrow(code)
  }
  expect(new Set(sent).size).toBe(1)
  expect(own()!.entropy).toBe(sent[0])
  id++
  await expect(addEntropy(`t${id}`, view(), fail('seat-taken'))).rejects.toThrow()
  expect(own()!.entropy).toBeNull()
})

test('who sits there already adds nothing', async () => {
  const bodies: string[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    bodies.push(String(body))
    return new Response('{}', { status: 201 })
  })
  await sitDown(view({ seat: 0 }), '')
  await sitDown(view(), '')
  expect(bodies.map((body) => (JSON.parse(body) as { entropy: string }).entropy)).toEqual([
    '',
    own()!.entropy,
  ])
})

test('of a rematch what is shown at the end of the match before counts', () => {
  const rematch = { table: `next${id}`, commitment: 'promised' }
  noteView(view({ state: 'over', rematch } as never))
  expect(commitmentOf(`next${id}`)).toMatchObject({ commitment: 'promised', late: false })
  noteView(view({ id: `next${id}`, commitment: 'other', state: 'playing' }))
  expect(commitmentOf(`next${id}`)!.commitment).toBe('promised')
})

test('also where it is played at another table than was said', () => {
  const rematch = { table: `next${id}`, commitment: 'promised' }
  noteView(view({ state: 'over', rematch } as never))
  noteView(view({ state: 'over', rematch, successor: `strange${id}` } as never))
  expect(commitmentOf(`strange${id}`)).toMatchObject({ commitment: 'promised', late: false })
})

test('a promise shown after the others had agreed came late', () => {
  const rematch = { table: `next${id}`, commitment: 'promised' }
  noteView(view({ state: 'over', rematch, successor: `next${id}` } as never))
  expect(commitmentOf(`next${id}`)!.late).toBe(true)
})

test('without storage a promise is known until the page is left', () => {
  const refuse = () => {
    throw new DOMException('no')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
  noteView(view())
  expect(own()!.commitment).toBe('first')
})

test('the oldest are forgotten', () => {
  vi.useFakeTimers()
  for (let number = 0; number <= 100; number++) {
    vi.setSystemTime(number)
    noteOpened(`many${number}`, 'c')
  }
  vi.useRealTimers()
  expect(localStorage.getItem('tischrunde.promise.many0')).toBeNull()
  expect(localStorage.getItem('tischrunde.promise.many1')).not.toBeNull()
})
