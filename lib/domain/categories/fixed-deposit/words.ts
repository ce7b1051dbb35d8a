import { choiceText } from '../../figures/print'
import { wordsFor } from '../shared/words'
import { type FixedDeposit, type TiedPurchase, tiedKind } from './figures'

/** The tied purchase in the product's own words: "unit trust", "takaful". */
export function tiedText(product: FixedDeposit, kind: TiedPurchase['kind']): string {
  return choiceText(tiedKind, kind, wordsFor(product))
}
