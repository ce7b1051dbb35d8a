import {
  productConfigurationOperation,
  productDetailsOperation,
  productFiltersOperation,
  productSuggestionsOperation,
  productTypeOperation,
  sortingOperation,
} from '@/lib/contract/calls/products'
import { largestPageSize } from '@/lib/contract/calls/products-of'
import { wireField } from '@/lib/contract/entities/field'
import type { Category, Facet } from '@/lib/domain/categories/category'
import { categoryList, categoryOf } from '@/lib/domain/categories/registry'
import { shelfLifeDays } from '@/lib/domain/figures/figure'
import { filterProducts, optionCounts, suitedProducts } from '@/lib/domain/list/filters'
import { defaultState } from '@/lib/domain/list/list-query'
import { pageSize, pageSize as pageSizeOfTheSite } from '@/lib/domain/list/list-view'
import { rankProducts } from '@/lib/domain/list/ranking'
import type { Product } from '@/lib/domain/products/product'
import { productsOf } from '@/lib/server/catalogue/products-of'
import { ApiFailure } from '../failure'
import { type RouteTable, route } from '../route'
import { strictListQuery } from '../strict-list-query'

function facetAnswer(facet: Facet<Product>, counts: Readonly<Record<string, number>>) {
  const options = facet.options.map(({ value, label }) => ({ value, label, count: counts[value] ?? 0 }))
  return { id: facet.id, legend: facet.legend, mode: facet.mode, options }
}

function situationAnswers(category: Category) {
  return category.situations.map(({ id, title, selection, sort }) => ({ id, title, selection: { ...selection }, sort }))
}

/** Products, their filters and orders. */
export const productRoutes: RouteTable = [
  ({ ai }) =>
    route(productSuggestionsOperation, async ({ query }) => {
      const { category: id, pageSize = pageSizeOfTheSite, ranking: asked, ...listQuery } = query
      const category = categoryOf(id)
      const today = ai.today()
      const state = strictListQuery(category, listQuery, today)
      const catalogue = await ai.catalogue()
      const all = productsOf(catalogue, id)
      const listed = asked === 'none' ? all : suitedProducts(category, all, state.scenario, today)
      const shown = filterProducts(category, listed, state, null, today)
      const ranking = asked === 'none' ? null : rankProducts(category, all, state, today, shown)
      const pages = Math.max(1, Math.ceil(shown.length / pageSize))
      const page = Math.min(state.page, pages)
      const from = (page - 1) * pageSize
      const products = (ranking?.products ?? shown).slice(from, from + pageSize)
      return {
        data: {
          category: id,
          asOf: catalogue.asOf,
          total: shown.length,
          page,
          pages,
          products,
          ranks: (ranking?.ranks(from, from + pageSize) ?? []).map(({ rank }) => rank),
        },
      }
    }),
  ({ ai: { catalogue, today } }) =>
    route(productFiltersOperation, async ({ query }) => {
      const category = categoryOf(query.category)
      const products = productsOf(await catalogue(), query.category)
      const counts = optionCounts(category, products, defaultState(category, today()), null, today())
      return {
        data: {
          category: query.category,
          situations: situationAnswers(category),
          facets: category.facets.map((facet) => facetAnswer(facet, counts[facet.id] ?? {})),
        },
      }
    }),
  ({ ai: { catalogue } }) =>
    route(productDetailsOperation, async ({ query }) => {
      const { asOf, products } = await catalogue()
      const product = products[query.category].get(query.slug)
      if (product === undefined) throw new ApiFailure('GBL0008')
      return { data: { asOf, product } }
    }),
  ({ ai: { catalogue } }) =>
    route(productTypeOperation, async () => {
      const { products } = await catalogue()
      return {
        data: {
          types: categoryList.map(({ id, title, path, variants }) => ({
            id,
            title,
            path,
            total: products[id].size,
            variants: variants.map((variant) => ({ slug: variant.slug, title: variant.title })),
          })),
        },
      }
    }),
  ({ ai: { today } }) =>
    route(sortingOperation, ({ query }) => {
      const category = categoryOf(query.category)
      const { scenario } = defaultState(category, today())
      return {
        data: {
          category: query.category,
          sorts: category.sorts.map(({ id, label, better, basis, weightLabel, defaultWeight }) => ({
            id,
            label,
            better,
            basis: basis(scenario),
            weightLabel,
            defaultWeight,
          })),
        },
      }
    }),
  ({ bank: { today } }) =>
    route(productConfigurationOperation, () => ({
      data: {
        pageSize,
        largestPageSize,
        shelfLifeDays,
        categories: categoryList.map(({ id, scenario }) => ({
          id,
          scenario: Object.entries(scenario).map(([name, field]) => wireField(name, field, today())),
        })),
      },
    })),
]
