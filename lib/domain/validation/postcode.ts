import type { StateCode } from '@/lib/domain/reference/states'
import type { Reading } from './reading'

declare const postcodeBrand: unique symbol

/** A Malaysian postcode: five digits. */
export type Postcode = string & { readonly [postcodeBrand]: 'postcode' }

/**
 * The states by the first two digits, and by all five where a place belongs to another state than its neighbours. From the open data set
 * malaysia-postcodes 3.0.0 (22 June 2026, 2,929 postcodes), in which no postcode lies in two states.
 */
const areas: readonly (readonly [from: string, to: string, state: StateCode])[] = [
  ['14290', '14290', '02'],
  ['14390', '14390', '02'],
  ['34950', '34950', '02'],
  ['55555', '55555', '10'],
  ['01000', '02999', '09'],
  ['05000', '09999', '02'],
  ['10000', '14999', '07'],
  ['15000', '18999', '03'],
  ['20000', '24999', '11'],
  ['25000', '28999', '06'],
  ['30000', '36999', '08'],
  ['39000', '39999', '06'],
  ['40000', '48999', '10'],
  ['49000', '49999', '06'],
  ['50000', '60999', '14'],
  ['62000', '62999', '16'],
  ['63000', '64999', '10'],
  ['68000', '68999', '10'],
  ['69000', '69999', '06'],
  ['70000', '73999', '05'],
  ['75000', '78999', '04'],
  ['79000', '86999', '01'],
  ['87000', '87999', '15'],
  ['88000', '91999', '12'],
  ['93000', '98999', '13'],
]

function areaOf(digits: string): StateCode | null {
  return areas.find(([from, to]) => digits >= from && digits <= to)?.[2] ?? null
}

function isPostcode(text: string): text is Postcode {
  return /^\d{5}$/.test(text) && areaOf(text) !== null
}

/** Reads a Malaysian postcode. One that no state has is refused; whether the post uses it is not asked. Never throws. */
export function readPostcode(typed: string): Reading<Postcode> {
  const text = typed.trim()
  if (text === '') return { ok: false, message: 'Enter your postcode.' }
  if (isPostcode(text)) return { ok: true, value: text }
  return { ok: false, message: 'Enter a Malaysian postcode of five digits, such as 50450.' }
}

/** The state or territory that a postcode lies in. */
export function stateOf(postcode: Postcode): StateCode {
  const state = areaOf(postcode)
  if (state === null) throw new RangeError(`No state has the postcode ${postcode}`)
  return state
}
