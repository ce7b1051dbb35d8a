import { knownValue } from '../../figure'
import { presetsOf } from '../shared/with-words'
import { defineSite } from '../site'
import { fixedDepositProblems } from './problems'
import { fixedDepositSiteWords as words } from './words'

/** What fixed deposits are to the site around their list. */
export const fixedDepositSite = defineSite('fixed-deposit', {
  hubs: ['/investment', '/bank'],
  choosing: words.choosing,
  presets: presetsOf(words.presets, { 'no-strings': 40, 'may-need-early': 80 }),
  termField: 'months',
  structured: ({ placements }) => ({
    type: 'DepositAccount',
    rates: knownValue(placements)?.map(({ rate }) => rate) ?? null,
  }),
  problems: fixedDepositProblems,
})
