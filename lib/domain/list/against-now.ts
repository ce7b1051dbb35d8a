import type { Category, Sort } from '../categories/category'
import type { Values } from '../fields/field'
import type { Product } from '../products/product'
import type { IsoDate } from '../values/iso-date'
import { listWords } from './list-words'
import type { RankedRow } from './ranking'

/** How a product of a list compares with the one that the visitor has now, by the figure of the order in use. */
export interface AgainstNow {
  readonly kind: 'own' | 'better' | 'same' | 'worse'
  /** "RM132 more than yours", "RM72 less: keep yours", "Yours". */
  readonly text: string
}

/** Two figures of an order. */
interface Gap {
  readonly of: number
  readonly than: number
}

/**
 * The difference between two figures of an order as the list prints it, without its sign, and which way it goes: "RM110 more"; null when they
 * are equal.
 */
export function gapText({ print }: Pick<Sort, 'print'>, { of, than }: Gap): string | null {
  if (of === than) return null
  const exact = Math.abs(of - than)
  // Sen of a difference of hundreds of ringgit tell nobody anything; rates and months are never as many units.
  const difference = print(exact < 10_000 ? exact : Math.round(exact / 100) * 100).replace(/^[+−]|\.00\b/g, '')
  return `${difference} ${of > than ? 'more' : 'less'}`
}

/** What the visitor has now among these products; null when they said none of them. */
export function ownOf(products: readonly Product[], now: string | null): Product | null {
  return now === null ? null : (products.find(({ slug }) => slug === now) ?? null)
}

/**
 * Compares rows with a product that the visitor has, for their scenario and by an order. A row has null where one of both figures is not
 * published or past its shelf life, and all have in the visitor's own mix, whose points are no figure of one product. It changes no order.
 */
export function againstNow(
  category: Category,
  own: Product,
  scenario: Values,
  sortId: string,
  today: IsoDate,
): (row: Pick<RankedRow, 'product' | 'evaluation'>) => AgainstNow | null {
  const sort = category.sorts.find(({ id }) => id === sortId)
  const has = sort === undefined ? undefined : category.evaluate(own, scenario, today).sortValues[sort.id]
  return ({ product, evaluation }) => {
    if (product.slug === own.slug) return { kind: 'own', text: listWords.now.own }
    const value = sort === undefined ? undefined : evaluation.sortValues[sort.id]
    if (sort === undefined || has?.state !== 'known' || value?.state !== 'known') return null
    const gap = gapText(sort, { of: value.value, than: has.value })
    if (gap === null) return { kind: 'same', text: listWords.now.same }
    // The figure beside it says of what time it is.
    const difference = gap.replace(/ a (?:year|month)\b/, '')
    const isBetter = sort.better === 'higher' ? value.value > has.value : value.value < has.value
    return isBetter
      ? { kind: 'better', text: listWords.now.better(difference) }
      : { kind: 'worse', text: listWords.now.worse(difference) }
  }
}
