import { published } from '../../../figures/figure-table'
import { count, money, months, rate } from '../../../figures/shape'
import { planWords } from './words-plan'

const { figures: words } = planWords

/** The least and the most that is lent, and for how long: each is its own figure, and none is a published absence. */
export const loanLimits = {
  minAmount: published(money, { ...words.minAmount, life: 'rule', ranked: true }),
  maxAmount: published(money, { ...words.maxAmount, life: 'rule', ranked: true }),
  minMonths: published(months, { ...words.minMonths, life: 'rule', ranked: true }),
  maxMonths: published(months, { ...words.maxMonths, life: 'rule', ranked: true }),
}

/** What is charged a year on an instalment that is late. */
export const lateCharge = published(rate, { ...words.lateCharge, life: 'fee' })

/** Days from approval until the money is paid out; 0 is the same day. */
export const disbursalDays = published(count, { ...words.disbursalDays, life: 'rule', ranked: true })
