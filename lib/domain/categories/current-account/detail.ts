import { knownValue } from '../../figure'
import type { DetailRow } from '../../figures/row'
import type { IsoDate } from '../../iso-date'
import { formatRinggit } from '../../money'
import { formatAnnualRate } from '../../rate'
import { protectionRows } from '../shared/protection'
import { methodText } from '../shared/tiers'
import { wordsFor } from '../shared/words'
import { type CurrentAccount, currentReader } from './figures'

function overdraftRows(product: CurrentAccount, today: IsoDate): readonly DetailRow[] {
  const { Overdraft } = wordsFor(product)
  return [
    currentReader.row(product, 'overdraft', today, {
      id: 'overdraft-rate',
      label: `${Overdraft} rate`,
      print: ({ rate }) => formatAnnualRate(rate),
    }),
    currentReader.row(product, 'overdraft', today, {
      id: 'overdraft-fee',
      label: `${Overdraft} set-up fee`,
      print: ({ setUpFee }) => formatRinggit(setUpFee),
    }),
  ]
}

function rateNote({ rate }: CurrentAccount): string | null {
  const tiers = knownValue(rate)
  return tiers === null ? null : methodText(tiers)
}

const charged = 'Charged while the average balance is under the minimum, or always where there is no minimum.'

/** All figures of a current account with source and date, in the order of the detail page and the compare table. */
export const currentDetail = currentReader.detail([
  {
    title: 'What it costs',
    rows: [
      'openingDeposit',
      'minimumBalance',
      { figure: 'halfYearlyServiceCharge', note: () => charged },
      'yearlyCardFee',
      'chequeFee',
      'stopChequeFee',
      'standingInstructionFee',
      'interbankTransferFee',
    ],
  },
  { title: 'Going below zero', rows: [overdraftRows] },
  { title: 'What it pays', rows: [{ figure: 'rate', note: rateNote }, 'returnGuaranteed'] },
  { title: 'Using it', rows: ['chequeBook', 'basicAccount', 'jointAllowed', protectionRows] },
])
