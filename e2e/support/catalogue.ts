import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { productSuggestionsOperation } from '@/lib/contract/calls/products'
import { largestPageSize } from '@/lib/contract/calls/products-of'
import type { Category } from '@/lib/domain/categories/category'
import type { CategoryId } from '@/lib/domain/categories/ids'
import { categoryList, categoryOf, siteOf } from '@/lib/domain/categories/registry'
import { startingScenario } from '@/lib/domain/detail/detail-scenario'
import type { FieldMap, Values } from '@/lib/domain/fields/field'
import { sealedKey } from '@/lib/domain/fields/form'
import { scenarioTexts } from '@/lib/domain/fields/scenario-query'
import { listPath } from '@/lib/domain/list/list-model'
import { parseListQuery } from '@/lib/domain/list/list-query'
import type { Product } from '@/lib/domain/products/product'
import { frozen } from '@/scripts/lib/frozen.mjs'
import { testToday } from '@/tests/factories/product'
import { anotherValue, type TypedField } from '@/tests/factories/scenario'

/** The checkout that is tested. */
export const root = join(import.meta.dirname, '..', '..')

/** What the site under test serves: the frozen catalogue, unless it is a site that already runs. */
const content = process.env.BASE_URL === undefined ? frozen.TEST_CONTENT : 'content'

/** Slugs of a category in the order of their files. Throws when there are none. */
export function slugsOf(category: CategoryId): readonly [string, ...string[]] {
  const [first, ...others] = readdirSync(join(root, content, 'catalogue', category))
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => name.replace(/\.yaml$/, ''))
    .sort()
  if (first === undefined) throw new Error(`No product of ${category} in ${content}/`)
  return [first, ...others]
}

/** Address of a product's page. */
export function detailPath(category: CategoryId, slug: string): string {
  return `${categoryOf(category).path}/${slug}`
}

/** Addresses of a category's list and its variants. */
export function listPaths(category: Category): readonly string[] {
  return [category.path, ...category.variants.map((variant) => listPath(category, variant))]
}

/** The fields of a category's scenario that its addresses say. */
export function openFields({ scenario }: Category): FieldMap {
  return Object.fromEntries(Object.entries(scenario).filter(([, field]) => !field.personal))
}

/**
 * A query that makes the server evaluate a category for each request, without changing what is listed. What is personal
 * stands in no address: where all of it is, a seal that cannot be opened does it.
 */
export function anotherCase(category: Category): string {
  const open = openFields(category)
  if (Object.keys(open).length === 0) return `${sealedKey}=c2VhbGVk`
  const { name, text } = anotherValue(open)
  return new URLSearchParams({ [name]: text }).toString()
}

/** All products of a category, as the provider gives them. */
export async function productsOf(
  request: APIRequestContext,
  category: CategoryId,
  base = '',
): Promise<readonly Product[]> {
  const response = await request.get(`${base}/api${productSuggestionsOperation.path}`, {
    params: { category, pageSize: largestPageSize, ranking: 'none' },
  })
  return productSuggestionsOperation.success.schema.parse(await response.json()).data.products
}

/** The scenario that a product's own page starts from. Throws when the provider has no such product. */
export async function startOf(request: APIRequestContext, category: Category, slug: string): Promise<Values> {
  const product = (await productsOf(request, category.id)).find((one) => one.slug === slug)
  if (product === undefined) throw new Error(`No ${slug} in ${category.id}`)
  return startingScenario(category, siteOf(category.id), product, testToday)
}

/** A scenario after a visitor changed one field of a form: a field that follows another follows it. */
export function changedIn(category: Category, scenario: Values, { name, text, value }: TypedField): Values {
  const model = category.spread?.model(scenario, testToday)
  if (model === undefined || model.fields.length > 0) return { ...scenario, [name]: value }
  const texts = scenarioTexts(category.scenario, scenario, testToday)
  const query = new URLSearchParams({ ...texts, drawn: model.drawn, [name]: text })
  return parseListQuery(category, query, testToday).state.scenario
}

/** One category of each kind, with its first product: what most journeys run through. */
export const samples = categoryList.map((category) => ({ category, slug: slugsOf(category.id)[0] }))
