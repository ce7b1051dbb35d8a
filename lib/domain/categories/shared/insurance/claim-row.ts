import type { Fact, FigureState } from '../../../figures/row'
import type { IsoDate } from '../../../values/iso-date'
import { formatRinggit, type Sen, sen } from '../../../values/money'
import type { Headline } from '../../category'
import { worstState } from '../facts'
import type { Claim } from './claim'
import { insuranceWords } from './words'

const { basis, facts: words } = insuranceWords.claim

/** What a plan costs in a scenario, in sen, or why it has no price: `refused` by its terms, or `unknown`. */
export type CasePrice =
  | { readonly kind: 'priced'; readonly total: Sen }
  | { readonly kind: 'refused' | 'unknown'; readonly reason: string }

/** How fresh the price and the case are. */
export interface CaseStates {
  readonly price: FigureState
  readonly claim: FigureState
}

/** The head of a row: the price with a line about the case, or the reason why there is no price. `text`: the scenario in words. */
export function claimHeadline(
  price: CasePrice,
  shown: { readonly unit: string; readonly line: string },
  text: string,
  state: FigureState,
  checkedOn: IsoDate | null,
): Headline {
  const common = { basis: basis[price.kind](text), tone: 'plain', checkedOn } as const
  if (price.kind !== 'priced') return { ...common, value: price.reason, unit: '', state: 'missing' }
  return { ...common, ...shown, value: formatRinggit(price.total, 'brief'), state }
}

/** A sum of money on a row; null: not published, or not offered in this scenario. */
export function moneyFact(
  names: Pick<Fact, 'id' | 'label' | 'checkedOn'>,
  value: number | null,
  price: CasePrice,
  state: FigureState,
  note: string | null = null,
): Fact {
  if (value !== null) return { ...names, value: formatRinggit(sen(value), 'brief'), note, state }
  const none = price.kind === 'refused' ? words.notOffered : words.notPublished
  return { ...names, value: none, note: null, state: 'missing' }
}

/** The price with what the case leaves. */
export function caseFact(price: CasePrice, { left }: Claim, states: CaseStates, checkedOn: IsoDate | null): Fact {
  const total = price.kind === 'priced' && left !== null ? price.total + left : null
  const names = { id: 'case', label: words.case, checkedOn }
  return moneyFact(names, total, price, worstState([states.price, states.claim]), words.priceAndLeft)
}

/** What is paid in the case. */
export function paidFact(price: CasePrice, { pays }: Claim, states: CaseStates, checkedOn: IsoDate | null): Fact {
  const names = { id: 'paid', label: words.paid, checkedOn }
  return moneyFact(names, price.kind === 'refused' ? null : pays, price, states.claim)
}
