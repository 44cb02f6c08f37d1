/** Starts the service worker, and replaces it by a new one only while no table is in play. */
import { base } from '../net/serverAddress'
import { pages } from '../pages.svelte'
import { worksOffline } from './support'

/** Held, in all tabs, by those that show a table. */
const AT_TABLE = 'tischrunde.table'
const SOON_MS = 1000

// Without one, pages are what they are without it.
if (import.meta.env.PROD && worksOffline()) void start().catch(() => undefined)

export async function start(): Promise<void> {
  const workers = navigator.serviceWorker
  workers.addEventListener('controllerchange', () => renewed(workers.controller))
  const registering = workers.register(`${base}/service-worker.js`)
  const tryToReplace = () => void registering.then(replace).catch(() => undefined)
  $effect.root(() => {
    $effect(() => {
      if (isTable()) return stay(tryToReplace)
      tryToReplace()
    })
  })
  const registration = await registering
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', tryToReplace)
  })
}

function isTable(): boolean {
  return ['table', 'device', 'pad'].includes(pages.now.name)
}

/** Tells all tabs that a table is shown here; returns what ends that. */
function stay(onleft: () => void): () => void {
  let leave = () => {}
  const left = new Promise<void>((done) => (leave = done))
  // Where pages may store nothing there are no locks, and no service worker either.
  navigator.locks.request(AT_TABLE, { mode: 'shared' }, () => left).then(onleft, () => undefined)
  return leave
}

/** Lets a service worker that waits begin, unless a table is shown in any tab. */
async function replace({ waiting }: ServiceWorkerRegistration): Promise<void> {
  if (!waiting) return
  // One's own lock may be let go a moment after one has left.
  const signal = AbortSignal.timeout(SOON_MS)
  await navigator.locks.request(AT_TABLE, { signal }, async () => {
    const changed = begun(waiting)
    waiting.postMessage('skipWaiting')
    await changed
  })
}

/** Nobody sits down while service workers change. */
function begun(worker: ServiceWorker): Promise<void> {
  return new Promise((done) => {
    worker.addEventListener('statechange', () => done(), { once: true })
  })
}

/** Another service worker answers now: it has thrown away the files of the pages before it. */
function renewed(worker: ServiceWorker | null): void {
  const look = () => {
    if (worker?.state === 'activated') void reloadIfOld()
  }
  worker?.addEventListener('statechange', look)
  look()
}

/** Most often the page itself is new already, for it came from the server. */
async function reloadIfOld(): Promise<void> {
  const isNew = await caches.match(import.meta.url, { ignoreVary: true })
  if (!isNew && isIdle()) location.reload()
}

/** Whether nothing would be lost: the start page, with nothing open and nothing half written. */
function isIdle(): boolean {
  const busy = document.querySelector('dialog[open], :is(input, textarea, select):focus')
  return pages.now.name === 'start' && !busy
}
