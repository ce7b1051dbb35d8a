import { expect, it } from 'vitest'
import { referralGate } from './referral-gate'

it.each([
  ['opens to an adult who agreed to the present terms', 18, false, 'open'],
  ['asks an adult whose terms have changed', 40, true, 'terms'],
  ['asks an adult of whom nobody can say', 40, null, 'terms'],
  ['stays closed under 18, whatever was agreed to', 17, false, 'under-age'],
  ['asks for a MyKad number where none tells the age', null, false, 'age-unknown'],
] as const)('the referral programme %s', (_what, age, termsChanged, gate) => {
  expect(referralGate(age, termsChanged)).toBe(gate)
})
