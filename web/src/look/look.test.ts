import { render } from '@testing-library/svelte'
import { describe, expect, it } from 'vitest'
import Avatar from './Avatar.svelte'
import ClockRing from './ClockRing.svelte'
import { icons } from './icons'
import { colourOf, GEAR, SHAPES } from './shapes'
import { CHARACTERS, faceNamed } from './faces'
import { until } from '../testing/until'

describe('the ring of a clock', () => {
  function ring(now: number): Element {
    const clock = { kind: 'turn', began: 0, ends: 20_000, seats: [] }
    return render(ClockRing, { clock, now: () => now }).container.querySelector('svg')!
  }

  it('counts the seconds that are left, the last one to its end', () => {
    expect(ring(0).textContent).toBe('20')
    expect(ring(19_001).textContent).toBe('1')
    expect(ring(25_000).textContent).toBe('0')
  })

  it('is never more than full, however clocks differ', () => {
    expect(ring(-3_000).textContent).toBe('20')
  })

  it('shows the share that is left', () => {
    const [part, whole] = ring(5_000)
      .querySelector('.left')!
      .getAttribute('stroke-dasharray')!
      .split(' ')
    expect(Number(part) / Number(whole)).toBeCloseTo(0.75, 2)
  })

  it('warns below five seconds', () => {
    expect(ring(15_000).classList.contains('short')).toBe(false)
    expect(ring(15_001).classList.contains('short')).toBe(true)
  })
})

describe('an avatar', () => {
  it('has the shape of the seat and the colour of the party', () => {
    const { container } = render(Avatar, { seat: 3, party: 1, name: 'Ente' })
    const path = container.querySelector('path')!
    expect(path.getAttribute('d')).toBe(SHAPES[3]!.path)
    expect(path.getAttribute('fill')).toBe(colourOf(1))
    expect(container.textContent).toBe('EN')
  })

  it('of a bot is its face', async () => {
    const { container } = render(Avatar, { seat: 3, name: 'Fips 2', shape: 'fips', bot: true })
    const drawn = () =>
      [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'))
    const { head, top, features } = faceNamed('fips')!
    await until(() => expect(drawn()).toEqual([top, head, features]))
    expect(container.textContent).toBe('')
  })

  it('of a bot without a character is a gear', () => {
    const { container } = render(Avatar, { seat: 3, name: 'Uhu', bot: true })
    expect(container.querySelector('path')!.getAttribute('d')).toBe(GEAR.path)
  })
})

it('no two bots have the same face', () => {
  const faces = CHARACTERS.flatMap((names) => Object.keys(names)).map((name) =>
    JSON.stringify(faceNamed(name)),
  )
  expect(new Set(faces).size).toBe(faces.length)
  expect(faceNamed('gear')).toBeUndefined()
})

it.each(Object.entries(icons))('the icon %s is small', (_, path) => {
  expect(path.length).toBeLessThanOrEqual(200)
})
