/** A page in a folder of some host, without a server. */
import { beforeAll, expect, test, vi } from 'vitest'

const FOLDER = '/games/tisch'

beforeAll(() => {
  delete document.documentElement.dataset.base
  document.documentElement.dataset.site = ''
  history.replaceState(null, '', `${FOLDER}/`)
})

async function at(address: string) {
  const { pages } = await import('./pages.svelte')
  history.replaceState(null, '', FOLDER + address)
  dispatchEvent(new Event('popstate'))
  return pages.now
}

test.each([
  ['/', { name: 'start' }],
  ['/?/', { name: 'start' }],
  ['/?/d/x', { name: 'device', table: 'x' }],
  ['/?/rules/schmidt#two-200s', { name: 'rules', edition: 'schmidt', clause: 'two-200s' }],
  ['/?/settings', { name: 'settings' }],
  ['/?/impressum', { name: 'not-found' }],
  ['/?/t/x', { name: 'not-found' }],
  ['/?/r/~x?seat=1#a', { name: 'replay', table: '~x', code: 'a', query: 'seat=1' }],
])('at %s', async (address, page) => {
  expect(await at(address)).toEqual(page)
})

test('links lead to the pages of the same file', async () => {
  const { address, followLink, goto, pages } = await import('./pages.svelte')
  expect(address('/settings')).toBe(`${FOLDER}/?/settings`)
  goto('/settings')
  expect(location.pathname + location.search).toBe(`${FOLDER}/?/settings`)
  const currentTarget = Object.assign(document.createElement('a'), { href: address('/d/x') })
  followLink({ currentTarget, preventDefault: () => undefined } as unknown as MouseEvent)
  expect(pages.now).toEqual({ name: 'device', table: 'x' })
})

test('games, rules and manuals are files, and nothing else is asked for', async () => {
  const { games, me, rulebook } = await import('./net/requests')
  const { openTable } = await import('./start/requests')
  const { printed } = await import('./manual/manuals')
  const asked = vi.fn((_: string) => Promise.resolve(Response.json({})))
  vi.stubGlobal('fetch', asked)
  await games()
  await rulebook('schmidt', 'fr')
  await printed('schmidt', 'fr')
  await expect(me()).rejects.toMatchObject({ code: 'unreachable' })
  await expect(openTable({} as never)).rejects.toMatchObject({ code: 'unreachable' })
  expect(asked.mock.calls.map(([address]) => address)).toEqual([
    `${FOLDER}/api/games.json`,
    `${FOLDER}/api/rules/schmidt.fr.json`,
    `${FOLDER}/api/manuals/schmidt.fr.json`,
  ])
  vi.unstubAllGlobals()
})

test('the device remembers who one is', async () => {
  const { guest, setGuest } = await import('./start/guest.svelte')
  await setGuest('Ottilie', 'star')
  vi.resetModules()
  const later = await import('./start/guest.svelte')
  expect(later.guest).not.toBe(guest)
  expect([later.guest.name, later.guest.shape]).toEqual(['Ottilie', 'star'])
})
