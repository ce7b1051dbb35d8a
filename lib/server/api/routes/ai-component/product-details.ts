import { productDetailsOperation } from '@/lib/contract/ai-component/product-details'
import { ApiFailure } from '../../failure'
import { route } from '../../route'
import type { AiServices } from '../../services'

export const productDetailsRoute = ({ catalogue }: AiServices) =>
  route(productDetailsOperation, async ({ query }) => {
    const { asOf, products } = await catalogue()
    const product = products[query.category].get(query.slug)
    if (product === undefined) throw new ApiFailure('GBL0008')
    return { data: { asOf, product } }
  })
