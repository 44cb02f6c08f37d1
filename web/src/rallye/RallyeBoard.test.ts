import { render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { shapeNamed } from '../look/shapes'
import { Problem } from '../net/requests'
import type { Table } from '../net/table'
import type { RallyeRound, Refusal } from '../protocol/generated'
import { namesOf } from '../table/names'
import { announcements } from '../table/announcer.svelte'
import { problemInWords } from '../table/errorMessage.svelte'
import { pendingAnswer } from '../testing/answer'
import AtTable from '../testing/AtTable.svelte'
import { quietTable } from '../testing/table'
import { loadTexts } from '../texts/texts.svelte'
import { display, rallyeView } from './fixtures'
import RallyeBoard from './RallyeBoard.svelte'
import type { RallyeView } from './views'
import { until } from '../testing/until'

beforeAll(() => loadTexts('web', 'web-table', 'table-rallye', 'rallye', 'table', 'server'))
// Loaded beforehand, as in a browser that has shown the table for a while.
beforeAll(() => Promise.all([import('./Questions.svelte'), import('./ThrowAway.svelte')]))
beforeAll(() => Promise.all([import('../table/WhyNot.svelte'), import('./reasons')]))

const TRIO = [display(0, [0]), display(1, [1]), display(2, [2])]
const STOPPED: Refusal = { reason: 'stopped', clause: 'fx-schmid/stop', args: { remedy: 'roll' } }

/** What is read out when something takes the focus. */
function descriptionOf(element: HTMLElement): string {
  const ids = element.getAttribute('aria-describedby')!.split(' ')
  const words = ids.map((id) => document.getElementById(id)!.textContent)
  return words.join(' ').replace(/\s+/g, ' ').trim()
}

function sit(view: RallyeView, readonly = false) {
  return sitDown(view, { readonly }).played
}

/** Renders a table; returns how to change it. */
function sitDown(view: RallyeView, { readonly = false, ...more }: SitDown = {}) {
  const { table, played } = quietTable(view)
  const shown = (view: RallyeView) => ({ view, names: namesOf(view) })
  const props = { table: { ...table, ...more }, edition: 'fx-schmid', readonly, ...shown(view) }
  const { rerender, unmount } = render(AtTable, { Board: RallyeBoard, ...props })
  const become = (next: RallyeView, table: Table = props.table) =>
    rerender({ table, ...shown(next) })
  return { played, become, unmount, table: props.table }
}

type SitDown = Partial<Table> & { readonly?: boolean }

/** Whether a button does nothing now; one that keeps the focus is not `disabled`. */
const isHeld = (button: HTMLButtonElement): boolean =>
  button.disabled || button.getAttribute('aria-disabled') === 'true'
const card = (slug: string): HTMLElement => document.querySelector(`[data-card="${slug}"]`)!
const moves = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[data-move]')].map((it) => it.dataset.move!)

async function press(button: HTMLElement): Promise<void> {
  button.click()
  await Promise.resolve()
}

describe('on turn', () => {
  test('a card, then its only target: two taps', async () => {
    const played = sit(rallyeView({ hand: ['km-100'], legal: ['100', '-100'] }))
    expect(moves()).toEqual([])
    await press(card('km-100'))
    expect(moves()).toContain('-100')
    await press(screen.getByRole('button', { name: '100 km fahren' }))
    expect(played).toEqual(['100'])
  })

  test('a card that is played stays out until there is an answer', async () => {
    for (const answer of ['taken', 'refused'] as const) {
      const { promise, resolve, reject } = pendingAnswer()
      const view = rallyeView({ hand: ['km-75', 'roll'], legal: ['75', '-75'] })
      const { unmount } = sitDown(view, { play: () => promise })
      const isOut = () => card('km-75').getAttribute('aria-pressed') === 'true'
      await press(card('km-75'))
      await press(screen.getByRole('button', { name: '75 km fahren' }))
      expect(isOut()).toBe(true)
      if (answer === 'taken') resolve()
      else reject(new Problem('stale'))
      await until(() => expect(isOut()).toBe(false))
      unmount()
    }
  })

  test('a card on its way goes back when the line breaks', async () => {
    const view = rallyeView({ hand: ['km-75', 'roll'], legal: ['75', '-75'] })
    const { become, table } = sitDown(view, { play: () => new Promise(() => undefined) })
    await press(card('km-75'))
    await press(screen.getByRole('button', { name: '75 km fahren' }))
    await become(view, { ...table, status: 'away' })
    expect(card('km-75').getAttribute('aria-pressed')).toBe('false')
  })

  test('a hand that cannot move says what to do', async () => {
    const blocked = { 'km-75': [['75', STOPPED] as [string, Refusal]] }
    const hand = { hand: ['km-75', 'km-25'], legal: ['-75', '-25'], blocked } as const
    const played = sit(rallyeView(hand as never))
    const STUCK = 'Gerade passt keine deiner Karten. Leg eine ab.'
    screen.getByText('Ohne „Freie Fahrt“ fährst du nicht los: leg eine Karte ab.')
    expect(screen.getByRole('button', { name: 'Leg eine Karte ab' })).toBeTruthy()
    await press(card('km-75'))
    expect(await screen.findByText(new RegExp(`Leg zuerst .* ${STUCK}`))).toBeTruthy()
    await press(screen.getByRole('button', { name: 'Ablegen' }))
    expect(played).toEqual(['-75'])
  })

  test('a hand that can move is not told to throw a card away', () => {
    sit(rallyeView({ hand: ['km-75', 'roll'], legal: ['roll', '-roll', '-75'] }))
    expect(screen.queryByText(/leg eine/i)).toBeNull()
    expect(screen.getByRole('button', { name: 'Tippe eine Karte an' })).toBeTruthy()
  })

  test('an attack with several targets asks for one', async () => {
    const legal = ['stop>B', 'stop>C', '-stop']
    const played = sit(rallyeView({ displays: TRIO, hand: ['stop'], legal }))
    await press(card('stop'))
    expect(screen.getByText('Wen greifst du an?')).toBeTruthy()
    await press(screen.getByRole('button', { name: 'Ziel antippen' }))
    await until(() => expect(announcements.polite.at(-1)?.text).toBe('Gegen Igel spielen'))
    await press(screen.getByRole('button', { name: 'Gegen Igel spielen' }))
    expect(played).toEqual(['stop>B'])
  })

  test('a target on the table plays at once', async () => {
    const legal = ['stop>B', 'stop>C', '-stop']
    const played = sit(rallyeView({ displays: TRIO, hand: ['stop'], legal }))
    await press(card('stop'))
    await press(screen.getByRole('button', { name: /^„Stop“ gegen Fuchs spielen/ }))
    expect(played).toEqual(['stop>C'])
  })

  test('a locked card says why, and can be thrown away', async () => {
    const blocked: RallyeRound['blocked'] = {
      'km-50': [['50', STOPPED]],
    }
    const played = sit(rallyeView({ hand: ['km-50'], legal: ['-50'], blocked }))
    await press(card('km-50'))
    await screen.findByText('„50 km“ geht gerade nicht')
    expect(screen.getByText(/Leg zuerst „Freie Fahrt“ darauf/)).toBeTruthy()
    await press(screen.getByRole('button', { name: 'Ablegen' }))
    expect(played).toEqual(['-50'])
  })

  test('of an attack on oneself nobody speaks in the third person', async () => {
    const open = { reason: 'window-open', clause: 'fx-schmid/coup-fourre', args: { party: 0 } }
    const blocked: RallyeRound['blocked'] = { 'km-50': [['50', open]] }
    sit(rallyeView({ hand: ['km-50'], legal: ['-50'], blocked }))
    await press(card('km-50'))
    const text = await screen.findByText(/Antworte erst auf den Angriff/)
    expect(text.textContent).not.toContain('Dachs')
    expect(problemInWords(new Problem('refused', open), rallyeView())).toContain('auf dich')
    const others = { ...open, args: { party: 1 } }
    expect(problemInWords(new Problem('refused', others), rallyeView())).toContain('gegen Igel')
  })

  test('a reason is gone once something has happened', async () => {
    const blocked: RallyeRound['blocked'] = { 'km-50': [['50', STOPPED]] }
    const view = rallyeView({ hand: ['km-50'], legal: ['-50'], blocked })
    const { become } = sitDown(view)
    await press(card('km-50'))
    await screen.findByText('„50 km“ geht gerade nicht')
    await become(rallyeView({ hand: ['km-50'], on_turn: 1, waiting: [1] }))
    expect(screen.queryByText('„50 km“ geht gerade nicht')).toBeNull()
  })

  test('only a safety is not thrown away without a question', async () => {
    const played = sit(
      rallyeView({ hand: ['right-of-way'], legal: ['right-of-way', '-right-of-way'] }),
    )
    await press(card('right-of-way'))
    await press(screen.getByRole('button', { name: 'Ablegen' }))
    expect(played).toEqual([])
    await press(await screen.findByRole('button', { name: 'Trotzdem ablegen' }))
    expect(played).toEqual(['-right-of-way'])
  })

  test('a safety is asked about in its own turn only', async () => {
    const mine = rallyeView({ hand: ['right-of-way'], legal: ['-right-of-way'] })
    const { become } = sitDown(mine)
    await press(card('right-of-way'))
    await press(screen.getByRole('button', { name: 'Ablegen' }))
    await screen.findByRole('dialog')
    await become(rallyeView({ hand: ['right-of-way'], on_turn: 1, waiting: [1] }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await become(mine)
    await vi.dynamicImportSettled()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('nothing can be pressed that plays while a move is on its way', async () => {
    const legal = ['stop>B', 'stop>C', '-stop']
    sitDown(rallyeView({ displays: TRIO, hand: ['stop'], legal }), { busy: true })
    await press(card('stop'))
    const places = [...document.querySelectorAll<HTMLButtonElement>('button[data-move]')]
    expect(places.length).toBeGreaterThan(2)
    expect(places.filter((place) => !isHeld(place))).toEqual([])
  })
})

describe('out of turn', () => {
  test('a card can lie ready, but nothing is lit', async () => {
    sit(rallyeView({ on_turn: 1, waiting: [1], hand: ['km-100'] }))
    await press(card('km-100'))
    expect(card('km-100').getAttribute('aria-pressed')).toBe('true')
    expect(moves()).toEqual([])
    expect(screen.getByText('„100 km“ liegt für dich bereit.')).toBeTruthy()
  })
})

describe('the window after an attack', () => {
  const window = {
    phase: 'window',
    on_turn: 1,
    waiting: [0],
    attack: { party: 0, hazard: 'stop', safety: 'right-of-way' },
  } as const

  function attacked(legal: string[], solo = false): RallyeView {
    const clock = { kind: 'window', began: 0, ends: 7000, seats: [] }
    return rallyeView({ ...window, waiting: [0], legal }, { clock, solo })
  }

  test('who holds the safety can answer', async () => {
    const played = sit(attacked(['coup', 'stand']))
    const scene = await screen.findByRole('alertdialog', { name: 'Angriff!' })
    expect(scene.textContent).toContain('Du hast den passenden Trumpf.')
    await press(scene.querySelector<HTMLElement>('[data-move="coup"]')!)
    expect(played).toEqual(['coup'])
  })

  test('who does not sees the same scene without the button', async () => {
    sit(attacked(['stand']))
    const scene = await screen.findByRole('alertdialog', { name: 'Angriff!' })
    expect(scene.textContent).toContain('Igel spielt gegen dich')
    expect(moves()).toEqual([])
  })

  test.each([
    [['coup', 'stand'], 'coup'],
    [['stand'], undefined],
  ])('Enter presses the first button: %s', async (legal, move) => {
    sit(attacked(legal))
    const scene = await screen.findByRole('alertdialog', { name: 'Angriff!' })
    expect(document.activeElement).toBe(scene.querySelector('button'))
    expect((document.activeElement as HTMLElement).dataset.move).toBe(move)
  })

  test('is told by its dialog, with the time that is left', async () => {
    sit(attacked(['coup', 'stand']))
    const scene = await screen.findByRole('alertdialog', { name: 'Angriff!' })
    expect(descriptionOf(scene)).toBe(
      'Igel spielt „Stop“ gegen dich. Du hast den passenden Trumpf. Noch 7 Sekunden',
    )
  })

  test('among bots it opens only for who can answer', async () => {
    sit(attacked(['stand'], true))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('among bots closing the scene lets the attack stand', async () => {
    const played = sit(attacked(['coup', 'stand'], true))
    await press(await screen.findByRole('button', { name: 'Trumpf behalten' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(played).toEqual(['stand'])
  })

  test.each([
    [['coup', 'stand'], 'Trumpf behalten'],
    [['stand'], 'Weiter'],
  ])('where a device is handed around its word lets the attack stand: %s', async (legal, name) => {
    const played = sit({ ...attacked(legal), clock: null, pace: 'device' })
    const scene = await screen.findByRole('alertdialog', { name: 'Angriff!' })
    expect(scene.querySelector('.fair')).toBeNull()
    await press(await screen.findByRole('button', { name }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(played).toEqual(['stand'])
  })

  test('closing the scene sends nothing, and the answer stays possible', async () => {
    const played = sit(attacked(['coup', 'stand']))
    await press(await screen.findByRole('button', { name: 'Trumpf behalten' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(played).toEqual([])
    expect(moves()).toEqual(['coup'])
  })

  test('the browser may close the scene by itself', async () => {
    sit(attacked(['coup', 'stand']))
    const scene = await screen.findByRole('alertdialog', { name: 'Angriff!' })
    scene.dispatchEvent(new Event('close'))
    await tick()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(moves()).toEqual(['coup'])
  })

  test('nobody is asked for whom a bot plays', async () => {
    const view = attacked(['coup', 'stand'])
    view.chairs[0]!.stood_in = true
    sit(view)
    await vi.dynamicImportSettled()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(moves()).toEqual([])
  })

  test('others only see whom it is about', () => {
    sit(
      rallyeView({
        ...window,
        waiting: [1],
        attack: { party: 1, hazard: 'stop', safety: 'right-of-way' },
      }),
    )
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(screen.getByText('Angriff auf Igel')).toBeTruthy()
  })
})

test('the question at the goal is told by its dialog', async () => {
  sit(rallyeView({ phase: 'call', legal: ['extend', 'finish'] }))
  expect(descriptionOf(await screen.findByRole('alertdialog'))).toContain('1000 km')
})

test('at the goal it is asked whether the round goes on', async () => {
  const played = sit(rallyeView({ phase: 'call', legal: ['extend', 'finish'] }))
  await press(await screen.findByRole('button', { name: 'Weiter bis 1000 km' }))
  expect(played).toEqual(['extend'])
})

test('a question the browser has closed is answered below the table', async () => {
  const played = sit(rallyeView({ phase: 'call', legal: ['extend', 'finish'] }))
  const sheet = await screen.findByRole('alertdialog')
  sheet.dispatchEvent(new Event('close'))
  await tick()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(moves()).toEqual(['extend', 'finish'])
  await press(screen.getByRole('button', { name: 'Jetzt gewinnen' }))
  expect(played).toEqual(['finish'])
})

test('a row tells who is on turn and who is gone', () => {
  const view = rallyeView({ displays: TRIO, on_turn: 1, waiting: [1] })
  view.chairs[2]!.stood_in = true
  sitDown(view, { here: { seats: [0, 2], watching: 0 } })
  screen.getByRole('button', { name: /^Auslage ansehen\. Igel.*Igel: ist dran, Verbindung weg\.$/ })
  screen.getByRole('button', { name: /^Auslage ansehen\. Fuchs.*Fuchs: ein Bot spielt\.$/ })
})

test('everybody is shown with the shape they chose', () => {
  const view = rallyeView({})
  view.chairs[1]!.shape = 'star'
  sit(view)
  const drawn = document.querySelector('[data-place="seat-1"] path')!.getAttribute('d')
  expect(drawn).toBe(shapeNamed('star', 1).path)
})

test('a spectator sees displays, but neither hand nor actions', () => {
  sit(rallyeView({}, { seat: null }))
  expect(screen.getByRole('region', { name: /^Dachs: 0 von 700 km/ })).toBeTruthy()
  expect(screen.getByRole('region', { name: /^Igel: 0 von 700 km/ })).toBeTruthy()
  expect(document.querySelector('[data-place="hand"], [data-action]')).toBeNull()
})

test('a replay shows the hand, but plays nothing', async () => {
  sit(rallyeView({ hand: ['km-100'], legal: ['100'] }), true)
  await press(card('km-100'))
  expect(moves()).toEqual([])
})
