import { productTypeOperation } from '@/lib/contract/ai-component/product-type'
import { categoryList } from '@/lib/domain/categories/registry'
import { route } from '../../route'

export const productTypeRoute = route(productTypeOperation, async (_input, services) => {
  const { products } = await services.catalogue()
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
})
