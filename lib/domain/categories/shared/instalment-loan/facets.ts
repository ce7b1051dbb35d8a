import { facetOf } from '../with-words'
import type { RateBasis } from './ranges'
import { instalmentLoanWords } from './words'

const { facets: words } = instalmentLoanWords

interface Quoted {
  readonly rateKind: 'fixed' | 'floating'
  readonly rateBasis: RateBasis
}

/** Filters of how a rate moves and how it is quoted. */
export const rateFacets = [
  facetOf<Quoted, 'fixed' | 'floating'>('rate-kind', 'any', words.rateKind, {
    fixed: (loan) => loan.rateKind === 'fixed',
    floating: (loan) => loan.rateKind === 'floating',
  }),
  facetOf<Quoted, RateBasis>('rate-basis', 'any', words.rateBasis, {
    reducing: (loan) => loan.rateBasis === 'reducing',
    flat: (loan) => loan.rateBasis === 'flat',
  }),
]
