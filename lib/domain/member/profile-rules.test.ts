import { describe, expect, it } from 'vitest'
import { isoDate } from '@/lib/domain/iso-date'
import { addressProblem, birthDateProblem } from './profile-rules'

const today = isoDate('2026-11-20')

describe('a birth date', () => {
  it('may be today and may be 123 years ago, and no day beyond either', () => {
    expect(birthDateProblem(today, today)).toBeNull()
    expect(birthDateProblem(isoDate('2026-11-21'), today)).toMatch(/still to come/)
    expect(birthDateProblem(isoDate('1903-11-20'), today)).toBeNull()
    expect(birthDateProblem(isoDate('1903-11-19'), today)).toMatch(/Check the year/)
  })
})

describe('an address', () => {
  const address = { country: 'MY', state: '14', postcode: '50450' }

  it('in Malaysia has a postcode of its state', () => {
    expect(addressProblem(address)).toBeNull()
    expect(addressProblem({ ...address, state: null })).toBeNull()
    expect(addressProblem({ ...address, postcode: null })).toBeNull()
    expect(addressProblem({ ...address, state: '01' })).toMatchObject({ field: 'postcode' })
    expect(addressProblem({ ...address, postcode: '5045' })).toMatchObject({ field: 'postcode' })
    expect(addressProblem({ ...address, country: null, postcode: '00000' })).toMatchObject({ field: 'postcode' })
  })

  it('abroad has no state of Malaysia, and a postcode of its own form', () => {
    expect(addressProblem({ country: 'SG', state: null, postcode: '018956' })).toBeNull()
    expect(addressProblem({ ...address, country: 'SG' })).toMatchObject({ field: 'state' })
  })
})
