import { ringgit, type Sen } from '../../money'
import type { Applicant, ExtraRule, RuleSource } from '../category'
import type { CreditCard } from './figures'

const lawSource: RuleSource = { kind: 'public', text: 'Bank Negara Malaysia, Credit Card policy document' }
/** A principal cardholder's least income by law, and the income up to which the number of issuers is limited. */
const leastMonthlyIncome = ringgit(2_000)
const limitedMonthlyIncome = ringgit(3_000)
const mostIssuers = 2
const leastAge = 21

function checkIssuers(applicant: Applicant): 'pass' | 'fail' | 'cannot-tell' {
  const { monthlyIncome, cardIssuers, newToBank } = applicant
  if (monthlyIncome !== null && monthlyIncome > limitedMonthlyIncome) return 'pass'
  if (cardIssuers !== null && cardIssuers < mostIssuers) return 'pass'
  if (monthlyIncome === null || cardIssuers === null) return 'cannot-tell'
  // With exactly two issuers the answer is yes when this bank is one of them.
  return cardIssuers === mostIssuers && newToBank !== true ? 'cannot-tell' : 'fail'
}

const atLeast = (value: number | null, least: Sen | number) =>
  value === null ? 'cannot-tell' : value >= least ? 'pass' : 'fail'

/** Who may hold a card, beyond the card's own published requirements. */
export function cardRules(card: CreditCard): readonly ExtraRule[] {
  const rules: ExtraRule[] = [
    {
      id: 'card-issuers',
      label: 'With an income of RM36,000 a year or less, cards from at most two banks',
      source: lawSource,
      reads: ['monthlyIncome', 'cardIssuers', 'newToBank'],
      check: checkIssuers,
    },
  ]
  if (card.requirements.minMonthlyIncome.state !== 'known') {
    rules.push({
      id: 'lawful-income',
      label: 'An income of at least RM24,000 a year',
      source: lawSource,
      reads: ['monthlyIncome'],
      check: ({ monthlyIncome }) => atLeast(monthlyIncome, leastMonthlyIncome),
    })
  }
  if (card.requirements.minAge.state !== 'known') {
    rules.push({
      id: 'lawful-age',
      label: 'Aged 21 or over for a main card',
      source: lawSource,
      reads: ['age'],
      check: ({ age }) => atLeast(age, leastAge),
    })
  }
  return rules
}
