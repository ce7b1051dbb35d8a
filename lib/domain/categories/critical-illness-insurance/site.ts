import { presetsOf } from '../shared/with-words'
import { defineSite } from '../site'
import { illnessChart } from './chart'
import { illnessProblems } from './problems'
import { illnessWords } from './words'

const { choosing, presets } = illnessWords

/** What critical illness cover is to the site around its list. */
export const criticalIllnessSite = defineSite('critical-illness-insurance', {
  hubs: ['/insurance'],
  choosing,
  presets: presetsOf(presets, { first: 105 }),
  structured: () => ({ type: 'FinancialProduct' }),
  chart: illnessChart,
  problems: illnessProblems,
})
