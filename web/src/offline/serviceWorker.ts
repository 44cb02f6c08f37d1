/// <reference lib="webworker" />
/**
 * The service worker: the pages open without a network, and what was fetched for playing on this
 * device stays there. A list of files and four rules are all we need, so there is no library.
 */
import { cacheNames, isDown, oldEngines, oldShells, ruleFor } from './rules'

/** Put in by `scripts/offline.ts`. */
declare const VERSION: string
/** Named by their content; all that any page of the client needs. */
declare const FILES: string[]
/** Not named by their content. */
declare const FRESH_FILES: string[]
declare const PYTHON: string[]

/** Put in by the server. It also makes this another service worker when only the engine is another. */
const ENGINE = '%ENGINE%'
/** All pages are the same HTML, whose links hold at any depth. */
const PAGE = './'

const worker = self as unknown as ServiceWorkerGlobalScope
const { scope } = worker.registration
const version = `${VERSION} ${ENGINE}`
const names = cacheNames(scope, version)

worker.addEventListener('install', (event) => event.waitUntil(install()))
worker.addEventListener('activate', (event) => event.waitUntil(activate()))
worker.addEventListener('fetch', (event) => {
  const rule = ruleFor(event.request, scope)
  if (rule === 'page') event.respondWith(page(event))
  else if (rule === 'fresh') event.respondWith(fresh(event))
  else if (rule === 'file') event.respondWith(kept(event, names.shell))
  else if (rule === 'engine') event.respondWith(kept(event, names.engine))
})
worker.addEventListener('message', (event) => {
  // A page asks for this when no table is in play anywhere.
  if (event.data === 'skipWaiting') event.waitUntil(worker.skipWaiting())
  if (event.data === 'keep') event.waitUntil(keepEngine())
})

async function install(): Promise<void> {
  const shell = await caches.open(names.shell)
  await shell.addAll([reloaded(PAGE), ...FILES])
  await (await caches.open(names.fresh)).addAll(FRESH_FILES.map(reloaded))
  // Whoever has played on this device may want to do so on the train, right after an update.
  const engine = await caches.open(names.engine)
  if ((await engine.keys()).length > 0) await addEngine(engine)
}

async function activate(): Promise<void> {
  const old = oldShells(await caches.keys(), scope, version)
  await Promise.all(old.map((name) => caches.delete(name)))
  await deleteOldEngines()
  // The server is asked while this worker starts, not after it.
  await worker.registration.navigationPreload?.enable()
  await worker.clients.claim()
}

async function keepEngine(): Promise<void> {
  await addEngine(await caches.open(names.engine))
  await deleteOldEngines()
}

/** Most often the browser has just fetched them: then nothing is fetched again. */
async function addEngine(engine: Cache): Promise<void> {
  for (const url of engineUrls()) if (!(await engine.match(url))) await engine.add(url)
}

async function deleteOldEngines(): Promise<void> {
  const engine = await caches.open(names.engine)
  const urls = (await engine.keys()).map(({ url }) => url)
  await Promise.all(oldEngines(urls, engineUrls()).map((url) => engine.delete(url)))
}

function engineUrls(): string[] {
  return [...PYTHON, ENGINE].map((path) => scope + path)
}

function reloaded(path: string): Request {
  return new Request(path, { cache: 'reload' })
}

async function page(event: FetchEvent): Promise<Response> {
  const answer = await asked(event)
  const shell = isDown(answer) && (await find(names.shell, PAGE))
  return shell || (answer ?? Response.error())
}

async function asked(event: FetchEvent): Promise<Response | undefined> {
  try {
    return ((await event.preloadResponse) as Response | undefined) ?? (await fetch(event.request))
  } catch {
    return undefined
  }
}

async function fresh(event: FetchEvent): Promise<Response> {
  const answer = await fetch(event.request).catch(() => undefined)
  if (answer && !isDown(answer)) return keep(event, names.fresh, answer)
  return (await find(names.fresh, event.request)) ?? answer ?? Response.error()
}

async function kept(event: FetchEvent, name: string): Promise<Response> {
  const found = await find(name, event.request)
  return found ?? keep(event, name, await fetch(event.request))
}

async function find(name: string, what: RequestInfo): Promise<Response | undefined> {
  // Our answers vary by how they are packed, and by language: neither matters here.
  return (await caches.open(name)).match(what, { ignoreVary: true })
}

/** Keeps a good answer beside handing it on; if there is no room it is only handed on. */
function keep(event: FetchEvent, name: string, answer: Response): Response {
  if (answer.status !== 200) return answer
  const copy = answer.clone()
  const put = caches.open(name).then((cache) => cache.put(event.request, copy))
  event.waitUntil(put.catch(() => undefined))
  return answer
}
