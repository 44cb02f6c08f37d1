/**
 * An image of Python with the engine in it, right after its start: the next start on this device
 * does not repeat what led there. One that cannot be kept or read is made anew.
 */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb'

export interface Image {
  memory: Uint8Array
  /** What Python has in its folders, which its memory does not hold. */
  files: [path: string, content: Uint8Array][]
}

interface Schema extends DBSchema {
  images: { key: string; value: Image }
}

// Not beside the logs: whatever happens to it, they stay.
const NAME = 'tischrunde-python'
const VERSION = 1

/** The image of a name; null if there is none. It is read while other things are done. */
export async function keptImage(name: string): Promise<{ read: Promise<Image> } | null> {
  const database = await open()
  if ((await database.getKey('images', name)) === undefined) {
    database.close()
    return null
  }
  const read = database.get('images', name).finally(() => database.close())
  // Whoever has no use for it any more does not wait for it either.
  read.catch(() => undefined)
  return { read: read as Promise<Image> }
}

/** Keeps an image in place of all others. */
export async function keepImage(name: string, image: Image): Promise<void> {
  const database = await open()
  const all = database.transaction('images', 'readwrite')
  await Promise.all([all.store.clear(), all.store.put(image, name), all.done]).finally(() =>
    database.close(),
  )
}

export async function dropImages(): Promise<void> {
  const database = await open()
  await database.clear('images').finally(() => database.close())
}

function open(): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>(NAME, VERSION, { upgrade: (made) => void made.createObjectStore('images') })
}
