/** What a group has played, with an engine that sums up in one word, on a real log. */
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Engine } from './python'
import { Group } from './group'
import { Logs } from './logs'

let logs: Logs
let group: Group
/** What the engine was asked to sum up. */
let summed: string[]
/** The pads that were read from a file. */
let read: string[]
let number = 0

const engine: Engine = <Answer>(name: string, given: object): Answer => {
  const told = given as { log: { opened: { id: string } }; text: string; matches: object[] }
  const answers: Record<string, () => unknown> = {
    'pad-summary': () => {
      summed.push(`pad ${told.log.opened.id}`)
      return { id: told.log.opened.id, date: null }
    },
    'record-summary': () => {
      summed.push(told.text)
      return { id: told.text, date: '2026-11-15' }
    },
    statistics: () => ({ people: told.matches }),
  }
  return answers[name]!() as Answer
}

const records = { record: (table: string) => Promise.resolve(`record of ${table}`) }
const pads = {
  toFile: (pad: string) => Promise.resolve(`file of ${pad}`),
  fromFile: (text: string) => {
    read.push(text)
    return Promise.resolve(text)
  },
}

beforeEach(async () => {
  ;[summed, read] = [[], []]
  logs = await Logs.open(`group ${++number}`)
  group = new Group(engine, logs, records, pads)
})

afterEach(() => logs.close())

function keepPad(id: string, counted: number, at: number): Promise<void> {
  const standing = { names: [], members: [], totals: [], winners: [], counted, at }
  return logs.keepPad({ id, opened: { id } as never, standing }, [])
}

function keepTable(id: string, state: string, at: number): Promise<void> {
  const standing = { sitting: { table: id, state, at } }
  return logs.create({ id, standing } as never, [{ table: id, version: 1 } as never])
}

const ids = async (...online: Parameters<Group['view']>[0]) =>
  (await group.view(online)).matches.map(({ kind, id }) => `${kind} ${id}`)

test('pads with a round, finished tables and those of a server are one list, the newest first', async () => {
  await keepPad('a', 1, 30)
  await keepPad('b', 0, 40)
  await keepTable('c', 'over', 20)
  await keepTable('d', 'playing', 50)
  expect(await ids({ table: 'e', at: 35, text: 'online' })).toEqual([
    'online e',
    'pad a',
    'device c',
  ])
})

test('a match is summed up once, and again when it went on', async () => {
  await keepPad('a', 1, 30)
  await group.view([])
  await group.view([])
  expect(summed).toEqual(['pad a'])
  await keepPad('a', 2, 31)
  await group.view([])
  expect(summed).toEqual(['pad a', 'pad a'])
})

test('records that are not known are asked for once', async () => {
  const unread = { table: 'e', at: 1, text: null }
  expect((await group.view([unread])).lacking).toEqual(['e'])
  expect((await group.view([{ ...unread, text: 'online' }])).lacking).toEqual([])
  expect((await group.view([unread])).lacking).toEqual([])
})

test('everything goes into a file and out of it, and nothing is there twice', async () => {
  await keepPad('a', 1, 30)
  await keepTable('c', 'over', 20)
  const text = await group.toFile([{ table: 'e', at: 1, text: 'online' }])
  expect(await group.fromFile(text, 'de')).toBe(3)
  expect(read).toEqual(['file of a'])
  expect(await ids()).toEqual([`file online`, 'pad a', 'device c'])
  expect(await group.toFile([])).toContain('"online"')
})

test.each(['', '{}', '[]', '{"format":"tischrunde group 1"}', '{"format":"x","pads":[]}'])(
  'what is no such file is refused: %s',
  async (text) => {
    await expect(group.fromFile(text, 'de')).rejects.toThrow('no-group-file')
  },
)
