import type { Category } from '@/lib/domain/categories/category'
import { fieldNames } from '@/lib/domain/personal/personal-answers'
import { ownPrefix } from '@/lib/domain/values/query-params'

/** Where a form with personal fields stands. */
export interface PersonalPlace {
  /** Where it is posted without script. */
  readonly action: string
  /** The address of the page when nothing is told. */
  readonly bare: string
  /** The page was answered with a seal. */
  readonly sealed: boolean
  /** Names of its personal fields. */
  readonly names: readonly string[]
  /** What becomes of what they say, with script and without. */
  readonly words: { readonly kept: string; readonly sealed: string }
}

type Place = Pick<PersonalPlace, 'action' | 'bare' | 'sealed'>

/** They travel with the island, since its script has no use for them before somebody sees them. */
const allWords: PersonalPlace['words'] = {
  kept: 'These details stay on this device: nothing is sent.',
  sealed:
    'The server calculates with these details and keeps none of them. The link to your result is private and expires after 30 minutes.',
}

/** Where some fields only are personal: these are `named`. */
function wordsFor(named: string): PersonalPlace['words'] {
  return {
    kept: `${named}: not sent.`,
    sealed: `${named}: not stored. The link to your result is private and expires after 30 minutes.`,
  }
}

/** The form of a category; `hasOwn`: it asks for the visitor's own product too. */
export function personalPlace({ scenario, ownFields }: Category, place: Place, hasOwn = false): PersonalPlace {
  const fields = Object.values(scenario)
  const personal = fields.filter((field) => field.personal)
  return {
    ...place,
    names: [...fieldNames(scenario, true), ...(hasOwn ? fieldNames(ownFields, true, ownPrefix) : [])],
    words: personal.length === fields.length ? allWords : wordsFor(personal.map(({ label }) => label).join(', ')),
  }
}
