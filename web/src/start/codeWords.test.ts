import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => void vi.unstubAllGlobals())

/** The module as a new page has it, and how often it has fetched anything. */
async function fresh(answer: typeof fetch = fetch) {
  vi.resetModules()
  const fetching = vi.fn(answer)
  vi.stubGlobal('fetch', fetching)
  const { codeWords } = await import('./codeWords')
  return { codeWords, fetching }
}

it('a code is said in the language of the reader', async () => {
  const { codeWords } = await fresh()
  expect(await codeWords('igel-lampe-wolke', 'en')).toEqual({
    words: ['hedgehog', 'lamp', 'cloud'],
    language: 'en',
  })
  expect(await codeWords('igel-knoten-wolke-anker', 'fr')).toEqual({
    words: ['hérisson', 'nœud', 'nuage', 'ancre'],
    language: 'fr',
  })
})

it('German words need no list, and each list is fetched once', async () => {
  const { codeWords, fetching } = await fresh()
  const german = { words: ['igel', 'lampe', 'wolke'], language: 'de' }
  expect(await codeWords('igel-lampe-wolke', 'de')).toEqual(german)
  expect(fetching).not.toHaveBeenCalled()
  await Promise.all([codeWords('igel-lampe-wolke', 'fr'), codeWords('anker-anker-anker', 'fr')])
  expect(fetching).toHaveBeenCalledTimes(2)
})

it('without the lists the words are German, until they can be had', async () => {
  const lists = fetch
  let online = false
  const { codeWords } = await fresh((address) =>
    online ? lists(address) : Promise.resolve(new Response(null, { status: 503 })),
  )
  const german = { words: ['igel', 'lampe', 'wolke'], language: 'de' }
  expect(await codeWords('igel-lampe-wolke', 'fr')).toEqual(german)
  online = true
  expect((await codeWords('igel-lampe-wolke', 'fr')).language).toBe('fr')
})

it('a word of no list stays as it is', async () => {
  const { codeWords } = await fresh()
  expect((await codeWords('drei-rote-igel', 'en')).words).toEqual(['drei', 'rote', 'hedgehog'])
})
