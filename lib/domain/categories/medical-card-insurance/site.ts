import { knownValue } from '../../figures/figure'
import { freeLookTerms, waitingTerms, yearlyTerms } from '../shared/insurance/policy-terms'
import { beforeYouReplace } from '../shared/insurance/replacing'
import { keepingWords } from '../shared/insurance/words-keeping'
import { presetsOf } from '../shared/with-words'
import { defineSite } from '../site'
import type { MedicalCard } from './figures'
import { medicalProblems } from './problems'
import { medicalWords } from './words'

const { choosing, presets } = medicalWords

/** Waiting times of a card: of any illness, of those it lists, and of accidents. */
function waitsOf({ waitingDays, waitingListed, accidentDays }: MedicalCard) {
  const { illness, listedIllnesses, accidents } = keepingWords.terms
  return [
    { id: 'waiting', what: illness, days: knownValue(waitingDays) },
    { id: 'waiting-listed', what: listedIllnesses, days: knownValue(waitingListed) },
    { id: 'waiting-accident', what: accidents, days: knownValue(accidentDays) },
  ]
}

/** What medical cards are to the site around their list. */
export const medicalSite = defineSite('medical-card-insurance', {
  hubs: ['/insurance'],
  helpers: [keepingWords.articles.waiting, keepingWords.articles.replacing],
  choosing,
  presets: presetsOf(presets, { full: 88 }),
  structured: () => ({ type: 'FinancialProduct' }),
  beforeYouBuy: (card, today) => beforeYouReplace(card, waitsOf(card), false, today),
  terms: (card) => [
    ...freeLookTerms(card),
    ...waitsOf(card).flatMap(({ id, what, days }) => waitingTerms(id, what, days)),
    ...yearlyTerms(card),
  ],
  problems: medicalProblems,
})
