import { describe, expect, it } from 'vitest'
import { addressProblem } from './profile-rules'

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
