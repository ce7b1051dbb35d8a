import { largestPageSize } from '@/lib/contract/ai-component/product-suggestions-of'
import { productConfigurationOperation } from '@/lib/contract/bank-component/product-configuration'
import { wireField } from '@/lib/contract/entities/field'
import { categoryList } from '@/lib/domain/categories/registry'
import { shelfLifeDays } from '@/lib/domain/figures/figure'
import { pageSize } from '@/lib/domain/list/list-view'
import { route } from '../../route'
import type { BankServices } from '../../services'

export const productConfigurationRoute = ({ today }: BankServices) =>
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
  }))
