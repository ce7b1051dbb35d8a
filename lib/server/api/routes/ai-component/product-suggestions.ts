import { productSuggestionsOperation } from '@/lib/contract/ai-component/product-suggestions'
import { categoryOf } from '@/lib/domain/categories/registry'
import { filterProducts, suitedProducts } from '@/lib/domain/list/filters'
import { pageSize as pageSizeOfTheSite } from '@/lib/domain/list/list-view'
import { rankProducts } from '@/lib/domain/list/ranking'
import { productsOf } from '../../products-of'
import { route } from '../../route'
import type { AiServices } from '../../services'
import { strictListQuery } from '../../strict-list-query'

export const productSuggestionsRoute = (services: AiServices) =>
  route(productSuggestionsOperation, async ({ query }) => {
    const { category: id, pageSize = pageSizeOfTheSite, ranking: asked, ...listQuery } = query
    const category = categoryOf(id)
    const today = services.today()
    const state = strictListQuery(category, listQuery, today)
    const catalogue = await services.catalogue()
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
  })
