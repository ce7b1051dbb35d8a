import { expect, it } from 'vitest'
import type { Profile } from '@/lib/contract/entities/profile'
import type { isCompleteProfile } from '@/lib/domain/referral/complete-profile'
import { personalFields } from './fields'

const blank: Profile = {
  fullName: 'Siti',
  birthDate: null,
  contacts: [],
  mykad: null,
  sex: null,
  maritalStatus: null,
  nationality: null,
  country: null,
  state: null,
  postcode: null,
  city: null,
  addressLines: [],
  educationLevel: null,
  bloodType: null,
  occupationGroup: null,
  businessNature: null,
  employer: null,
  language: null,
  hasPassword: false,
  hasPasskey: false,
}

it('asks a new member for all that the referral programme wants of a profile, and for nothing that is not used', () => {
  const names = personalFields(blank).map(({ name }) => name)
  const wanted: Parameters<typeof isCompleteProfile>[0] = { country: null, state: null, occupationGroup: null }
  expect(names).toEqual(expect.arrayContaining(Object.keys(wanted)))
  expect(names).not.toContain('employer')
  expect(personalFields({ ...blank, employer: 'Kedai Runcit' }).map(({ name }) => name)).toContain('employer')
})
