import { knownValue } from '../../figures/figure'
import { renewalTerm, waitingTerms } from '../shared/insurance/policy-terms'
import { keepingWords } from '../shared/insurance/words-keeping'
import { presetsOf } from '../shared/with-words'
import { defineSite } from '../site'
import { petProblems } from './problems'
import { petWords } from './words'

const { choosing, presets } = petWords

/** What pet cover is to the site around its list. */
export const petSite = defineSite('pet-insurance', {
  hubs: ['/insurance'],
  choosing,
  presets: presetsOf(presets, { cat: 150 }),
  structured: () => ({ type: 'FinancialProduct' }),
  // A plan for dogs alone starts from a dog.
  startFrom: ({ prices }) => ({ animal: knownValue(prices)?.[0]?.animal ?? 'cat' }),
  terms: ({ waitingAccident, waitingIllness }) => [
    ...waitingTerms('waiting-accident', keepingWords.terms.accidents, knownValue(waitingAccident)),
    ...waitingTerms('waiting', keepingWords.terms.illness, knownValue(waitingIllness)),
    renewalTerm(),
  ],
  problems: petProblems,
})
