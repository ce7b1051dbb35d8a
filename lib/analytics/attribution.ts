import { maySayWho } from './personal-data'

/** What may be taken from the address that a visitor landed on, and the name under which it is sent. */
const parameters = {
  utm_source: 'utm_source',
  utm_medium: 'utm_medium',
  utm_campaign: 'utm_campaign',
  utm_content: 'utm_content',
  utm_term: 'utm_term',
  ref: 'referral_code',
} as const

/** Where a visit came from, by property name. Only what the address had and could be used. */
export type Attribution = Readonly<Partial<Record<(typeof parameters)[keyof typeof parameters], string>>>

/** Longest value that is taken, in characters; a longer one is cut. */
const longest = 100

/** Letters, digits and the punctuation that campaigns are named with. */
const usable = /^[\p{L}\p{N} ._~+|:-]+$/u

/** Reads a landing address. Unknown parameters are ignored, and so is a value that may say who somebody is. */
export function attributionIn(search: string): Attribution {
  const query = new URLSearchParams(search)
  return Object.fromEntries(
    Object.entries(parameters).flatMap(([parameter, property]) => {
      const value = query.get(parameter)?.trim() ?? ''
      return usable.test(value) && !maySayWho(value) ? [[property, value.slice(0, longest)]] : []
    }),
  )
}
