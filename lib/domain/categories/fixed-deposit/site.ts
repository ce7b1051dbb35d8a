import { knownValue } from '../../figure'
import { defineSite } from '../site'
import { fixedDepositProblems } from './problems'

/** What fixed deposits are to the site around their list. */
export const fixedDepositSite = defineSite('fixed-deposit', {
  hubs: ['/investment'],
  choosing:
    'Match the term to the day you need the money, then compare the effective yearly rate, not the advertised one. Check what you lose by leaving early and whether a purchase is tied to the rate.',
  presets: [
    { label: 'Lock money away, no strings', situation: 'no-strings', place: 40 },
    { label: 'Keep money I may need early', situation: 'may-need-early', place: 80 },
  ],
  structured: ({ placements }) => ({
    type: 'DepositAccount',
    rates: knownValue(placements)?.map(({ rate }) => rate) ?? null,
  }),
  problems: fixedDepositProblems,
})
