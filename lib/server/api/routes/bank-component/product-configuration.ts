import { largestPageSize } from '@/lib/contract/ai-component/product-suggestions'
import { productConfigurationOperation } from '@/lib/contract/bank-component/product-configuration'
import { categoryList } from '@/lib/domain/categories/registry'
import { shelfLifeDays } from '@/lib/domain/figure'
import { pageSize } from '@/lib/domain/list-view'
import { route } from '../../route'

export const productConfigurationRoute = route(productConfigurationOperation, () => ({
  data: {
    pageSize,
    largestPageSize,
    shelfLifeDays,
    categories: categoryList.map(({ id, fields }) => ({ id, fields: fields.map((field) => ({ ...field })) })),
  },
}))
