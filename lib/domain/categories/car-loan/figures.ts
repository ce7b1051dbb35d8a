import { figureReader } from '../../figures/figure-reader'
import { published, stated } from '../../figures/figure-table'
import { choice, count, list, money, months, rate, record, share, type ValueOf, yesNo } from '../../figures/shape'
import type { ProductOfTable } from '../../products/product-base'
import { bankTraits, type Traits } from '../../products/traits'
import { disbursalDays, lateCharge, loanLimits } from '../shared/instalment-loan/figures'
import { carLoanWords } from './words'

const { figures: words, choices } = carLoanWords

/** What a lender tells cars apart by. */
export const vehicleKinds = choice(choices.vehicle)

const rateBand = record({
  vehicle: vehicleKinds,
  origin: choice(choices.origin),
  ageTo: count,
  monthsFrom: months,
  monthsTo: months,
  amountFrom: money,
  marginTo: share,
  rate,
  rateTo: rate,
})
/** A rate for cars, terms and amounts within the band, both ends included. The first band that fits is the rate. */
export type CarBand = ValueOf<typeof rateBand>

const rule = { life: 'rule' } as const
const fee = { life: 'fee', ranked: true } as const

/** Every figure of a car loan. */
const carLoanFigures = {
  rateBasis: stated(choice(choices.rateBasis), { ...words.rateBasis, ...rule }),
  rateKind: stated(choice(choices.rateKind), { ...words.rateKind, ...rule }),
  rates: published(list(rateBand), {
    ...words.rates,
    life: 'rate',
    about: 'Of a floating rate: what is added to the OPR. `ageTo` is the oldest car, 0 for new ones.',
    ranked: true,
  }),
  ...loanLimits,
  oldestCar: published(count, { ...words.oldestCar, ...rule, ranked: true }),
  oldestAge: published(count, { ...words.oldestAge, ...rule }),
  stampDuty: published(money, { ...words.stampDuty, ...fee }),
  claimFee: published(money, { ...words.claimFee, ...fee }),
  signatureFee: published(money, { ...words.signatureFee, ...fee }),
  lateCharge,
  earlySettlement: published(choice(choices.settlement), { ...words.earlySettlement, ...rule }),
  guarantor: published(choice(choices.guarantor), { ...words.guarantor, ...rule }),
  insurance: published(choice(choices.insurance), { ...words.insurance, ...rule }),
  licence: stated(yesNo, { ...words.licence, ...rule }),
  noticeDays: published(count, { ...words.noticeDays, ...rule }),
  disbursalDays,
}

/** What banks publish, and for whom alone some of these are. */
const traits = { ...bankTraits, audience: ['members', 'guarantor'] } as const satisfies Traits

/** What a product of this kind has. */
export const carLoanTable = { traits, figures: carLoanFigures }

export type CarLoan = ProductOfTable<'car-loan', typeof carLoanTable>

/** Reads the figures of a car loan as its table says. */
export const carLoanReader = figureReader('car-loan', carLoanTable)
