import { productTypeOperation } from '@/lib/contract/ai-component/product-type'
import { categoryList } from '@/lib/domain/categories/registry'
import { route } from '../../route'
import type { AiServices } from '../../services'

export const productTypeRoute = ({ catalogue }: AiServices) =>
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
  })
