/** Starts the service worker, and replaces it by a new one only while no table is in play. */
import { base } from '../net/serverAddress'
import { pages } from '../pages.svelte'
import { worksOffline } from './support'

/** Held, in all tabs, by those that show a table. */
const AT_TABLE = 'tischrunde.table'

// Without one, pages are what they are without it.
if (import.meta.env.PROD && worksOffline()) void start().catch(() => undefined)

export async function start(): Promise<void> {
  always(() => (isTable() ? stay() : undefined))
  const workers = navigator.serviceWorker
  workers.addEventListener('controllerchange', () => renewed(workers.controller))
  const registration = await workers.register(`${base}/service-worker.js`)
  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => void replace(registration))
  })
  always(() => {
    if (!isTable()) void replace(registration)
  })
}

function always(effect: () => void | (() => void)): void {
  $effect.root(() => $effect(effect))
}

function isTable(): boolean {
  return pages.now.name === 'table' || pages.now.name === 'device'
}

/** Tells other tabs that a table is shown here; returns what ends that. */
function stay(): () => void {
  let leave = () => {}
  const left = new Promise<void>((done) => (leave = done))
  void navigator.locks.request(AT_TABLE, { mode: 'shared' }, () => left)
  return leave
}

/** Lets a service worker that waits begin, unless a table is shown in any tab. */
async function replace({ waiting }: ServiceWorkerRegistration): Promise<void> {
  if (!waiting) return
  await navigator.locks.request(AT_TABLE, { ifAvailable: true }, async (free) => {
    if (!free) return
    waiting.postMessage('skipWaiting')
    await begun(waiting)
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
