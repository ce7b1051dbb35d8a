import { sortingOperation } from '@/lib/contract/ai-component/sorting'
import { categoryOf } from '@/lib/domain/categories/registry'
import { defaultState } from '@/lib/domain/list-query'
import { route } from '../../route'

export const sortingRoute = route(sortingOperation, ({ query }, services) => {
  const category = categoryOf(query.category)
  const { scenario } = defaultState(category, services.today())
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
})
