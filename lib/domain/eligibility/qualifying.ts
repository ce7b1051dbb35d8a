import type { Applicant, Category } from '../categories/category'
import type { Values } from '../fields/field'
import type { ListModel } from '../list/list-model'
import { parseListQuery } from '../list/list-query'
import { scenarioKey } from '../list/sort-table'
import { hasPersonalAnswers, type PersonalAnswers } from '../personal/personal-answers'
import type { Product } from '../products/product'
import type { IsoDate } from '../values/iso-date'
import { type ApplicantQuestion, ofOneIssuer, questionsFor } from './applicant-questions'
import { checkEligibility, rulesRead } from './check-eligibility'
import type { RuleResult } from './eligibility'
import { eligibilityWords } from './eligibility-words'

/** Whether the rules of a product let a visitor have it. `open`: nothing rules it out, and so many rules could not be checked. */
export type EligibilityResult =
  | { readonly kind: 'meets' | 'fails' }
  | { readonly kind: 'open'; readonly unchecked: number }

/** What the rules of a product, one by one, come to. One that fails decides; what cannot be told never does. */
export function eligibilityResultOf(results: readonly RuleResult[]): EligibilityResult {
  if (results.some(({ result }) => result === 'fail')) return { kind: 'fails' }
  const unchecked = results.filter(({ result }) => result === 'cannot-tell').length
  return unchecked === 0 ? { kind: 'meets' } : { kind: 'open', unchecked }
}

/** What to ask once for a whole list: what the rules of any of its products read, save what is of one issuer alone. */
export function questionsOfList(category: Category, products: readonly Product[]): readonly ApplicantQuestion[] {
  const read = new Set(products.flatMap((product) => [...rulesRead(category, product)]))
  return questionsFor(read).filter((question) => !ofOneIssuer.has(question))
}

/** What a list is built of. */
export interface ListParts {
  readonly category: Category
  readonly products: readonly Product[]
  readonly query: URLSearchParams
  readonly told: PersonalAnswers
  readonly today: IsoDate
  /** The list of some of its products. */
  readonly modelOf: (products: readonly Product[]) => ListModel
}

/** Builds a list of what a visitor qualifies for. */
export type EligibilityFilter = (parts: ListParts) => ListModel

interface Judged {
  readonly of: readonly Product[]
  readonly key: string
  readonly shown: readonly Product[]
  readonly unchecked: ReadonlyMap<string, number>
}

/**
 * Leaves out of a list what a rule keeps an applicant from, and says how much that is. What cannot be judged stays, with how many
 * rules were not checked among its conditions. Ranks, scale and counts are those of what is left. Runs on the device.
 */
export function narrowFor(applicant: Applicant): EligibilityFilter {
  // The same array for the same products and scenario: what was worked out for a list is found by it.
  let last: Judged | null = null
  return ({ category, products, query, told, today, modelOf }) => {
    const { scenario } = parseListQuery(category, query, today, told).state
    const isTold = hasPersonalAnswers(category, told)
    const follows = category.instalment !== undefined || category.caseRules !== undefined
    const key = follows ? `${scenarioKey(category, scenario, today)} ${isTold}` : ''
    if (last === null || last.of !== products || last.key !== key)
      last = { of: products, key, ...judge(category, products, applicant, { scenario, today, isTold }) }
    const { shown, unchecked } = last
    const model = modelOf(shown)
    return {
      ...model,
      hidden: modelOf(products).view.total - model.view.total,
      rows: model.rows.map((row) => {
        const rules = unchecked.get(row.slug) ?? 0
        return rules === 0
          ? row
          : { ...row, conditions: [{ label: eligibilityWords.standing.open(rules), tone: 'plain' }, ...row.conditions] }
      }),
    }
  }
}

function judge(
  category: Category,
  products: readonly Product[],
  applicant: Applicant,
  wanted: { readonly scenario: Values; readonly today: IsoDate; readonly isTold: boolean },
): Pick<Judged, 'shown' | 'unchecked'> {
  const unchecked = new Map<string, number>()
  const shown = products.filter((product) => {
    const standing = eligibilityResultOf(checkEligibility(category, product, applicant, wanted))
    if (standing.kind === 'open') unchecked.set(product.slug, standing.unchecked)
    return standing.kind !== 'fails'
  })
  return { shown, unchecked }
}
