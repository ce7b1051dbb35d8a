import { expect, test } from 'vitest'
import { newMember } from '../../support/member'
import { changeProfileBy, profileSeenBy } from '../../support/profile'
import { expectProblem, fieldsOf } from '../../support/provider'

test.each([
  ['what is not a member’s to say', { age: 99, id: 'x', mxPoints: 999, city: 'Ipoh' }, ['age', 'id', 'mxPoints']],
  ['a MyKad number, which has a call of its own', { mykad: '900101-14-0001' }, ['mykad']],
  ['no name', { fullName: ' ' }, ['fullName']],
  ['a name of signs', { fullName: '<b>' }, ['fullName']],
  ['a birth date that is to come', { birthDate: '2026-11-21' }, ['birthDate']],
  ['a birth date of nobody alive', { birthDate: '1890-01-01' }, ['birthDate']],
  ['a day that is none', { birthDate: '1990-02-30' }, ['birthDate']],
  ['a blood type without its consent', { bloodType: 'O+' }, ['bloodTypeConsent']],
  ['a blood type with its consent refused', { bloodType: 'O+', bloodTypeConsent: false }, ['bloodTypeConsent']],
  ['a sex that no list has', { sex: 'x' }, ['sex']],
  ['a postcode of letters in Malaysia', { country: 'MY', postcode: 'ABC 12' }, ['postcode']],
  ['a state abroad', { country: 'SG', state: '10' }, ['state']],
  ['too many lines', { addressLines: ['1', '2', '3', '4'] }, ['addressLines']],
  ['a line without end', { city: 'a'.repeat(101) }, ['city']],
  ['mark-up', { employer: '<script>' }, ['employer']],
])('%s is refused by name and changes nothing', async (_what, body, fields) => {
  const { accessToken } = await newMember()
  const before = await profileSeenBy(accessToken)
  const problem = await expectProblem(await changeProfileBy(accessToken, body), 'GBL0007')
  expect([...fieldsOf(problem)].sort()).toEqual([...fields].sort())
  expect(await profileSeenBy(accessToken)).toEqual(before)
})
