import { render } from '@testing-library/svelte'
import { describe, expect, it } from 'vitest'
import Milestone from './Milestone.svelte'

describe('milestones', () => {
  it('say how many there are', () => {
    expect(render(Milestone, { km: 75, count: 3 }).container.textContent).toBe('×375')
  })

  it('are only marked when there are none', () => {
    const { container } = render(Milestone, { km: 75, count: 0 })
    expect(container.textContent).toBe('75')
    expect(container.querySelector('svg')!.classList.contains('none')).toBe(true)
  })
})
