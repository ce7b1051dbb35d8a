import { describe, expect, it } from 'vitest'
import { isOffered } from '@/lib/domain/categories/category'
import { fixedDeposit } from '@/lib/domain/categories/fixed-deposit/definition'
import { optionCounts, suitedProducts } from '@/lib/domain/list/filters'
import { defaultState, weightsSort } from '@/lib/domain/list/list-query'
import { buildListView } from '@/lib/domain/list/list-view'
import { rankProducts } from '@/lib/domain/list/ranking'
import type { Product } from '@/lib/domain/products/product'
import type { Promotion } from '@/lib/domain/products/traits'
import { addDays, type IsoDate, isoDate } from '@/lib/domain/values/iso-date'
import { makeFixedDeposit, placementOf } from '@/tests/factories/fixed-deposit'
import { known } from '@/tests/factories/product'
import { eachCategory, productsOf, today } from './content-cases'

const lastDay = isoDate('2026-11-20')

/** A product whose figures are had in an offer alone, which ends on {@link lastDay}. */
function inOfferAlone(product: Product): Product {
  const promotion: Promotion = {
    text: 'For a while',
    start: isoDate('2026-11-01'),
    end: lastDay,
    source: product.officialSource,
    ordinary: null,
  }
  return Object.assign({ ...product }, { promotion })
}

describe.each(eachCategory)('an offer of %s that has ended', (_, category) => {
  const others = productsOf(category)
  const first = rankProducts(category, others, defaultState(category, today), today).products[0]
  if (first === undefined) throw new Error(`${category.id} has no products`)
  const offer = inOfferAlone(first)
  const products = others.map((product) => (product === first ? offer : product))
  const rowsOn = (sort: string, day: IsoDate) =>
    rankProducts(category, products, { ...defaultState(category, today), sort }, day).rows()

  it('has a rank on its last day and stands below everything the day after, in every order, with the day of its end', () => {
    for (const sort of [...category.sorts.map(({ id }) => id), weightsSort]) {
      const before = rowsOn(sort, lastDay).find(({ product }) => product === offer)
      expect(before?.evaluation.headline.value).not.toMatch(/^Ended/)
      const rows = rowsOn(sort, addDays(lastDay, 1))
      const gone = rows.filter(({ evaluation }) => !isOffered(evaluation))
      expect(rows.slice(-gone.length)).toEqual(gone)
      const after = gone.find(({ product }) => product === offer)
      expect(after).toMatchObject({
        rank: null,
        result: { state: 'not-offered', text: 'Ended 20 Nov 2026' },
        placing: 'Not ranked: Ended 20 Nov 2026. It cannot be had today.',
      })
      expect(after?.evaluation.headline.value).toBe('Ended 20 Nov 2026')
    }
  })

  it('meets nothing that a filter asks for, and is left out like any other', () => {
    const counts = (list: readonly Product[], day: IsoDate) => {
      const state = defaultState(category, today)
      return optionCounts(category, suitedProducts(category, list, state.scenario, day), state, null, day)
    }
    const without = others.filter((product) => product !== first)
    for (const { id, mode, options } of category.facets.filter((facet) => facet.mode !== 'leave-out')) {
      for (const { value } of options) {
        const left = counts(products, addDays(lastDay, 1))[id]?.[value]
        expect(`${mode} ${id} ${value} ${left}`).toBe(
          `${mode} ${id} ${value} ${counts(without, addDays(lastDay, 1))[id]?.[value]}`,
        )
      }
    }
  })

  it('has a quiet way out from the day after its end', () => {
    const viewOn = (day: IsoDate) =>
      buildListView(category, [offer], defaultState(category, today), null, day, category.path).rows[0]?.inviting
    const scenario = defaultState(category, today).scenario
    if (suitedProducts(category, [offer], scenario, today).length === 0) return
    expect([viewOn(lastDay), viewOn(addDays(lastDay, 1))]).toEqual([true, false])
  })
})

describe('an offer on top of ordinary terms', () => {
  const promotion = {
    text: '4.20% for 12 months',
    start: isoDate('2026-11-01'),
    end: lastDay,
    source: 'page',
    ordinary: { placements: known([placementOf(12, 250)]), rateKind: 'board' },
  } as const
  const deposit = makeFixedDeposit({ placements: known([placementOf(12, 420)]), rateKind: 'promotional', promotion })
  const scenario = defaultState(fixedDeposit, today).scenario
  const on = (day: IsoDate) => fixedDeposit.evaluate(deposit, scenario, day)
  const rateKinds = (day: IsoDate) =>
    fixedDeposit.facets
      .find(({ id }) => id === 'rate-kind')
      ?.options.filter(({ matches }) => matches(deposit, day))
      .map(({ value }) => value)

  it('is ranked and filtered by what is paid without it from the day after its end, and before its start', () => {
    for (const [day, rate, kind] of [
      [lastDay, '4.20% p.a.', 'promotional'],
      [addDays(lastDay, 1), '2.50% p.a.', 'board'],
      [isoDate('2026-10-31'), '2.50% p.a.', 'board'],
    ] as const) {
      expect(on(day).facts[0]?.value).toBe(rate)
      expect(rateKinds(day)).toEqual([kind])
      expect(isOffered(on(day))).toBe(true)
    }
  })

  it('says when it ended, on its row and on its own page', () => {
    expect(on(addDays(lastDay, 1)).conditions).toContainEqual({
      label: 'Ended 20 Nov 2026: 4.20% for 12 months',
      tone: 'warn',
    })
    const rows = fixedDeposit.detail(deposit, addDays(lastDay, 1)).flatMap((group) => group.rows)
    expect(rows.find(({ id }) => id === 'rate-12')?.value).toBe('2.50% p.a.')
  })
})

describe('the sample list of fixed deposits', () => {
  it('has no rank for the campaign that ended on 31 October', () => {
    const rows = rankProducts(fixedDeposit, productsOf(fixedDeposit), defaultState(fixedDeposit, today), today).rows()
    const linked = rows.find(({ product }) => product.slug === 'tenggara-linked-deposit')
    expect(linked?.rank).toBeNull()
    expect(linked?.evaluation.headline.value).toBe('Ended 31 Oct 2026')
  })
})

it.each(eachCategory)('%s: what rests on figures that are out of date has a quiet way out', (_, category) => {
  const later = addDays(today, 800)
  const state = defaultState(category, later)
  const { rows } = buildListView(category, productsOf(category), state, null, later, category.path)
  const stale = rows.filter(({ headline }) => headline.state === 'stale')
  expect(stale.length).toBeGreaterThan(0)
  expect(stale.filter(({ inviting }) => inviting)).toEqual([])
})
