/** Images of Python in a real database. */
import 'fake-indexeddb/auto'
import { beforeEach, expect, test } from 'vitest'
import { dropImages, keepImage, keptImage, type Image } from './image'

const image = (byte: number): Image => ({
  memory: new Uint8Array([byte]),
  files: [['/engine/rules.py', new Uint8Array([byte, byte])]],
})

beforeEach(() => dropImages())

test('an image is found by its name', async () => {
  expect(await keptImage('one')).toBeNull()
  await keepImage('one', image(1))
  expect(await (await keptImage('one'))!.read).toEqual(image(1))
  expect(await keptImage('other')).toBeNull()
})

test('only the last one is kept', async () => {
  await keepImage('one', image(1))
  await keepImage('other', image(2))
  expect(await keptImage('one')).toBeNull()
  expect(await (await keptImage('other'))!.read).toEqual(image(2))
})

test('one that is distrusted is dropped', async () => {
  await keepImage('one', image(1))
  await dropImages()
  expect(await keptImage('one')).toBeNull()
})
