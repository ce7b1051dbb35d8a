import { figureReader } from '../../figures/figure-reader'
import { published, stated } from '../../figures/figure-table'
import { money, rate, record, yesNo } from '../../figures/shape'
import type { ProductOfTable } from '../../products/product-base'
import { bankTraits, type Traits } from '../../products/traits'
import { rateTiers, tiersText } from '../shared/tiers'
import { currentAccountWords } from './words'

const { figures: words } = currentAccountWords

/** Every figure of a current account. */
const currentAccountFigures = {
  rate: published(rateTiers, { ...words.rate, life: 'rate', print: tiersText, ranked: true }),
  returnGuaranteed: stated(yesNo, { ...words.returnGuaranteed, life: 'rule' }),
  openingDeposit: published(money, { ...words.openingDeposit, life: 'rule', ranked: true }),
  minimumBalance: published(money, {
    ...words.minimumBalance,
    life: 'rule',
    about: 'Average balance that avoids the service charge; none when there is no such rule.',
    ranked: true,
  }),
  halfYearlyServiceCharge: published(money, {
    ...words.halfYearlyServiceCharge,
    life: 'fee',
    about: 'Charged each half year while the average balance is under the minimum; always, when the minimum is none.',
    ranked: true,
  }),
  yearlyCardFee: published(money, { ...words.yearlyCardFee, life: 'fee', ranked: true }),
  chequeFee: published(money, { ...words.chequeFee, life: 'fee', ranked: true }),
  stopChequeFee: published(money, { ...words.stopChequeFee, life: 'fee' }),
  standingInstructionFee: published(money, { ...words.standingInstructionFee, life: 'fee' }),
  interbankTransferFee: published(money, { ...words.interbankTransferFee, life: 'fee', ranked: true }),
  overdraft: published(record({ rate, setUpFee: money }), {
    ...words.overdraft,
    life: 'rate',
    about: 'A yearly rate on what is drawn and a set-up fee once. none: it is not offered.',
    ranked: true,
  }),
  chequeBook: stated(yesNo, { ...words.chequeBook, life: 'rule' }),
  basicAccount: stated(yesNo, { ...words.basicAccount, life: 'rule' }),
  jointAllowed: published(yesNo, { ...words.jointAllowed, life: 'rule' }),
}

/** What banks publish, and for whom alone some of these are. */
const traits = { ...bankTraits, audience: ['first-job', 'members'] } as const satisfies Traits

/** What a product of this kind has. */
export const currentAccountTable = { traits, figures: currentAccountFigures }

export type CurrentAccount = ProductOfTable<'current-account', typeof currentAccountTable>

/** Reads the figures of a current account as its table says. */
export const currentReader = figureReader('current-account', currentAccountTable)
