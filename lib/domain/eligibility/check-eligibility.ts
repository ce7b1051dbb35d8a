import type { Applicant, Category, ExtraRule } from '../categories/category'
import type { Values } from '../fields/field'
import type { Product } from '../products/product'
import type { IsoDate } from '../values/iso-date'
import { type RuleResult, ruleChecks } from './eligibility'
import { debtRule } from './eligibility-debts'
import { restrictionRules } from './eligibility-restrictions'
import { eligibilityWords } from './eligibility-words'

const { outcomes } = eligibilityWords

function checkExtra(rule: ExtraRule, applicant: Applicant): RuleResult {
  const result = rule.check(applicant)
  const note = rule.tells?.(applicant) ?? null
  const explanation = note ?? outcomes[result]
  return { id: rule.id, label: rule.label, result, terms: '', explanation, source: rule.source, note }
}

/** What somebody would borrow, on a day. */
interface Wanted {
  readonly scenario: Values
  readonly today: IsoDate
  /** The visitor has told what the scenario says of them or of their business; absent: those fields have what is usual. */
  readonly isTold?: boolean
}

function extraRules(category: Category, product: Product, wanted: Wanted | null): readonly ExtraRule[] {
  const { instalment } = category
  const debts =
    instalment === undefined
      ? []
      : [debtRule(product, wanted === null ? null : instalment(product, wanted.scenario, wanted.today))]
  const ofCase = category.caseRules?.(product, wanted?.isTold === true ? wanted : null) ?? []
  return [...restrictionRules(product), ...ofCase, ...category.rules(product), ...debts]
}

/**
 * Checks an applicant against each published rule of a product: those of the category's traits, for whom and
 * for what alone it is, then the category's own. A rule that
 * is not published cannot be told; one published as absent passes. Of a loan, what the scenario `wanted` adds to repayments
 * is counted; null: no scenario is known, as for the checklist of somebody who has said nothing. Runs on the device; nothing here is sent.
 */
export function checkEligibility(
  category: Category,
  product: Product,
  applicant: Applicant,
  wanted: Wanted | null = null,
): readonly RuleResult[] {
  return [
    ...(category.table.traits.applicant ?? []).map((kind) => ruleChecks[kind].check(product, applicant)),
    ...extraRules(category, product, wanted).map((rule) => checkExtra(rule, applicant)),
  ]
}

/** What the rules of a product read of an applicant: nothing else needs to be asked. */
export function rulesRead(category: Category, product: Product): ReadonlySet<keyof Applicant> {
  return new Set([
    ...(category.table.traits.applicant ?? []).map((kind) => ruleChecks[kind].reads),
    ...extraRules(category, product, null).flatMap(({ reads }) => reads),
  ])
}
