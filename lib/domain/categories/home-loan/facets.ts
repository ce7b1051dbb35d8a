import { knownValue } from '../../figures/figure'
import type { Facet, FacetOption } from '../category'
import { choiceFacet, commonFacets, issuerKindFacet } from '../shared/common-facets'
import { isFree } from '../shared/loans/upfront-fee'
import { accountKinds, type HomeLoan, homeLoanTable } from './figures'
import { homeLoanWords } from './words'

const words = homeLoanWords.facets
const shortLockIn = 3

const mustHave: readonly FacetOption<HomeLoan>[] = [
  {
    value: 'moving',
    label: words.musts.moving,
    matches: (loan) => ['sale-fee', 'loan-fee'].every((kind) => knownValue(loan.borne)?.some((one) => one === kind)),
  },
  {
    value: 'no-processing-fee',
    label: words.musts['no-processing-fee'],
    matches: (loan) => isFree(loan.processingFee),
  },
  {
    value: 'construction',
    label: words.musts.construction,
    matches: ({ progressive }) => progressive.state === 'known',
  },
]

const leftOut: readonly FacetOption<HomeLoan>[] = [
  {
    value: 'compulsory-cover',
    label: words.cover,
    matches: ({ cover }) => cover.state === 'missing' || knownValue(cover)?.kind === 'compulsory',
  },
  { value: 'first-home', label: words.firstHome, matches: (loan) => loan.firstHomeOnly },
]

/** Filters of the home-loan list. */
export const homeLoanFacets: readonly Facet<HomeLoan>[] = [
  choiceFacet('rate-kind', words.rate, { words: words.rates }, ({ pricing }) => {
    const kind = knownValue(pricing)?.kind
    return kind === undefined ? [] : [kind]
  }),
  choiceFacet('account', words.account, accountKinds, (loan) => [loan.account]),
  {
    id: 'lock-in',
    legend: words.lockIn,
    mode: 'any',
    options: [
      { value: 'none', label: words.lockIns.none, matches: ({ lockIn }) => lockIn.state === 'none' },
      {
        value: 'short',
        label: words.lockIns.short,
        matches: ({ lockIn }) => (knownValue(lockIn)?.years ?? Number.POSITIVE_INFINITY) <= shortLockIn,
      },
    ],
  },
  { id: 'must-have', legend: words.mustHave, mode: 'all', options: mustHave },
  issuerKindFacet(['bank', 'islamic-bank', 'digital-bank', 'development-institution']),
  ...commonFacets(homeLoanTable.traits, leftOut),
]
