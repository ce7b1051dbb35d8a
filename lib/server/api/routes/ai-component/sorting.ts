import { sortingOperation } from '@/lib/contract/ai-component/sorting'
import { categoryOf } from '@/lib/domain/categories/registry'
import { defaultState } from '@/lib/domain/list/list-query'
import { route } from '../../route'
import type { AiServices } from '../../services'

export const sortingRoute = ({ today }: AiServices) =>
  route(sortingOperation, ({ query }) => {
    const category = categoryOf(query.category)
    const { scenario } = defaultState(category, today())
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
