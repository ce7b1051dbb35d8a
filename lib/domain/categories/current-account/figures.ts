import { figureReader } from '../../figures/figure-reader'
import { published, stated } from '../../figures/figure-table'
import { money, rate, record, yesNo } from '../../figures/shape'
import { formatRinggit, type Sen } from '../../money'
import type { ProductOfTable } from '../../products/product-base'
import { bankTraits } from '../../products/traits'
import { rateTiers, tiersText } from '../shared/tiers'

const each =
  (unit: string) =>
  (amount: Sen): string =>
    `${formatRinggit(amount)} ${unit}`

/** Every figure of a current account. */
const currentAccountFigures = {
  rate: published(rateTiers, {
    label: 'Rate on the balance',
    life: 'rate',
    none: 'Pays nothing',
    print: tiersText,
    ranked: true,
  }),
  returnGuaranteed: stated(yesNo, { label: 'Return promised', life: 'rule' }),
  openingDeposit: published(money, { label: 'Opening deposit', life: 'rule', none: 'None needed', ranked: true }),
  minimumBalance: published(money, {
    label: 'Balance that avoids the charge',
    life: 'rule',
    none: 'No such rule',
    about: 'Average balance that avoids the service charge; none when there is no such rule.',
    ranked: true,
  }),
  halfYearlyServiceCharge: published(money, {
    label: 'Service charge',
    life: 'fee',
    none: 'No fee',
    print: each('each half year'),
    about: 'Charged each half year while the average balance is under the minimum; always, when the minimum is none.',
    ranked: true,
  }),
  yearlyCardFee: published(money, {
    label: 'Debit card fee',
    life: 'fee',
    none: 'No fee',
    print: each('a year'),
    ranked: true,
  }),
  chequeFee: published(money, {
    label: 'Cheque, duty included',
    life: 'fee',
    none: 'No fee',
    print: each('a leaf'),
    ranked: true,
  }),
  stopChequeFee: published(money, { label: 'Stopping a cheque', life: 'fee', none: 'No fee', print: each('each') }),
  standingInstructionFee: published(money, {
    label: 'Standing instruction',
    life: 'fee',
    none: 'No fee',
    print: each('each'),
  }),
  interbankTransferFee: published(money, {
    label: 'Transfer to another bank',
    life: 'fee',
    none: 'No fee',
    print: each('each'),
    ranked: true,
  }),
  overdraft: published(record({ rate, setUpFee: money }), {
    label: ({ Overdraft }) => Overdraft,
    life: 'rate',
    none: ({ overdraft }) => `No ${overdraft}`,
    about: 'A yearly rate on what is drawn and a set-up fee once. none: it is not offered.',
    ranked: true,
  }),
  chequeBook: stated(yesNo, { label: 'Cheque book', life: 'rule' }),
  basicAccount: stated(yesNo, { label: 'Basic account', life: 'rule' }),
  jointAllowed: published(yesNo, { label: 'Joint holders', life: 'rule', none: 'No' }),
}

/** What a product of this kind has. */
export const currentAccountTable = { traits: bankTraits, figures: currentAccountFigures }

export type CurrentAccount = ProductOfTable<'current-account', typeof currentAccountTable>

/** Reads the figures of a current account as its table says. */
export const currentReader = figureReader('current-account', currentAccountTable)
