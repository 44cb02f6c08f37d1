import { describe, expect, it } from 'vitest'
import { addressOf, positionIn } from './address'

describe('the address of a position', () => {
  it('names the table, the eyes and the move, and lets in who may not know the code', () => {
    const place = { table: 'T1', seat: 'open', move: 17, code: 'roter fuchs' }
    expect(addressOf(place)).toBe('/r/T1?seat=open&move=17#roter%20fuchs')
  })

  it('has no hash for a table that is public', () => {
    expect(addressOf({ table: 'T1', seat: '1', move: 0, code: '' })).toBe('/r/T1?seat=1&move=0')
  })

  it('is read again, and begins with open cards where nothing is said', () => {
    expect(positionIn('seat=1&move=17')).toEqual({ seat: '1', move: 17 })
    expect(positionIn('')).toEqual({ seat: 'open', move: 0 })
  })
})
