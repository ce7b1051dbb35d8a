import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Category, Evaluation } from '@/lib/domain/categories/category'
import { compareTable } from '@/lib/domain/compare/compare'
import { knownCompareKeys } from '@/lib/domain/compare/compare-query'
import { isPersonal } from '@/lib/domain/fields/field'
import { defaultValues } from '@/lib/domain/fields/field-value'
import { formKey, sealedKey } from '@/lib/domain/fields/form'
import { suitedProducts } from '@/lib/domain/list/filters'
import {
  defaultState,
  knownQueryKeys,
  mostWeight,
  parseListQuery,
  printListQuery,
  spreadKeys,
  weightedSorts,
  weightsSort,
} from '@/lib/domain/list/list-query'
import type { ListState } from '@/lib/domain/list/list-state'
import { buildListView, pageSize, sortOptions } from '@/lib/domain/list/list-view'
import { rankProducts } from '@/lib/domain/list/ranking'
import { personalNames } from '@/lib/domain/personal/personal-answers'
import { eachCategory, productsOf, restrictionMarks, scenariosOf, today } from './content-cases'

function statesOf(category: Category): fc.Arbitrary<ListState> {
  const facets = category.facets.map(({ id, options }) =>
    fc.subarray(options.map(({ value }) => value)).map((values) => [id, values] as const),
  )
  return fc.record({
    scenario: scenariosOf(category),
    situation: fc.constantFrom(null, ...category.situations.map(({ id }) => id)),
    selection: fc
      .tuple(...facets)
      .map((chosen) => Object.fromEntries(chosen.filter(([, values]) => values.length > 0))),
    sort: fc.constantFrom(weightsSort, ...category.sorts.map(({ id }) => id)),
    weights: fc.record(
      Object.fromEntries(weightedSorts(category).map(({ id }) => [id, fc.integer({ min: 0, max: mostWeight })])),
    ),
    now: fc.constantFrom(null, ...productsOf(category).map(({ slug }) => slug)),
    page: fc.integer({ min: 1, max: 9 }),
    sealed: fc.constant(null),
  })
}

/** The first number of a printed result; null where it is words, such as "No limit". */
function shownNumber(text: string): number | null {
  const match = /(−?)(?:RM)?(\d[\d,]*(?:\.\d+)?)/.exec(text)
  return match?.[2] === undefined ? null : Number(match[2].replaceAll(',', '')) * (match[1] === '' ? 1 : -1)
}

/** What puts a list in order and draws its bars. */
function orderedBy({ sortValues, balance }: Evaluation) {
  return { sortValues, balance }
}

/** What only a shown row needs. */
function textsOf({ headline, facts, conditions, steps }: Evaluation) {
  return { headline, facts, conditions, steps }
}

describe.each(eachCategory)('the list of %s', (_, category) => {
  it('has an address for every state, which gives the state back, but for what is personal', () => {
    const usual = defaultState(category, today).scenario
    const personal = Object.keys(usual).filter((name) => category.scenario[name]?.personal)
    const forgotten = Object.fromEntries(personal.map((name) => [name, usual[name]]))
    fc.assert(
      fc.property(statesOf(category), (state) => {
        const printed = printListQuery(category, state, today)
        const said = { ...state, scenario: { ...state.scenario, ...forgotten } }
        expect(parseListQuery(category, new URLSearchParams(printed), today)).toEqual({ state: said, problems: [] })
      }),
    )
  })

  it('is personal as soon as a field of its scenario is', () => {
    expect(category.personal).toBe(isPersonal(category.scenario))
  })

  it('gives no query key two meanings', () => {
    const fields = Object.keys(category.scenario)
    const own = [...fields, ...category.facets.map(({ id }) => id)]
    const weights = weightedSorts(category).map(({ id }) => `w-${id}`)
    const spread = spreadKeys(category)
    const keys = new Set([...knownQueryKeys(category), ...spread, ...fields, formKey])
    expect(keys.size).toBe(own.length + weights.length + spread.length + 5)
    const compared = [...new Set([...knownCompareKeys(category), ...personalNames(category)])]
    expect(compared).toHaveLength(fields.length + Object.keys(category.ownFields).length + spread.length + 5)
    expect([...keys, ...compared]).not.toContain(sealedKey)
    expect(compared.filter((key) => key.startsWith('own-own'))).toEqual([])
  })

  it('has each product of use in the scenario once over its pages, in every order, without a figure that is no number', () => {
    const products = productsOf(category)
    const { scenario } = defaultState(category, today)
    const slugs = suitedProducts(category, products, scenario, today)
      .map(({ slug }) => slug)
      .sort()
    for (const { id: sort } of sortOptions(category)) {
      const pages = Array.from({ length: Math.ceil(products.length / pageSize) }, (_, at) =>
        buildListView(
          category,
          products,
          { ...defaultState(category, today), sort, page: at + 1 },
          null,
          today,
          category.path,
        ),
      )
      const rows = pages.flatMap((page) => page.rows)
      expect(rows.map(({ slug }) => slug).sort()).toEqual(slugs)
      expect(JSON.stringify(rows)).not.toMatch(/NaN|Infinity|undefined/)
    }
  })

  it('shows results that put the rows in the shown order again, whichever order is chosen', () => {
    for (const { id: sort } of sortOptions(category)) {
      const better = category.sorts.find(({ id }) => id === sort)?.better ?? 'higher'
      const rows = rankProducts(
        category,
        productsOf(category),
        { ...defaultState(category, today), sort },
        today,
      ).rows()
      const shown = rows.flatMap(({ rank, steps, evaluation }) => {
        const number = rank === null ? null : shownNumber(steps.at(-1)?.result ?? '')
        return number === null
          ? []
          : [{ number, marked: restrictionMarks.has(evaluation.conditions[0]?.label ?? '') ? 1 : 0 }]
      })
      expect(shown.length).toBeGreaterThan(1)
      const sign = better === 'higher' ? -1 : 1
      expect(shown).toEqual([...shown].sort((a, b) => a.marked - b.marked || sign * (a.number - b.number)))
    }
  })

  it('evaluates every product on any scenario that the form allows, with a value for each order', () => {
    const sorts = category.sorts.map(({ id }) => id).sort()
    fc.assert(
      fc.property(statesOf(category), fc.constantFrom(...productsOf(category)), ({ scenario }, product) => {
        const { sortValues } = category.evaluate(product, scenario, today)
        expect(Object.keys(sortValues).sort()).toEqual(sorts)
        for (const found of Object.values(sortValues)) {
          expect(!('value' in found) || Number.isFinite(found.value)).toBe(true)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('is put in order by what its rows show: sort values and balance are the same before and after the texts', () => {
    fc.assert(
      fc.property(scenariosOf(category), fc.constantFrom(...productsOf(category)), (scenario, product) => {
        const [evaluation, worded] = [0, 1].map(() => category.evaluate(product, scenario, today))
        if (evaluation === undefined || worded === undefined) throw new Error('Not evaluated')
        const before = structuredClone(orderedBy(evaluation))
        const texts = structuredClone(textsOf(evaluation))
        expect(orderedBy(evaluation)).toEqual(before)
        expect(textsOf(evaluation)).toEqual(texts)
        expect(textsOf(worded)).toEqual(texts)
        expect(orderedBy(worded)).toEqual(before)
      }),
      { numRuns: 300 },
    )
  })

  it('compares products and what the visitor has now without losing a row', () => {
    const own = category.ownProduct(defaultValues(category.ownFields, today), today)
    const listed = productsOf(category)
    const products = listed.slice(0, 3)
    const { scenario } = defaultState(category, today)
    const table = compareTable(category, products, own, scenario, today, listed)
    const ids = new Set(table.groups.flatMap(({ rows }) => rows.map(({ id }) => id)))
    for (const product of [...products, own]) {
      const details = category.detail(product, today).flatMap(({ rows }) => rows.map(({ id }) => `detail-${id}`))
      expect(new Set(details).size).toBe(details.length)
      expect(details.filter((id) => !ids.has(id))).toEqual([])
    }
  })
})
