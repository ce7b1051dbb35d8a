import { debtServiceRatio } from '../calculators/loan'
import type { Applicant, ExtraRule, RuleOutcome } from '../categories/category'
import type { AnyProduct } from '../products/product-base'
import { wordsFor } from '../products/words'
import { type Sen, sen } from '../values/money'
import { eligibilityWords } from './eligibility-words'

const { debts: words } = eligibilityWords

/** Parts of net income: what lenders commonly stop at for lower incomes, and the most that we know of any. */
const commonLimit = 0.6
const highestLimit = 0.8

/** What repayments take once the product's own are paid too. */
interface Debts {
  readonly instalment: Sen
  /** Of the income; infinite where there is none. */
  readonly part: number
  /** Of the income, a month; below zero where it does not suffice. */
  readonly left: Sen
  /** False: the income was told before EPF and tax, so that more of what is paid out is taken. */
  readonly net: boolean
}

function debtsOf({ netIncome, monthlyIncome, monthlyCommitments }: Applicant, instalment: Sen | null): Debts | null {
  const income = netIncome ?? monthlyIncome
  if (income === null || monthlyCommitments === null || instalment === null) return null
  const after = sen(monthlyCommitments + instalment)
  const part = debtServiceRatio(after, income) ?? Number.POSITIVE_INFINITY
  return { instalment, part, left: sen(income - after), net: netIncome !== null }
}

function isTooLittle({ left }: Debts, living: Sen | null): boolean {
  return living !== null && left < living
}

function outcomeOf(debts: Debts | null, living: Sen | null): RuleOutcome {
  if (debts === null) return 'cannot-tell'
  if (debts.part > highestLimit) return 'fail'
  if (debts.part > commonLimit || isTooLittle(debts, living)) return 'caution'
  return debts.net ? 'pass' : 'cannot-tell'
}

/**
 * What repayments would take of an income with a product's new instalment added. Lenders publish no limit, so between what
 * is common and the most that we know of it is a caution, never a promise. `instalment` is what the product adds a month,
 * in sen; null where it offers nothing for the scenario or none is known.
 */
export function debtRule(product: AnyProduct, instalment: Sen | null): ExtraRule {
  const own = wordsFor(product)
  return {
    id: 'debt-service',
    label: words.label(own),
    source: { kind: 'public', text: words.practice(own) },
    reads: ['monthlyIncome', 'netIncome', 'monthlyCommitments', 'living'],
    check: (applicant) => outcomeOf(debtsOf(applicant, instalment), applicant.living),
    tells: (applicant) => {
      if (instalment === null) return words.notOffered(own)
      const debts = debtsOf(applicant, instalment)
      if (debts === null) return null
      if (debts.left < 0) return words.short(own, debts)
      const { living } = applicant
      const said = [words.share(own, debts)]
      if (living !== null && isTooLittle(debts, living)) said.push(words.tooLittle(living))
      if (debts.part > commonLimit) said.push(words.limits)
      return said.join(' ')
    },
  }
}
