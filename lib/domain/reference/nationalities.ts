import { countries } from './countries'
import type { countryNames } from './country-names'
import type { ReferenceEntry } from './entry'

/** What citizens are called, of the countries whose citizens are many in Malaysia. */
const adjectives: Readonly<Partial<Record<keyof typeof countryNames, string>>> = {
  MY: 'Malaysian',
  SG: 'Singaporean',
  ID: 'Indonesian',
  TH: 'Thai',
  PH: 'Filipino',
  VN: 'Vietnamese',
  BN: 'Bruneian',
  MM: 'Myanmar',
  KH: 'Cambodian',
  LA: 'Laotian',
  CN: 'Chinese',
  HK: 'Hong Konger',
  TW: 'Taiwanese',
  JP: 'Japanese',
  KR: 'South Korean',
  IN: 'Indian',
  BD: 'Bangladeshi',
  PK: 'Pakistani',
  LK: 'Sri Lankan',
  NP: 'Nepalese',
  AU: 'Australian',
  NZ: 'New Zealander',
  GB: 'British',
  US: 'American',
  CA: 'Canadian',
  DE: 'German',
  FR: 'French',
  SA: 'Saudi',
  AE: 'Emirati',
  IR: 'Iranian',
  YE: 'Yemeni',
  EG: 'Egyptian',
  NG: 'Nigerian',
  ZA: 'South African',
}

const labelOf: ReadonlyMap<string, string> = new Map(Object.entries(adjectives))

/** Nationalities by the code of their country, in the order of the countries: whoever looks for one looks where the country is. */
export const nationalities: readonly ReferenceEntry[] = countries.map(({ code, label }) => ({
  code,
  label: labelOf.get(code) ?? `Citizen of ${label}`,
}))
