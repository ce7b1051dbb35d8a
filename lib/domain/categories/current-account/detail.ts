import { type Figure, knownValue } from '../../figure'
import type { IsoDate } from '../../iso-date'
import { formatRinggit, type Sen } from '../../money'
import type { CurrentAccount, Overdraft } from '../../products/current-account'
import { formatAnnualRate } from '../../rate'
import type { DetailGroup, DetailRow } from '../category'
import { detailRow, statedFigure } from '../shared/facts'
import { protectionRow } from '../shared/protection'
import { methodText, tiersText } from '../shared/tiers'
import { wordsFor } from '../shared/words'

function yesNo(flag: boolean): string {
  return flag ? 'Yes' : 'No'
}

function feeRows(product: CurrentAccount, today: IsoDate): readonly DetailRow[] {
  const fee = (id: string, label: string, figure: Figure<Sen>, unit: string) =>
    detailRow(id, label, figure, product, 'fee', today, (amount) => `${formatRinggit(amount)}${unit}`, {
      none: 'No fee',
    })
  const money = (amount: Sen) => formatRinggit(amount)
  const charged = 'Charged while the average balance is under the minimum, or always where there is no minimum.'
  return [
    detailRow('opening', 'Opening deposit', product.openingDeposit, product, 'rule', today, money, {
      none: 'None needed',
    }),
    detailRow('minimum', 'Balance that avoids the charge', product.minimumBalance, product, 'rule', today, money, {
      none: 'No such rule',
    }),
    { ...fee('service-charge', 'Service charge', product.halfYearlyServiceCharge, ' each half year'), note: charged },
    fee('card-fee', 'Debit card fee', product.yearlyCardFee, ' a year'),
    fee('cheque-fee', 'Cheque, duty included', product.chequeFee, ' a leaf'),
    fee('stop-cheque', 'Stopping a cheque', product.stopChequeFee, ' each'),
    fee('standing-instruction', 'Standing instruction', product.standingInstructionFee, ' each'),
    fee('transfer', 'Transfer to another bank', product.interbankTransferFee, ' each'),
  ]
}

function overdraftRows(product: CurrentAccount, today: IsoDate): readonly DetailRow[] {
  const { overdraft, Overdraft: Title } = wordsFor(product)
  const words = { none: `No ${overdraft}` }
  const row = (id: string, label: string, print: (terms: Overdraft) => string) =>
    detailRow(id, label, product.overdraft, product, 'rate', today, print, words)
  return [
    row('overdraft-rate', `${Title} rate`, ({ rate }) => formatAnnualRate(rate)),
    row('overdraft-fee', `${Title} set-up fee`, ({ setUpFee }) => formatRinggit(setUpFee)),
  ]
}

function returnRows(product: CurrentAccount, today: IsoDate): readonly DetailRow[] {
  const tiers = knownValue(product.rate)
  const note = tiers === null ? null : methodText(tiers)
  const promised = statedFigure(product, yesNo(product.returnGuaranteed))
  return [
    detailRow(
      'rate',
      'Rate on the balance',
      product.rate,
      product,
      'rate',
      today,
      tiersText,
      { none: 'Pays nothing' },
      note,
    ),
    detailRow('promised', 'Return promised', promised, product, 'rule', today, String),
  ]
}

function usageRows(product: CurrentAccount, today: IsoDate): readonly DetailRow[] {
  const stated = (id: string, label: string, flag: boolean) =>
    detailRow(id, label, statedFigure(product, yesNo(flag)), product, 'rule', today, String)
  return [
    stated('cheque-book', 'Cheque book', product.chequeBook),
    stated('basic', 'Basic account', product.basicAccount),
    detailRow('joint', 'Joint holders', product.jointAllowed, product, 'rule', today, yesNo, { none: 'No' }),
    protectionRow(product, today),
  ]
}

/** All figures of a current account with source and date, in the order of the detail page and the compare table. */
export function currentDetail(product: CurrentAccount, today: IsoDate): readonly DetailGroup[] {
  return [
    { title: 'What it costs', rows: feeRows(product, today) },
    { title: 'Going below zero', rows: overdraftRows(product, today) },
    { title: 'What it pays', rows: returnRows(product, today) },
    { title: 'Using it', rows: usageRows(product, today) },
  ]
}
