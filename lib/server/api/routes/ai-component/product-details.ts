import { productDetailsOperation } from '@/lib/contract/ai-component/product-details'
import { ApiFailure } from '../../failure'
import { route } from '../../route'

export const productDetailsRoute = route(productDetailsOperation, async ({ query }, services) => {
  const catalogue = await services.catalogue()
  const product = catalogue.products[query.category].get(query.slug)
  if (product === undefined) throw new ApiFailure('GBL0008')
  return { data: { asOf: catalogue.asOf, product } }
})
