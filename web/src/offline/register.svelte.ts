/** Starts the service worker, and replaces it by a new one only while no table is in play. */
import { randomHex } from '../net/randomHex'
import { base } from '../net/serverAddress'
import { pages } from '../pages.svelte'
import { worksOffline } from './support'

/** Begins the names of locks: every page holds one of its own while it shows a table. */
const AT_TABLE = 'tischrunde.table '

// Without one, pages are what they are without it.
if (import.meta.env.PROD && worksOffline()) void start().catch(() => undefined)

export async function start(): Promise<void> {
  const workers = navigator.serviceWorker
  workers.addEventListener('controllerchange', () => renewed(workers.controller))
  const registering = workers.register(`${base}/service-worker.js`)
  const tryToReplace = () => void registering.then(replace).catch(() => undefined)
  $effect.root(() => {
    $effect(() => {
      if (isTable()) return stay()
      tryToReplace()
    })
  })
  const registration = await registering
  const watch = () => registration.installing?.addEventListener('statechange', tryToReplace)
  registration.addEventListener('updatefound', watch)
  // The browser may have found another one before this page listened.
  watch()
}

function isTable(): boolean {
  const { now } = pages
  const isLesson = now.name === 'learn' && now.lesson !== ''
  return isLesson || ['table', 'device', 'pad'].includes(now.name)
}

/** Tells all tabs that a table is shown here; returns what ends that. */
function stay(): () => void {
  let leave = () => {}
  const left = new Promise<void>((done) => (leave = done))
  // Where pages may store nothing there are no locks, and no service worker either.
  navigator.locks.request(AT_TABLE + randomHex(), () => left).catch(() => undefined)
  return leave
}

/** Lets a service worker that waits begin as soon as no tab shows a table. */
async function replace(registration: ServiceWorkerRegistration): Promise<void> {
  while (registration.waiting && !isTable()) {
    const table = await shownTable()
    if (table === undefined) return registration.waiting?.postMessage('skipWaiting')
    // It can be had once that table has been left, or its tab has gone.
    await navigator.locks.request(table, () => undefined)
  }
}

/** The lock of a page that shows a table. */
async function shownTable(): Promise<string | undefined> {
  const { held = [] } = await navigator.locks.query()
  return held.map(({ name }) => name).find((name) => name?.startsWith(AT_TABLE))
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
