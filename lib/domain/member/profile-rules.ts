import { readPostcode, stateOf } from '@/lib/domain/validation/postcode'

const malaysia = 'MY'

/** What is wrong with an address as a whole, by the field that shows it; null for nothing. A country that is not said may be Malaysia. */
export function addressProblem(address: {
  readonly country: string | null
  readonly state: string | null
  readonly postcode: string | null
}): { readonly field: 'state' | 'postcode'; readonly message: string } | null {
  const { country, state, postcode } = address
  const isAbroad = country !== null && country !== malaysia
  if (isAbroad && state !== null) return { field: 'state', message: 'Choose a state for an address in Malaysia only.' }
  const reading = isAbroad || postcode === null ? null : readPostcode(postcode)
  if (reading === null) return null
  if (!reading.ok) return { field: 'postcode', message: reading.message }
  if (state === null || stateOf(reading.value) === state) return null
  return { field: 'postcode', message: 'Check the postcode: it does not belong to this state.' }
}
