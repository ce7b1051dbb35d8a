import type { AnyProduct } from '../../products/product-base'
import type { IsoDate } from '../../values/iso-date'
import type { Evaluation, Sort, SortValue } from '../category'
import { commonWords } from './common-words'
import { commonConditions } from './conditions'
import { lazyEvaluation } from './lazy-evaluation'

const { notOffered: words } = commonWords

/** What a product comes to on a day on which it cannot be had, with the day of its end or its start. No scenario changes it. */
export function evaluateNotOffered(
  product: AnyProduct,
  sorts: readonly Pick<Sort, 'id'>[],
  today: IsoDate,
): Evaluation {
  const { promotion = null, sources } = product
  if (promotion === null) throw new RangeError(`${product.slug} has no offer that could be over`)
  const { start, end, source } = promotion
  const value = today < start || end === null ? words.starts(start) : words.ended(end)
  const closed: SortValue = { state: 'not-offered', words: value }
  return lazyEvaluation(Object.fromEntries(sorts.map(({ id }) => [id, closed])), null, () => ({
    headline: () => ({
      value,
      unit: '',
      basis: words.basis,
      tone: 'plain',
      state: 'missing',
      checkedOn: sources[source]?.checkedOn ?? null,
    }),
    facts: () => [],
    conditions: () => commonConditions(product, today),
    steps: () => [{ label: words.step, formula: words.days(start, end), result: value }],
  }))
}
