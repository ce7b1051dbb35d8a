import { knownValue } from '../../figures/figure'
import { basisPoints } from '../../values/rate'
import { presetsOf } from '../shared/with-words'
import { defineSite } from '../site'
import { fixedDepositProblems } from './problems'
import { fixedDepositSiteWords as words } from './words'

/** What fixed deposits are to the site around their list. */
export const fixedDepositSite = defineSite('fixed-deposit', {
  hubs: ['/investment', '/bank'],
  choosing: words.choosing,
  example: { amount: '50000', months: '12' },
  presets: presetsOf(words.presets, { 'no-strings': 40, 'may-need-early': 80 }),
  termField: 'months',
  structured: ({ placements, tied }, { sortValues }) => {
    if (tied.state === 'none') {
      return { type: 'DepositAccount', rates: knownValue(placements)?.map(({ rate }) => rate) ?? null }
    }
    // The rate of the deposit alone would leave out what has to be bought with it.
    const effective = sortValues.return
    const rates = effective?.state === 'known' ? [basisPoints(effective.value)] : null
    return { type: 'DepositAccount', rates, basis: words.allMoney }
  },
  problems: fixedDepositProblems,
})
