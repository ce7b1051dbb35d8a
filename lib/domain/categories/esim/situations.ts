import type { Situation } from '../category'
import { esimWords } from './words'

const words = esimWords.situations

/** What visitors come for, each with the caution that belongs to it. */
export const esimSituations: readonly Situation[] = [
  { id: 'cheapest', ...words.cheapest, selection: {}, sort: 'trip' },
  { id: 'unlimited', ...words.unlimited, selection: { data: ['unlimited'] }, sort: 'trip' },
  { id: 'several-countries', ...words.severalCountries, selection: { reach: ['region', 'world'] }, sort: 'trip' },
  { id: 'share', ...words.share, selection: { 'must-have': ['hotspot'] }, sort: 'trip' },
  { id: 'travel-often', ...words.travelOften, selection: { reach: ['world'] }, sort: 'validity' },
]
