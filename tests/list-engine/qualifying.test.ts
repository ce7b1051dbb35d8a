import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Applicant } from '@/lib/domain/categories/category'
import { creditCard } from '@/lib/domain/categories/credit-card/definition'
import { checkEligibility } from '@/lib/domain/eligibility/check-eligibility'
import { nobody } from '@/lib/domain/eligibility/eligibility'
import { eligibilityResultOf, narrowFor, questionsOfList } from '@/lib/domain/eligibility/qualifying'
import { buildListModel } from '@/lib/domain/list/list-model'
import { parseListQuery } from '@/lib/domain/list/list-query'
import type { Product } from '@/lib/domain/products/product'
import { residencies, workerKinds } from '@/lib/domain/products/traits'
import { ringgit } from '@/lib/domain/values/money'
import { eachCategory, productsOf, today } from './content-cases'

const judged = eachCategory.filter(([, category]) => category.table.traits.applicant !== null)

type AnyCategory = (typeof eachCategory)[number][1]

/** A page of a category's list, whole or narrowed for an applicant. */
function listOf(
  category: AnyCategory,
  applicant: Applicant | null,
  address = '',
  narrow = narrowFor(applicant ?? nobody),
) {
  const query = new URLSearchParams(address)
  const told = { texts: query, sealed: null }
  const products = productsOf(category)
  const modelOf = (of: readonly Product[]) => buildListModel(category, of, query, null, today, told)
  return applicant === null ? modelOf(products) : narrow({ category, products, query, told, today, modelOf })
}

const orNotSaid = <T>(said: fc.Arbitrary<T>) => fc.option(said, { nil: null })
const anyApplicant: fc.Arbitrary<Applicant> = fc
  .record({
    ...Object.fromEntries(Object.keys(nobody).map((key) => [key, fc.constant(null)])),
    age: orNotSaid(fc.integer({ min: 15, max: 90 })),
    monthlyIncome: orNotSaid(fc.integer({ min: 0, max: 12_000 }).map(ringgit)),
    monthlyCommitments: orNotSaid(fc.integer({ min: 0, max: 5_000 }).map(ringgit)),
    residency: orNotSaid(fc.constantFrom(...residencies)),
    workerKind: orNotSaid(fc.constantFrom(...workerKinds)),
  })
  .map((said) => ({ ...nobody, ...said }))

describe('a household of RM2,800', () => {
  const household = { ...nobody, monthlyIncome: ringgit(2_800) }
  const shown = listOf(creditCard, household)
  const whole = listOf(creditCard, null)

  it('sees no card that asks RM3,000, and is told how many are hidden', () => {
    const dearer = productsOf(creditCard).filter((card) => {
      if (card.category !== 'credit-card') return false
      const { minMonthlyIncome: asked } = card.requirements
      return asked.state === 'known' && asked.value > ringgit(2_800)
    })
    expect(dearer.length).toBeGreaterThan(2)
    const slugs = new Set(shown.rows.map(({ slug }) => slug))
    expect(dearer.filter(({ slug }) => slugs.has(slug))).toEqual([])
    expect(shown.hidden).toBe(whole.view.total - shown.view.total)
    expect(shown.hidden).toBeGreaterThanOrEqual(dearer.length)
  })

  it('is told of each card what was not checked', () => {
    for (const row of shown.rows) expect(row.conditions[0]?.label, row.slug).toMatch(/^Not checked: \d+ rules?$/)
    expect(whole.rows.flatMap(({ conditions }) => conditions.map(({ label }) => label)).join()).not.toContain(
      'Not checked',
    )
  })
})

describe.each(judged)('the list of %s for somebody', (_, category) => {
  it('leaves out exactly what a rule turns them away from, in every order, and ranks what is left from 1', () => {
    fc.assert(
      fc.property(anyApplicant, fc.constantFrom(...category.sorts), (applicant, sort) => {
        const address = `sort=${sort.id}`
        const list = listOf(category, applicant, address)
        const { scenario } = parseListQuery(category, new URLSearchParams(address), today).state
        const fails = (product: Product) =>
          checkEligibility(category, product, applicant, { scenario, today }).some(({ result }) => result === 'fail')
        const turned = new Set(
          productsOf(category)
            .filter(fails)
            .map(({ slug }) => slug),
        )
        expect(list.rows.filter(({ slug }) => turned.has(slug))).toEqual([])
        expect(list.hidden).toBe(turned.size)
        expect(list.view.total + (list.hidden ?? 0)).toBe(listOf(category, null, address).view.total)
        const ranks = list.rows.flatMap(({ rank }) => (rank === null ? [] : [rank]))
        expect(ranks.length === 0 || ranks[0] === 1).toBe(true)
      }),
      { numRuns: 25 },
    )
  })

  it('hides nothing from whoever told nothing', () => {
    expect(listOf(category, nobody)).toMatchObject({ hidden: 0, judged: true })
  })

  it('asks nothing that is of one issuer alone', () => {
    const questions = questionsOfList(category, productsOf(category))
    expect(questions).not.toContain('new')
    expect(questions).not.toContain('member')
    expect(questions.length).toBeGreaterThan(0)
  })
})

it('a rule that fails decides, one that cannot be told is counted, and take care does not keep anybody out', () => {
  const rule = (result: 'pass' | 'fail' | 'caution' | 'cannot-tell') => ({
    id: result,
    label: '',
    result,
    terms: '',
    explanation: '',
    source: null,
    note: null,
  })
  expect(eligibilityResultOf([rule('cannot-tell'), rule('fail')])).toEqual({ kind: 'fails' })
  expect(eligibilityResultOf([rule('cannot-tell'), rule('pass'), rule('cannot-tell')])).toEqual({
    kind: 'open',
    unchecked: 2,
  })
  expect(eligibilityResultOf([rule('caution'), rule('pass')])).toEqual({ kind: 'meets' })
})
