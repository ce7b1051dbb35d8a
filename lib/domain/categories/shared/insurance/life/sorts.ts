import type { IsoDate } from '../../../../values/iso-date'
import { formatRinggit, sen } from '../../../../values/money'
import type { Evaluation, Sort, SortValue } from '../../../category'
import { sortValue } from '../../facts'
import type { Quote } from './quote'
import { priceStates } from './states'
import type { LifePlan } from './table'
import { lifeWords } from './words'

const { sorts: words, figures, reasons } = lifeWords

/** The orders of every line with such a table: what is paid in all, the first month, how long it covers. `text` is the scenario in words. */
export function lifeSorts<S>(text: (scenario: S) => string) {
  const total: Sort<S> = {
    id: 'total',
    label: words.total.label,
    name: words.total.name,
    better: 'lower',
    basis: (scenario) => words.total.basis(text(scenario)),
    print: (value) => formatRinggit(sen(value)),
    missing: words.missing,
    weightLabel: words.total.weight,
    defaultWeight: 5,
  }
  const month: Sort<S> = {
    id: 'month',
    label: words.month.label,
    name: words.month.name,
    better: 'lower',
    basis: (scenario) => words.month.basis(text(scenario)),
    print: (value) => words.month.print(formatRinggit(sen(value))),
    missing: words.missing,
    weightLabel: words.month.weight,
    defaultWeight: 2,
  }
  const longest: Sort<S> = {
    id: 'longest',
    label: words.longest.label,
    name: words.longest.name,
    better: 'higher',
    basis: words.longest.basis,
    print: figures.expiryAge.print,
    missing: words.missing,
    weightLabel: words.longest.weight,
    defaultWeight: 1,
  }
  return { total, month, longest }
}

/** What the first two of them read, in sen; missing with the reason where there is no price, or one of its figures is not published. */
export function priceSortValues(product: LifePlan, quote: Quote, today: IsoDate): Evaluation['sortValues'] {
  if (quote.kind !== 'priced') {
    const missing: SortValue = { state: 'missing', words: quote.reason }
    return { total: missing, month: missing }
  }
  const states = priceStates(product, today)
  const { total, stages } = quote
  const { monthly } = stages[0]
  const noTotal = monthly === null ? reasons.monthly : reasons.duty
  return {
    total: sortValue(total, states.total, total === null ? noTotal : null),
    month: sortValue(monthly, states.month, monthly === null ? reasons.monthly : null),
  }
}
