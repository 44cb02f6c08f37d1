import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { goto } from '../pages.svelte'
import { start } from './register.svelte'

/** A service worker that begins when it is told to. */
class FakeWorker extends EventTarget {
  state = 'installed'
  told: string[] = []

  postMessage(message: string): void {
    if (this.state !== 'installed') return
    this.told.push(message)
    this.turn('activating')
  }

  turn(state: string): void {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

class FakeWorkers extends EventTarget {
  controller: FakeWorker | null = null
  registration = Object.assign(new EventTarget(), {
    waiting: null as FakeWorker | null,
    installing: null as FakeWorker | null,
  })
  register = vi.fn(() => Promise.resolve(this.registration))
}

/** Locks as a browser keeps them: each by one at a time, who came first has it first. */
class FakeLocks {
  #last = new Map<string, Promise<void>>()
  #held = new Set<string>()

  async request(name: string, work: () => Promise<void> | undefined): Promise<void> {
    const before = this.#last.get(name) ?? Promise.resolve()
    const done = before.then(async () => {
      this.#held.add(name)
      await work()
      this.#held.delete(name)
    })
    this.#last.set(name, done)
    return done
  }

  query() {
    return Promise.resolve({ held: [...this.#held].map((name) => ({ name })) })
  }
}

/** Another tab shows a table, until it has been left or the tab has gone. */
async function showElsewhere(tab: string): Promise<() => void> {
  let leave = () => {}
  const left = new Promise<void>((done) => (leave = done))
  void locks.request(`tischrunde.table ${tab}`, () => left)
  await settle()
  return leave
}

let workers: FakeWorkers
let locks: FakeLocks
let found: Response | undefined
const reload = vi.fn()

beforeEach(() => {
  workers = new FakeWorkers()
  locks = new FakeLocks()
  found = undefined
  reload.mockReset()
  vi.stubGlobal('caches', { match: () => Promise.resolve(found) })
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true })
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
  vi.spyOn(location, 'reload').mockImplementation(reload)
  show('/')
})

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  Reflect.deleteProperty(navigator, 'locks')
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.replaceChildren()
  show('/')
})

function show(path: string): void {
  goto(path)
  flushSync()
}

async function begin(): Promise<void> {
  await start()
  flushSync()
  await settle()
}

function settle(): Promise<void> {
  return new Promise((done) => setTimeout(done))
}

function install(): FakeWorker {
  const worker = new FakeWorker()
  const { registration } = workers
  registration.installing = worker
  registration.dispatchEvent(new Event('updatefound'))
  registration.installing = null
  registration.waiting = worker
  worker.turn('installed')
  return worker
}

function takeOver(worker: FakeWorker): void {
  workers.controller = worker
  workers.dispatchEvent(new Event('controllerchange'))
  worker.turn('activated')
}

test('a new service worker begins at once on the start page', async () => {
  await begin()
  const worker = install()
  await settle()
  expect(worker.told).toEqual(['skipWaiting'])
})

test.each(['/t/0123456789abcdef', '/d/0123456789abcdef', '/learn/schmidt#roll'])(
  'at %s it waits',
  async (path) => {
    show(path)
    await begin()
    const worker = install()
    await settle()
    expect(worker.told).toEqual([])
    show('/')
    await settle()
    expect(worker.told).toEqual(['skipWaiting'])
  },
)

test('other tabs are told for as long as a table is shown here', async () => {
  show('/d/0123456789abcdef')
  await begin()
  expect((await locks.query()).held).not.toEqual([])
  show('/settings')
  await settle()
  expect((await locks.query()).held).toEqual([])
})

test('it waits for tables in all other tabs, and no longer', async () => {
  const [leaveOne, leaveOther] = [await showElsewhere('one'), await showElsewhere('other')]
  await begin()
  const worker = install()
  await settle()
  leaveOne()
  await settle()
  expect(worker.told).toEqual([])
  leaveOther()
  await settle()
  expect(worker.told).toEqual(['skipWaiting'])
})

test('one that came before the page listened begins as well', async () => {
  const worker = (workers.registration.installing = new FakeWorker())
  await begin()
  Object.assign(workers.registration, { installing: null, waiting: worker })
  worker.turn('installed')
  await settle()
  expect(worker.told).toEqual(['skipWaiting'])
})

test('after one update the next one waits and begins alike', async () => {
  show('/d/0123456789abcdef')
  await begin()
  for (const update of ['one', 'next']) {
    show('/d/0123456789abcdef')
    await settle()
    const worker = install()
    await settle()
    expect(worker.told, update).toEqual([])
    show('/')
    await settle()
    expect(worker.told, update).toEqual(['skipWaiting'])
    takeOver(worker)
    await settle()
  }
})

test('an old start page is loaded again', async () => {
  await begin()
  takeOver(install())
  await settle()
  expect(reload).toHaveBeenCalledOnce()
})

test('a new one is not', async () => {
  found = new Response()
  await begin()
  takeOver(install())
  await settle()
  expect(reload).not.toHaveBeenCalled()
})

test.each([
  ['at a table', () => show('/t/0123456789abcdef')],
  ['in the settings', () => show('/settings')],
  ['while something is open', () => (document.body.innerHTML = '<dialog open></dialog>')],
  [
    'while somebody writes',
    () => {
      document.body.innerHTML = '<input>'
      document.querySelector('input')!.focus()
    },
  ],
])('%s nothing is loaded again', async (_, prepare) => {
  await begin()
  const worker = install()
  await settle()
  prepare()
  takeOver(worker)
  await settle()
  expect(reload).not.toHaveBeenCalled()
})
