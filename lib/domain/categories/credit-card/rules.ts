import { ringgit, type Sen } from '../../values/money'
import type { Applicant, ExtraRule, RuleSource } from '../category'
import type { CreditCard } from './figures'
import { creditCardDetailWords } from './words-detail'

const { rules: words } = creditCardDetailWords

const lawSource: RuleSource = { kind: 'public', text: words.law }
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
      label: words.issuers,
      source: lawSource,
      reads: ['monthlyIncome', 'cardIssuers', 'newToBank'],
      check: checkIssuers,
    },
  ]
  if (card.requirements.minMonthlyIncome.state !== 'known') {
    rules.push({
      id: 'lawful-income',
      label: words.income,
      source: lawSource,
      reads: ['monthlyIncome'],
      check: ({ monthlyIncome }) => atLeast(monthlyIncome, leastMonthlyIncome),
    })
  }
  if (card.requirements.minAge.state !== 'known') {
    rules.push({
      id: 'lawful-age',
      label: words.age,
      source: lawSource,
      reads: ['age'],
      check: ({ age }) => atLeast(age, leastAge),
    })
  }
  return rules
}
