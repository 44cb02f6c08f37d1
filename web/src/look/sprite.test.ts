import { afterEach, expect, it, vi } from 'vitest'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="uno-test"/></svg>'

afterEach(() => vi.unstubAllGlobals())

it('drawings are fetched once, and again only after a failure', async () => {
  // Tests of cards share this world, and may have fetched drawings before.
  vi.resetModules()
  const { loadDrawings } = await import('./sprite')
  const fetch = vi
    .fn()
    .mockRejectedValueOnce(new TypeError('away'))
    .mockImplementation(() => Promise.resolve(new Response(SVG)))
  vi.stubGlobal('fetch', fetch)

  await loadDrawings('uno')
  expect(document.getElementById('uno-test')).toBeNull()

  await Promise.all([loadDrawings('uno'), loadDrawings('uno')])
  await loadDrawings('uno')
  expect(fetch).toHaveBeenCalledTimes(2)
  expect(fetch).toHaveBeenCalledWith('/cards/uno.svg')
  const sprite = document.getElementById('uno-test')!.closest('svg')!
  expect(sprite.getAttribute('aria-hidden')).toBe('true')
  expect(document.querySelectorAll('#uno-test')).toHaveLength(1)
})
