import { countryNames } from './country-names'
import type { ReferenceEntry } from './entry'

const inOrder: readonly ReferenceEntry[] = Object.entries(countryNames).map(([code, label]) => ({ code, label }))

/** Countries and territories where people live, by the code of ISO 3166-1: Malaysia, then by name. */
export const countries: readonly ReferenceEntry[] = [
  ...inOrder.filter(({ code }) => code === 'MY'),
  ...inOrder.filter(({ code }) => code !== 'MY'),
]
