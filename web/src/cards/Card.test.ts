import { render } from '@testing-library/svelte'
import { describe, expect, it } from 'vitest'
import { cardGroups as rallyeGroups } from '../rallye/cardGroups'
import { loadTexts } from '../texts/texts.svelte'
import { cardGroups as unoGroups } from '../uno/cardGroups'
import Card from './Card.svelte'
import CardSheet from './CardSheet.svelte'

await loadTexts('web', 'rallye', 'uno')

function plate(container: HTMLElement): string | undefined {
  return container.querySelector('.plate')?.textContent?.replaceAll('\u00AD', '')
}

describe('a card', () => {
  it('shows its picture and is silent', () => {
    const { container } = render(Card, { game: 'uno', card: 'blue-7' })
    expect(container.querySelector('use')?.getAttribute('href')).toBe('#uno-blue-7')
    expect(container.querySelector('.card')?.getAttribute('aria-hidden')).toBe('true')
  })

  it('bears the name its edition prints', () => {
    const props = { game: 'rallye', card: 'accident' } as const
    const old = render(Card, { ...props, edition: 'fx-schmid' })
    expect(plate(old.container)).toBe('Motorpanne')
    const young = render(Card, { ...props, edition: 'winning-moves' })
    expect(plate(young.container)).toBe('Blechschaden')
  })

  it.each([
    ['compact', { game: 'rallye', card: 'stop', compact: true }],
    ['without label', { game: 'rallye', card: 'stop', label: false }],
    ['a distance', { game: 'rallye', card: 'km-100' }],
    ['face down', { game: 'rallye', card: 'back' }],
    ['of UNO', { game: 'uno', card: 'red-skip' }],
  ] as const)('bears no name when it is %s', (_, props) => {
    expect(plate(render(Card, props).container)).toBeUndefined()
  })
})

describe('the sheet of all cards', () => {
  it('names each card and how many there are', () => {
    const { getAllByRole, getByText } = render(CardSheet, {
      game: 'rallye',
      edition: 'fx-schmid',
      groups: rallyeGroups('fx-schmid'),
      counts: { 'km-200': 4 },
    })
    expect(getAllByRole('figure')).toHaveLength(19)
    expect(getAllByRole('heading', { level: 3 })).toHaveLength(4)
    expect(getByText('4 Stück').closest('figcaption')?.textContent).toContain('200 km')
  })

  it('shows all of UNO', () => {
    const { getAllByRole } = render(CardSheet, {
      game: 'uno',
      edition: 'uno-carabiner',
      groups: unoGroups('uno-carabiner'),
    })
    expect(getAllByRole('figure')).toHaveLength(54)
    expect(getAllByRole('heading', { level: 3 })).toHaveLength(5)
  })
})
