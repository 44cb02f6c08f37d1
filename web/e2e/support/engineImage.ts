/**
 * Puts what the client keeps after a first start of its engine into other browsers, for tests that are
 * not about that start: in a new browser it takes four seconds of a core. The client itself makes it,
 * once in a run. Whoever comes for the first time, by whatever way, does so in a browser without it.
 */
import { expect, type Browser, type Page } from '@playwright/test'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { dataFolder, PATIENCE } from './output'
import type { Player } from './player'

/** Python is fetched and starts, on a busy machine; then its image is written. */
const MADE = { timeout: 120_000 * PATIENCE }
/** A page of the client's origin with nothing in it, and the bytes of the image: no server has them. */
const NOTHING = '/engine-image'
const BYTES = '/engine-image/bytes'

/** What is told of an image; its bytes are in a file, those of the memory first. */
interface Image {
  /** What it was made from, by address. */
  origin: string
  name: string
  /** The note that the engine has been fetched. */
  noted: string
  memory: number
  files: [path: string, bytes: number][]
}

let shared: Promise<EngineImage> | undefined

export class EngineImage {
  private constructor(
    private image: Image,
    /** The file with its bytes, packed. */
    private bytes: string,
  ) {}

  /** The image of this run: the first worker that asks for it has it made. */
  static of(browser: Browser, url: string): Promise<EngineImage> {
    return (shared ??= EngineImage.shared(browser, url))
  }

  private static async shared(browser: Browser, url: string): Promise<EngineImage> {
    const folder = join(dataFolder(), 'engine-image')
    const [bytes, told] = [join(folder, 'bytes'), join(folder, 'image.json')]
    if (isFirst(folder)) {
      try {
        writeFileSync(`${told}.part`, JSON.stringify(await made(browser, url, bytes)))
        renameSync(`${told}.part`, told)
      } catch (error) {
        rmSync(folder, { recursive: true })
        throw error
      }
    }
    await expect.poll(() => existsSync(told), MADE).toBe(true)
    return new EngineImage(JSON.parse(readFileSync(told, 'utf8')) as Image, bytes)
  }

  /** Puts it into a browser that has been at no page of this player's server. */
  async putInto({ page, url }: Player): Promise<void> {
    const { origin } = new URL(url)
    const here = (text: string) => text.replaceAll(this.image.origin, origin)
    const { name, noted, ...image } = this.image
    await atNothing(page, origin)
    await page.route(origin + BYTES, (route) => route.fulfill({ path: this.bytes }))
    const given = { ...image, name: here(name), noted: here(noted), bytes: BYTES }
    await page.evaluate(put, given)
    await page.unrouteAll()
  }
}

/** Waits until the client has kept an image. */
export async function imageKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(images), MADE).toBe(1)
}

/** Whether this worker makes it. */
function isFirst(folder: string): boolean {
  try {
    mkdirSync(folder)
    return true
  } catch {
    return false
  }
}

async function made(browser: Browser, url: string, bytes: string): Promise<Image> {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto(`${url}/judge`)
  await expect(page.getByRole('searchbox')).toBeVisible(MADE)
  await imageKept(page)
  const { origin } = new URL(url)
  await atNothing(page, origin)
  const { base64, ...image } = await page.evaluate(taken)
  writeFileSync(bytes, gzipSync(Buffer.from(base64, 'base64')))
  await context.close()
  return { ...image, origin }
}

async function atNothing(page: Page, origin: string): Promise<void> {
  await page.route(origin + NOTHING, (route) => route.fulfill({ contentType: 'text/plain' }))
  await page.goto(origin + NOTHING)
}

// These run in the page.

function images(): Promise<number> {
  return new Promise((count, failed) => {
    const opening = indexedDB.open('tischrunde-python', 1)
    // As the client makes it, if it has not yet.
    opening.onupgradeneeded = () => opening.result.createObjectStore('images')
    opening.onerror = () => failed(opening.error!)
    opening.onsuccess = () => {
      const kept = opening.result.transaction('images').objectStore('images').count()
      kept.onsuccess = () => {
        opening.result.close()
        count(kept.result)
      }
    }
  })
}

async function taken(): Promise<Omit<Image, 'origin'> & { base64: string }> {
  interface Kept {
    memory: Uint8Array<ArrayBuffer>
    files: [string, Uint8Array<ArrayBuffer>][]
  }
  const [name, { memory, files }] = await new Promise<[string, Kept]>((done) => {
    const opening = indexedDB.open('tischrunde-python')
    opening.onsuccess = () => {
      const reading = opening.result.transaction('images').objectStore('images').openCursor()
      reading.onsuccess = () => done([reading.result!.key as string, reading.result!.value as Kept])
    }
  })
  const reader = new FileReader()
  reader.readAsDataURL(new Blob([memory, ...files.map(([, content]) => content)]))
  await new Promise((read) => (reader.onload = read))
  return {
    base64: (reader.result as string).split(',')[1]!,
    name,
    noted: localStorage.getItem('tischrunde.device')!,
    memory: memory.length,
    files: files.map(([path, content]) => [path, content.length]),
  }
}

async function put(given: Image & { bytes: string }): Promise<void> {
  const packed = (await fetch(given.bytes)).body!
  const unpacked = new Response(packed.pipeThrough(new DecompressionStream('gzip')))
  const bytes = new Uint8Array(await unpacked.arrayBuffer())
  let at = given.memory
  const files = given.files.map(([path, length]) => [path, bytes.slice(at, (at += length))])
  const image = { memory: bytes.slice(0, given.memory), files }
  localStorage.setItem('tischrunde.device', given.noted)
  await new Promise<void>((done, failed) => {
    const opening = indexedDB.open('tischrunde-python', 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore('images')
    opening.onerror = () => failed(opening.error!)
    opening.onsuccess = () => {
      const writing = opening.result.transaction('images', 'readwrite')
      writing.objectStore('images').put(image, given.name)
      writing.onabort = () => failed(writing.error!)
      writing.oncomplete = () => {
        opening.result.close()
        done()
      }
    }
  })
}
