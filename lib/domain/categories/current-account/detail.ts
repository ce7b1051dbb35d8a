import { knownValue } from '../../figures/figure'
import type { DetailRow } from '../../figures/row'
import { wordsFor } from '../../products/words'
import type { IsoDate } from '../../values/iso-date'
import { formatRinggit } from '../../values/money'
import { formatAnnualRate } from '../../values/rate'
import { protectionRows } from '../shared/protection'
import { restrictionRows } from '../shared/restriction'
import { methodText } from '../shared/tiers'
import { type CurrentAccount, currentReader } from './figures'
import { currentAccountWords } from './words'

const { detail: words, overdraft } = currentAccountWords

function overdraftRows(product: CurrentAccount, today: IsoDate): readonly DetailRow[] {
  const world = wordsFor(product)
  return [
    currentReader.row(product, 'overdraft', today, {
      id: 'overdraft-rate',
      label: overdraft.rate(world),
      print: ({ rate }) => formatAnnualRate(rate),
    }),
    currentReader.row(product, 'overdraft', today, {
      id: 'overdraft-fee',
      label: overdraft.setUpFee(world),
      print: ({ setUpFee }) => formatRinggit(setUpFee),
    }),
  ]
}

function rateNote({ rate }: CurrentAccount): string | null {
  const tiers = knownValue(rate)
  return tiers === null ? null : methodText(tiers)
}

/** All figures of a current account with source and date, in the order of the detail page and the compare table. */
export const currentDetail = currentReader.detail([
  {
    title: words.groups.costs,
    rows: [
      'openingDeposit',
      'minimumBalance',
      { figure: 'halfYearlyServiceCharge', note: () => words.serviceCharge },
      'yearlyCardFee',
      'chequeFee',
      'stopChequeFee',
      'standingInstructionFee',
      'interbankTransferFee',
    ],
  },
  { title: words.groups.belowZero, rows: [overdraftRows] },
  { title: words.groups.pays, rows: [{ figure: 'rate', note: rateNote }, 'returnGuaranteed'] },
  { title: words.groups.using, rows: [restrictionRows, 'chequeBook', 'basicAccount', 'jointAllowed', protectionRows] },
])
