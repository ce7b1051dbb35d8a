import { wordsFor } from '../../products/words'
import { formatRinggit, sen } from '../../values/money'
import type { SumStep } from '../category'
import type { Claim } from '../shared/insurance/claim'
import { claimSteps, taxSteps } from '../shared/insurance/claim-steps'
import { forSort } from '../shared/steps'
import type { InjuryPay } from './claim'
import type { Accident } from './figures'
import type { AccidentPrice, Priced } from './price'
import type { AccidentScenario } from './scenario'
import { accidentWords } from './words'

const { steps: words } = accidentWords
/** RM1,000 in sen. */
const thousand = 100_000

/** The price with tax and duty for each RM1,000 of the sum, in whole sen. */
export function perThousand({ total, row }: Priced): number {
  return Math.round((total * thousand) / row.sum)
}

function priceSteps(plan: Accident, { work, who }: AccidentScenario, priced: Priced): readonly SumStep[] {
  const { row, table, party, price } = priced
  const several = who === 'one' || party === null ? [] : [{ who, party }]
  return [
    { label: words.price, formula: words.table(row.sum, work), result: formatRinggit(table, 'sen') },
    ...several.map((one) => ({
      label: words.party[one.who],
      formula: words.partOf(table, one.party),
      result: formatRinggit(price.premium, 'sen'),
    })),
    ...taxSteps(price, wordsFor(plan)),
  ]
}

/** The price and what the case leaves, then what the other orders read. */
export function accidentSteps(
  plan: Accident,
  given: AccidentScenario,
  price: AccidentPrice,
  claim: Claim,
  injury: InjuryPay,
): readonly SumStep[] {
  if (price.kind !== 'priced') {
    return [{ label: words.reason, formula: accidentWords.scenario.text(given), result: price.reason }]
  }
  const main = priceSteps(plan, given, price)
  const { pays } = injury
  const lasting = { label: words.injury, formula: injury.how, result: formatRinggit(pays ?? sen(0), 'sen') }
  const each = {
    label: words.thousand,
    formula: `${formatRinggit(price.total, 'sen')} ÷ ${formatRinggit(price.row.sum)} × ${formatRinggit(sen(thousand))}`,
    result: formatRinggit(sen(perThousand(price)), 'sen'),
  }
  return [
    ...claimSteps(main, price.total, claim),
    ...(pays === null ? [] : forSort('injury', [lasting])),
    ...forSort('thousand', [...main, each]),
  ]
}
