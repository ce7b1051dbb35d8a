import { presetsOf } from '../shared/with-words'
import { defineSite } from '../site'
import { medicalProblems } from './problems'
import { medicalWords } from './words'

const { choosing, presets } = medicalWords

/** What medical cards are to the site around their list. */
export const medicalSite = defineSite('medical-card-insurance', {
  hubs: ['/insurance'],
  choosing,
  presets: presetsOf(presets, { full: 88 }),
  structured: () => ({ type: 'FinancialProduct' }),
  problems: medicalProblems,
})
