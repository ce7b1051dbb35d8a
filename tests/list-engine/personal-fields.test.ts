import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { listView } from '@/app/(site)/_parts/list-view'
import { calculatorModel } from '@/lib/domain/calculator-pages/model'
import { calculatorIds, loadCalculator } from '@/lib/domain/calculator-pages/registry'
import type { Category } from '@/lib/domain/categories/category'
import { categoryList } from '@/lib/domain/categories/registry'
import { knownCompareKeys, parseCompareQuery, printCompareQuery } from '@/lib/domain/compare/compare-query'
import { buildComparison } from '@/lib/domain/compare/comparison'
import { buildDetailModel } from '@/lib/domain/detail/detail-model'
import { formKey } from '@/lib/domain/fields/form'
import { buildListModel, whyKey } from '@/lib/domain/list/list-model'
import { knownQueryKeys } from '@/lib/domain/list/list-query'
import { fieldNames, type PersonalAnswers } from '@/lib/domain/personal/personal-answers'
import { ownPrefix } from '@/lib/domain/values/query-params'
import { strictListQuery } from '@/lib/server/api/strict-list-query'
import { anotherValue, numberFields } from '@/tests/factories/scenario'
import { productsOf, today } from './content-cases'

const withPersonal = categoryList
  .filter(({ scenario }) => Object.values(scenario).some(({ personal }) => personal))
  .map((category) => [category.id, category] as const)

function namesOf({ scenario, ownFields }: Category): readonly string[] {
  return [...fieldNames(scenario, true), ...fieldNames(ownFields, true, ownPrefix)]
}

/** Another value than the usual one of every number, personal or not. */
function answersOf({ scenario }: Category): URLSearchParams {
  const texts = numberFields(scenario).map(({ name, field }) => [name, anotherValue({ [name]: field }).text])
  return new URLSearchParams([[formKey, '1'], ...texts])
}

/** What a browser shows after a form was filled in: all of it in the form, none under a seal. */
function shownFor(category: Category) {
  const texts = answersOf(category)
  const told: PersonalAnswers = { texts, sealed: null }
  const products = productsOf(category)
  const [product, other] = products
  if (product === undefined || other === undefined) throw new Error(`Too few products of ${category.id}`)
  const query = new URLSearchParams([...texts, [whyKey, product.slug], ['page', '1']])
  const list = buildListModel(category, products, query, null, today, told)
  const detail = buildDetailModel(category, products, product, texts, today, told)
  const compared = new URLSearchParams([
    ['category', category.id],
    ['product', product.slug],
    ['product', other.slug],
    ['own', '1'],
    ...texts,
  ])
  const read = parseCompareQuery(compared, [category], today, () => told)
  if (read.query === null) throw new Error('No comparison')
  const comparison = buildComparison(read.query, read.problems, products, today)
  return { texts, told, list, detail, comparison, compareAddress: printCompareQuery(read.query, today) }
}

/** Every query of an address within some data. */
function queriesIn(data: unknown): readonly URLSearchParams[] {
  const found = [...JSON.stringify(data).matchAll(/\?([^"#\s]*)/g)]
  return found.map(([, query]) => new URLSearchParams(query))
}

const keysOf = (queries: readonly URLSearchParams[]) => new Set(queries.flatMap((query) => [...query.keys()]))

it('there are fields that are personal beside fields that are not, such as what is owed on a card', () => {
  const mixed = withPersonal.filter(([, category]) => fieldNames(category.scenario, false).length > 0)
  expect(mixed.map(([id, category]) => [id, fieldNames(category.scenario, true)])).toContainEqual([
    'credit-card',
    ['carry'],
  ])
})

describe.each(withPersonal)('what is personal of %s', (_, category) => {
  const names = namesOf(category)
  const numbers = new Set(numberFields(category.scenario).map(({ name }) => name))
  const open = fieldNames(category.scenario, false).filter((name) => numbers.has(name))

  it('stands in no address and no link of a list, a product or a comparison; all other fields do', () => {
    const { list, detail, comparison, compareAddress } = shownFor(category)
    const { rows, view, address, query, scenarioQuery } = list
    const listed = [...queriesIn([rows, view, address]), new URLSearchParams(query), new URLSearchParams(scenarioQuery)]
    const keys = keysOf([
      ...listed,
      new URLSearchParams(detail.scenarioQuery),
      ...queriesIn(detail.alternatives),
      ...queriesIn(comparison?.table.columns),
      new URLSearchParams(compareAddress),
    ])
    expect(names.filter((name) => keys.has(name))).toEqual([])
    for (const said of [query, scenarioQuery, detail.scenarioQuery, compareAddress])
      expect([...new URLSearchParams(said).keys()]).toEqual(expect.arrayContaining([...open]))
  })

  it('changes what is shown where it is told, and not where an address says it', () => {
    const { texts, told, list } = shownFor(category)
    const products = productsOf(category)
    const forged = buildListModel(category, products, texts, null, today)
    const usual = buildListModel(category, products, new URLSearchParams(list.query), null, today)
    expect(forged.scenarioText).toBe(usual.scenarioText)
    expect(buildListModel(category, products, texts, null, today, told).scenarioText).not.toBe(usual.scenarioText)
  })

  it('is known to neither the address of a page nor the provider', () => {
    const keys = new Set([...knownQueryKeys(category), ...knownCompareKeys(category)])
    expect(names.filter((name) => keys.has(name))).toEqual([])
    for (const name of fieldNames(category.scenario, true))
      expect(() => strictListQuery(category, { [name]: '1' }, today)).toThrow()
  })

  it('stands in no attribute and no structured data of a page with a seal, and its form is posted and not counted', () => {
    const products = productsOf(category)
    const list = { products, asOf: today, lastKnownAt: null }
    const texts = answersOf(category)
    const source = { list, today, origin: 'https://site.test', told: { texts, sealed: 'abc' }, lapsed: false }
    const page = parse(renderToStaticMarkup(listView({ category, variant: null }, new URLSearchParams(), source)))
    const links = [...page.querySelectorAll('[href], [action]')].map(
      (one) => one.getAttribute('href') ?? one.getAttribute('action') ?? '',
    )
    const data = [...page.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => textContent)
    const keys = keysOf(queriesIn([...links, ...data]))
    expect(keys).toContain('sealed')
    expect(names.filter((name) => keys.has(name))).toEqual([])
    const form = page.querySelector('form[action]')
    expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', `/answer/${category.id}`])
    for (const name of fieldNames(category.scenario, true))
      for (const control of page.querySelectorAll(`[name="${name}"]`))
        expect(control.closest('[data-told]'), name).not.toBeNull()
  })
})

it('no calculator hands a list what is personal of its scenario', async () => {
  const asking = new Set<string>()
  for (const id of calculatorIds) {
    const calculator = await loadCalculator(id)
    const link = calculator && calculatorModel(calculator, new URLSearchParams(), today).link
    const [path, query = ''] = link?.href.split('?') ?? []
    const category = categoryList.find((one) => one.path === path)
    if (category === undefined) continue
    if (category.personal) asking.add(category.id)
    const keys = new URLSearchParams(query)
    expect(
      namesOf(category).filter((name) => keys.has(name)),
      id,
    ).toEqual([])
  }
  expect(asking).toContain('credit-card')
})
