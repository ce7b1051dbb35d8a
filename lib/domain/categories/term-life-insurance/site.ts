import { defineSite } from '../site'
import { termLifeProblems } from './problems'
import { termLifeWords } from './words'

const { choosing, presets } = termLifeWords

/** What term life cover is to the site around its list. */
export const termLifeSite = defineSite('term-life-insurance', {
  hubs: ['/insurance'],
  choosing,
  presets: [
    { label: presets.family, situation: 'young-family', place: 55 },
    { label: presets.homeLoan, situation: 'home-loan', place: 95 },
  ],
  structured: () => ({ type: 'FinancialProduct' }),
  problems: termLifeProblems,
})
