import { expect, test, vi } from 'vitest'

test('the size of text is followed while the width of the page stays', async () => {
  let observed: Element | undefined
  let resized = (): void => undefined
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(changed: () => void) {
        resized = changed
      }
      observe(element: Element): void {
        observed = element
      }
    },
  )
  vi.resetModules()
  const { rem } = await import('./rem.svelte')
  vi.unstubAllGlobals()
  expect(rem()).toBe(16)
  vi.spyOn(observed!, 'getBoundingClientRect').mockReturnValue({ width: 24 } as DOMRect)
  resized()
  expect(rem()).toBe(24)
})
