/** What a page shows while a move is told: every state of it, in order. */
import type { Page } from '@playwright/test'

/** A card, and where it goes from and to: 'hand', or the name of a place. */
export interface Way {
  card: string
  from: string
  to: string
}

export interface Frame {
  /** How often each card is seen: where it was, on its way, and where it goes. */
  seen: { from: number; aloft: number; to: number }[]
  /** All cards on their way. */
  aloft: string[]
  counters: string
  /** Whether a card of the hand is lifted. */
  lifted: boolean
}

interface Strip {
  frames: Frame[]
  /** The layout shift, and the elements that have moved. */
  shift: number
  moved: string[]
}

interface Shift {
  value: number
  sources: Source[]
}

interface Source {
  node: Node | null
  previousRect: DOMRect
  currentRect: DOMRect
}

type Recording = Window & { strip?: { stop: () => Strip } }

/** Starts to record; the page is looked at after each change of it, and at least every 50 ms. */
export async function record(page: Page, game: string, ways: Way[]): Promise<void> {
  await page.evaluate(
    async ([game, ways]) => {
      // What was shown before must not count.
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
      const opaque = (element: Element): boolean => getComputedStyle(element).opacity !== '0'
      const drawn = (place: Element | null, card: string): number => {
        if (!place) return 0
        const names = [`#${game}-${card}`, `#${game}-${card}-compact`]
        const uses = [...place.querySelectorAll('use')]
        if (card.startsWith('km-') && !place.matches('.discard *'))
          return /×/.test(place.textContent) ? 1 : 0
        return uses.filter((use) => names.includes(use.getAttribute('href')!)).length > 0 ? 1 : 0
      }
      const seenAt = (name: string, card: string): number =>
        name === 'hand'
          ? [...document.querySelectorAll(`[data-card="${card}"]`)].filter((each) =>
              opaque(each.closest('li')!),
            ).length
          : drawn(document.querySelector(`main [data-place="${name}"]`), card)
      const look = (): Frame => {
        const aloft = [...document.querySelectorAll<HTMLElement>('[data-flies]')].map(
          ({ dataset }) => dataset.flies!,
        )
        const counters = document.querySelectorAll(
          'main [data-place="stock"] :is(b, .left), main .count, main .km, main .car b',
        )
        return {
          seen: ways.map(({ card, from, to }) => ({
            from: seenAt(from, card),
            aloft: aloft.filter((each) => each === card).length,
            to: seenAt(to, card),
          })),
          aloft,
          counters: [...counters].map(({ textContent }) => textContent.trim()).join(' '),
          lifted: document.querySelector('[data-card][aria-pressed="true"]') !== null,
        }
      }
      const frames: Frame[] = [look()]
      const take = (): void => {
        const next = look()
        if (JSON.stringify(next) !== JSON.stringify(frames.at(-1))) frames.push(next)
      }
      const changes = new MutationObserver(take)
      changes.observe(document.body, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      })
      const clock = setInterval(take, 50)
      // The text of the status may grow within its box, and that of a button around its middle.
      const hasMoved = ({ node, previousRect: was, currentRect: is }: Source): boolean => {
        const element = node instanceof Element ? node : node?.parentElement
        const [x, y] = [is.x - was.x, is.y - was.y]
        const centred = 2 * x + is.width - was.width + 2 * y + is.height - was.height
        return !element?.closest('.status') && Math.abs(centred) > 1
      }
      let shift = 0
      const moved = new Set<string>()
      const count = (list: PerformanceEntryList): void => {
        for (const entry of list as (PerformanceEntry & Shift)[]) {
          const sources = entry.sources.filter(hasMoved)
          if (sources.length > 0) shift += entry.value
          for (const { node, previousRect, currentRect } of sources) {
            const element = node instanceof Element ? node : node?.parentElement
            const [was, is] = [previousRect, currentRect].map(
              ({ x, y, width, height }) => `${x} ${y} ${width} ${height}`,
            )
            moved.add(`${element?.tagName} ${element?.className} from ${was} to ${is}`)
          }
        }
      }
      const shifts = new PerformanceObserver((list) => count(list.getEntries()))
      shifts.observe({ type: 'layout-shift' })
      const page = window as Recording
      page.strip = {
        stop: () => {
          clearInterval(clock)
          changes.disconnect()
          count(shifts.takeRecords())
          shifts.disconnect()
          take()
          return { frames, shift, moved: [...moved] }
        },
      }
    },
    [game, ways] as const,
  )
}

export async function recorded(page: Page): Promise<Strip> {
  // Layout shifts are reported with the next frame.
  return page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    return (window as Recording).strip!.stop()
  })
}

/** What is wrong with a strip, in words. */
export function faultsOf({ frames, shift, moved }: Strip, ways: Way[], own: boolean): string[] {
  return [
    ...ways.flatMap((way, index) => faultsOnWay(frames, way, index)),
    ...faultsOfCounters(frames),
    ...(own ? faultsOfLift(frames, ways[0]!) : []),
    ...(shift > 0 ? [`the layout shifts by ${shift}: ${moved.join(', ')}`] : []),
  ]
}

/** A card is in one place at any time, and flies between its places. */
function faultsOnWay(frames: Frame[], { card, from, to }: Way, index: number): string[] {
  const stages = frames.map(({ seen }) => seen[index]!)
  const faults: string[] = []
  let known = false
  let stage = 0
  for (const each of stages) {
    const all = each.from + each.aloft + each.to
    if (all > 1) faults.push(`${card} is seen ${all} times: ${JSON.stringify(each)}`)
    if (all === 0 && (known || stage > 0)) faults.push(`${card} is seen nowhere`)
    known ||= all > 0
    const now = each.to ? 2 : each.aloft ? 1 : 0
    if (now < stage) faults.push(`${card} goes back`)
    if (now === 2 && stage === 0) faults.push(`${card} never flies from ${from} to ${to}`)
    stage = now
  }
  if (stage !== 2) faults.push(`${card} never comes to ${to}`)
  return faults
}

/** Counters change only when cards have landed. */
function faultsOfCounters(frames: Frame[]): string[] {
  const faults: string[] = []
  for (const [index, frame] of frames.entries()) {
    const before = frames[index - 1]
    if (!before || before.counters === frame.counters) continue
    if (before.aloft.length === 0)
      faults.push(`counters change without a card: ${before.counters} to ${frame.counters}`)
    else if (frame.aloft.length > 0)
      faults.push(`counters change while ${frame.aloft.join(', ')} flies`)
  }
  return faults
}

/** A card that is laid stays lifted until it flies. */
function faultsOfLift(frames: Frame[], { card, from }: Way): string[] {
  if (from !== 'hand') return []
  const chosen = frames.findIndex(({ lifted }) => lifted)
  const flies = frames.findIndex(({ aloft }) => aloft.length > 0)
  return frames.slice(chosen, flies).every(({ lifted }) => lifted)
    ? []
    : [`${card} falls back before it flies`]
}
