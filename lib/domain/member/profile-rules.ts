import { addMonths, type IsoDate } from '@/lib/domain/iso-date'
import { readPostcode, stateOf } from '@/lib/domain/validation/postcode'

/** In months: no life on record is longer (122 years). */
const longestLife = 123 * 12

/** What is wrong with a birth date on a day in Malaysia; null for nothing. */
export function birthDateProblem(birthDate: IsoDate, today: IsoDate): string | null {
  if (birthDate > today) return 'Check the year: this date of birth is still to come.'
  if (birthDate < addMonths(today, -longestLife)) return 'Check the year of your date of birth.'
  return null
}

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
