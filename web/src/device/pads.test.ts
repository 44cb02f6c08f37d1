/** The pads of a device with an engine that writes down what it is told, on a real log. */
import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { NewPad, PadEvent, PadLog } from '../protocol/generated'
import { Logs } from './logs'
import { Pads } from './pads'
import { Refusal, type Engine } from './python'

const WANTED: NewPad = { game: 'uno', rules: 'uno-carabiner', names: ['Lena', 'Oma'], dealer: 0 }
const LENA = { by: 'Lena', language: 'de' }
const PLACE = { on: 'field', round: 1, field: 'points', of: 0 } as const

let logs: Logs
let pads: Pads
/** How many events the views showed. */
let shown: number[]
/** Whether events can no longer be undone. */
let replaced: boolean
let number = 0

interface Given {
  log: PadLog
  at: number
  by: string
  place: PadEvent['place']
  value: string | null
  offered: PadEvent[]
  wanted: NewPad
}

function event({ log, at, by, place, value }: Given): PadEvent {
  const pad = log.opened.id
  return { id: `e${log.written.length}`, pad, by, at, place, value, replaces: [] }
}

const engine: Engine = <Answer>(name: string, given: object): Answer => {
  const told = given as Given
  const answers: Record<string, () => unknown> = {
    'pad-open': () => ({ opened: { ...told.wanted, id: 'a0', at: told.at }, written: [] }),
    'pad-view': () => {
      shown.push(told.log.written.length)
      return { names: [], members: [], totals: [], winners: [], counted: 0 }
    },
    'pad-write': () => [event(told)],
    'pad-undo': () => {
      if (replaced) throw new Refusal({ code: 'pad-replaced-already' })
      return [{ ...event({ ...told, place: PLACE }), value: 'undone' }]
    },
    'pad-join': () => ({ ...told.log, written: [...told.log.written, ...told.offered] }),
    'pad-from-file': () => ({
      opened: { ...WANTED, id: 'a0', at: 1 },
      written: [{ ...event({ ...told, log: { opened: { id: 'a0' }, written: [] } as never }) }],
    }),
  }
  return answers[name]!() as Answer
}

const write = (...values: (string | null)[]) =>
  pads.write(
    'a0',
    values.map((value) => ({ place: PLACE, value })),
    LENA,
  )

beforeEach(async () => {
  ;[shown, replaced] = [[], false]
  logs = await Logs.open(`pads ${++number}`)
  let time = 0
  pads = new Pads(engine, logs, () => ++time)
})
afterEach(() => {
  vi.restoreAllMocks()
  logs.close()
})

test('what is written is on the disk before it is shown', async () => {
  await pads.open(WANTED, 'Lena', 'de')
  let kept = false
  const keep = logs.keepPad.bind(logs)
  vi.spyOn(logs, 'keepPad').mockImplementation(async (pad, events) => {
    await keep(pad, events)
    kept = true
  })
  const { log } = await write('35')
  expect(kept).toBe(true)
  expect(await logs.readPad('a0')).toEqual(log)
})

test('what is written together knows of each other and has one time', async () => {
  await pads.open(WANTED, 'Lena', 'de')
  const { log } = await write('35', null)
  expect(log.written.map(({ id, at }) => [id, at])).toEqual([
    ['e0', 2],
    ['e1', 2],
  ])
})

test('an entry for which there is no room has not been made', async () => {
  await pads.open(WANTED, 'Lena', 'de')
  const full = new DOMException('full', 'QuotaExceededError')
  vi.spyOn(logs, 'keepPad').mockRejectedValueOnce(full)
  await expect(write('35')).rejects.toMatchObject({ fields: { code: 'device-full' } })
  expect((await logs.readPad('a0'))!.written).toEqual([])
  await write('36')
  expect((await logs.readPad('a0'))!.written.map(({ value }) => value)).toEqual(['36'])
})

test('what another tab has written is there', async () => {
  await pads.open(WANTED, 'Lena', 'de')
  const other = new Pads(engine, logs)
  await other.write('a0', [{ place: PLACE, value: '1' }], LENA)
  const { log } = await write('2')
  expect(log.written.map(({ value }) => value)).toEqual(['1', '2'])
})

test('an event that was replaced is undone by writing what stood before it', async () => {
  await pads.open(WANTED, 'Lena', 'de')
  await write('35')
  const undone = [{ id: 'e0', place: PLACE, value: '20' }]
  expect((await pads.undo('a0', undone, LENA)).log.written.at(-1)!.value).toBe('undone')
  replaced = true
  expect((await pads.undo('a0', undone, LENA)).log.written.at(-1)!.value).toBe('20')
})

test('a file of a pad that is here brings what is missing, and loses nothing', async () => {
  expect(await pads.fromFile('', 'de')).toBe('a0')
  await write('35')
  const { opened, written } = (await logs.readPad('a0'))!
  await pads.take({ opened, written: [{ ...written[0]!, id: 'eb' }] }, 'de')
  expect((await logs.readPad('a0'))!.written.map(({ id }) => id)).toEqual(['e0', 'e1', 'eb'])
})

test('what is written on a shared pad waits to be sent, what came from the server does not', async () => {
  await pads.open(WANTED, 'Lena', 'de')
  await write('35')
  expect(await logs.waiting('a0')).toEqual([])
  await logs.keepShare({ pad: 'a0', code: 'igel-lampe-wolke', mine: true, ended: false })
  await write('36')
  const { opened, written } = (await logs.readPad('a0'))!
  await pads.take({ opened, written: [{ ...written[0]!, id: 'eb' }] }, 'de')
  expect(await logs.waiting('a0')).toEqual(['e1'])
  logs.close()
  logs = await Logs.open(`pads ${number}`)
  expect(await logs.waiting('a0')).toEqual(['e1'])
  await logs.release('a0', ['e1'])
  expect(await logs.waiting('a0')).toEqual([])
})

test('of all that is written on a shared pad nothing fails to wait', async () => {
  await pads.open(WANTED, 'Lena', 'de')
  await logs.keepShare({ pad: 'a0', code: 'igel-lampe-wolke', mine: true, ended: false })
  for (let points = 0; points < 20; points++) await write(String(points))
  const { written } = (await logs.readPad('a0'))!
  expect(written).toHaveLength(20)
  expect(await logs.waiting('a0')).toEqual(written.map(({ id }) => id))
})

test('what is written after the sharing has ended waits for nothing', async () => {
  await pads.open(WANTED, 'Lena', 'de')
  await logs.keepShare({ pad: 'a0', code: 'igel-lampe-wolke', mine: false, ended: false })
  await write('35')
  await logs.keepShare({ pad: 'a0', code: 'igel-lampe-wolke', mine: false, ended: true })
  await write('36')
  expect(await logs.waiting('a0')).toEqual([])
})

test('a pad of a server that is not here is kept', async () => {
  await pads.open(WANTED, 'Lena', 'de')
  const { log } = await write('35')
  await logs.deletePad('a0')
  await pads.take(log, 'de')
  expect(await logs.readPad('a0')).toEqual(log)
})

test('a pad that is not here cannot be shown', async () => {
  await expect(pads.view('b0', 'de')).rejects.toMatchObject({ fields: { code: 'no-such-pad' } })
})

test('the list of pads tells how they stand; a deleted one leaves nothing', async () => {
  await pads.open(WANTED, 'Lena', 'de')
  await write('35')
  expect((await logs.pads()).map(({ id, standing }) => [id, standing.at])).toEqual([['a0', 2]])
  await logs.deletePad('a0')
  expect([await logs.pads(), await logs.readPad('a0')]).toEqual([[], null])
})

test('pads from before they were shared are all there', async () => {
  const name = 'of the second version'
  const before = await openDB(name, 2, {
    upgrade(made) {
      for (const store of ['tables', 'pads', 'records'])
        made.createObjectStore(store, { keyPath: 'id' })
      made.createObjectStore('rows', { keyPath: ['table', 'version'] })
      made.createObjectStore('events', { keyPath: ['pad', 'id'] })
      made.createObjectStore('summaries', { keyPath: 'key' })
    },
  })
  await before.put('pads', { id: 'a0', opened: WANTED })
  await before.put('events', { id: 'e0', pad: 'a0' })
  before.close()
  const now = await Logs.open(name)
  expect((await now.readPad('a0'))!.written).toHaveLength(1)
  expect([await now.share('a0'), await now.waiting('a0')]).toEqual([undefined, []])
  now.close()
})

test('tables from before there were pads are all there', async () => {
  const name = 'of the first version'
  const before = await openDB(name, 1, {
    upgrade(made) {
      made.createObjectStore('tables', { keyPath: 'id' })
      made.createObjectStore('rows', { keyPath: ['table', 'version'] })
    },
  })
  await before.put('tables', { id: 'T', secret: 's' })
  for (const version of [1, 2]) await before.put('rows', { table: 'T', version })
  before.close()
  const now = await Logs.open(name)
  const { table, rows } = (await now.read('T'))!
  expect([table.secret, rows.length, await now.pads()]).toEqual(['s', 2, []])
  now.close()
})
