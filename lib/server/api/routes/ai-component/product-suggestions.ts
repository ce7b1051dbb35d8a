import { productSuggestionsOperation } from '@/lib/contract/ai-component/product-suggestions'
import { categoryOf } from '@/lib/domain/categories/registry'
import { filterProducts } from '@/lib/domain/filters'
import { pageSize as pageSizeOfTheSite } from '@/lib/domain/list-view'
import { rankProducts } from '@/lib/domain/ranking'
import { productsOf } from '../../products-of'
import { route } from '../../route'
import type { AiServices } from '../../services'
import { strictListQuery } from '../../strict-list-query'

export const productSuggestionsRoute = ({ catalogue, today }: AiServices) =>
  route(productSuggestionsOperation, async ({ query }) => {
    const { category: id, pageSize = pageSizeOfTheSite, ...listQuery } = query
    const category = categoryOf(id)
    const state = strictListQuery(category, listQuery)
    const listed = await catalogue()
    const day = today()
    const all = productsOf(listed, id)
    const ranking = rankProducts(category, all, state, day, filterProducts(category, all, state, null, day))
    const total = ranking.products.length
    const pages = Math.max(1, Math.ceil(total / pageSize))
    const page = Math.min(state.page, pages)
    const from = (page - 1) * pageSize
    const products = ranking.products.slice(from, from + pageSize)
    return {
      data: {
        category: id,
        asOf: listed.asOf,
        total,
        page,
        pages,
        products,
        ranks: products.map((_, place) => (from + place < ranking.rankedCount ? from + place + 1 : null)),
      },
    }
  })
