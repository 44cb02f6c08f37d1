import { describe, expect, it } from 'vitest'
import { anchorOf, linkTo } from './anchors'

describe('the anchor of a clause', () => {
  it('has no slash, which an address would cut at', () => {
    expect(anchorOf('fx-schmid/two-200s')).toBe('fx-schmid-two-200s')
  })

  it('is itself where an anchor is given already', () => {
    expect(anchorOf(anchorOf('house/target'))).toBe('house-target')
  })

  it('makes a whole address to hand on', () => {
    expect(linkTo('fx-schmid', 'house/target')).toBe(
      `${location.origin}/rules/fx-schmid#house-target`,
    )
  })
})
