import type { ReferenceEntry } from './entry'

/**
 * The 13 states and 3 federal territories. The codes are those of the state table of the Inland Revenue Board's e-invoice and of the
 * first places of birth on MyKad; `MY-` before one makes it that of ISO 3166-2.
 */
const stateList = [
  { code: '01', label: 'Johor' },
  { code: '02', label: 'Kedah' },
  { code: '03', label: 'Kelantan' },
  { code: '04', label: 'Melaka' },
  { code: '05', label: 'Negeri Sembilan' },
  { code: '06', label: 'Pahang' },
  { code: '07', label: 'Pulau Pinang' },
  { code: '08', label: 'Perak' },
  { code: '09', label: 'Perlis' },
  { code: '10', label: 'Selangor' },
  { code: '11', label: 'Terengganu' },
  { code: '12', label: 'Sabah' },
  { code: '13', label: 'Sarawak' },
  { code: '14', label: 'Kuala Lumpur' },
  { code: '15', label: 'Labuan' },
  { code: '16', label: 'Putrajaya' },
] as const satisfies readonly ReferenceEntry[]

export type StateCode = (typeof stateList)[number]['code']

export const states: readonly ReferenceEntry<StateCode>[] = stateList
