import type { FigureState } from '../../../figures/row'
import type { Sen } from '../../../values/money'
import { formatRinggit, sen } from '../../../values/money'
import type { Evaluation, Sort, SortValue } from '../../category'
import { sortValue, worstState } from '../facts'
import type { Claim } from './claim'
import { insuranceWords } from './words'

const words = insuranceWords.claim.sorts

/**
 * The orders of every line that is compared by a case: price and what is left when it happens once, then the price alone,
 * then what is paid. `text` is the scenario in words. Values are in sen.
 */
export function claimSorts<S>(text: (scenario: S) => string): readonly Sort<S>[] {
  const sort = (id: 'case' | 'price' | 'pays', better: Sort['better'], defaultWeight: number): Sort<S> => ({
    id,
    label: words[id].label,
    name: words[id].name,
    better,
    basis: (scenario) => words[id].basis(text(scenario)),
    print: (value) => formatRinggit(sen(value)),
    missing: words.missing,
    weightLabel: words[id].weight,
    defaultWeight,
  })
  return [sort('case', 'lower', 5), sort('price', 'lower', 2), sort('pays', 'higher', 1)]
}

/** A price, or in words why there is none. */
export type PriceRead = { readonly total: Sen } | { readonly reason: string }

/** What these orders read. A plan without a price for the visitor is in none of them, whatever it would pay. */
export function claimSortValues(
  price: PriceRead,
  { pays, left }: Claim,
  states: { readonly price: FigureState; readonly claim: FigureState },
): Evaluation['sortValues'] {
  if ('reason' in price) {
    const missing: SortValue = { state: 'missing', words: price.reason }
    return { case: missing, price: missing, pays: missing }
  }
  const { total } = price
  return {
    case: sortValue(left === null ? null : total + left, worstState([states.price, states.claim])),
    price: sortValue(total, states.price),
    pays: sortValue(pays, states.claim),
  }
}
