import { maySayWho } from './personal-data'

/** What may be taken from the address that a visitor landed on. A friend's code is not: it says who knows whom. */
const parameters = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'] as const

/** Where a visit came from, by property name. Only what the address had and could be used. */
export type Attribution = Readonly<Partial<Record<(typeof parameters)[number], string>>>

/** Longest value that is taken, in characters; a longer one is cut. */
const longest = 100

/** Letters, digits and the punctuation that campaigns are named with. */
const usable = /^[\p{L}\p{N} ._~+|:-]+$/u

/** Reads a landing address. Unknown parameters are ignored, and so is a value that may say who somebody is. */
export function attributionIn(search: string): Attribution {
  const query = new URLSearchParams(search)
  return Object.fromEntries(
    parameters.flatMap((name) => {
      const value = query.get(name)?.trim() ?? ''
      return usable.test(value) && !maySayWho(value) ? [[name, value.slice(0, longest)]] : []
    }),
  )
}
