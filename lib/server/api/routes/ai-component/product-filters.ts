import { productFiltersOperation } from '@/lib/contract/ai-component/product-filters'
import type { Category, Facet } from '@/lib/domain/categories/category'
import { categoryOf } from '@/lib/domain/categories/registry'
import { optionCounts } from '@/lib/domain/list/filters'
import { defaultState } from '@/lib/domain/list/list-query'
import type { Product } from '@/lib/domain/products/product'
import { productsOf } from '../../products-of'
import { route } from '../../route'
import type { AiServices } from '../../services'

function facetAnswer(facet: Facet<Product>, counts: Readonly<Record<string, number>>) {
  const options = facet.options.map(({ value, label }) => ({ value, label, count: counts[value] ?? 0 }))
  return { id: facet.id, legend: facet.legend, mode: facet.mode, options }
}

function situationAnswers(category: Category) {
  return category.situations.map(({ id, title, selection, sort }) => ({ id, title, selection: { ...selection }, sort }))
}

export const productFiltersRoute = ({ catalogue, today }: AiServices) =>
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
  })
