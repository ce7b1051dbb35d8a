import type { Accident, PriceRow } from '@/lib/domain/categories/personal-accident-insurance/figures'
import type { AccidentScenario } from '@/lib/domain/categories/personal-accident-insurance/scenario'
import { ringgit } from '@/lib/domain/values/money'
import { basisPoints } from '@/lib/domain/values/rate'
import { known, none, productCore } from './product'
import { generalInsurer } from './travel'

/** A row of the table in ringgit; a class without a price is not accepted. */
export function accidentPrice(sum: number, class1: number, class2?: number, class3?: number): PriceRow {
  const optional = (price: number | undefined) => (price === undefined ? null : ringgit(price))
  return { sum: ringgit(sum), class1: ringgit(class1), class2: optional(class2), class3: optional(class3) }
}

/** RM200,000 for office work at 35: a bill of RM5,000, 8 weeks off at RM600, 5 nights that cost RM150 each. */
export const usualAccident: AccidentScenario = {
  sum: ringgit(200_000),
  work: 'class-1',
  age: 35,
  who: 'one',
  motorcycle: false,
  bill: ringgit(5_000),
  weeks: 8,
  'week-loss': ringgit(600),
  nights: 5,
  'night-cost': ringgit(150),
  injury: 'thumb',
}

/** A plain plan: RM120 for RM200,000, bills to RM3,000, 0.1% a week for a year, no hospital income, a full scale. */
export function makeAccident(changes: Partial<Accident> = {}): Accident {
  return {
    ...productCore('personal-accident-insurance'),
    issuer: generalInsurer,
    shariah: null,
    disclosureSource: 'fees',
    requirements: { minAge: known(18), maxAge: known(65), residencies: known(['citizen']) },
    channel: 'online-or-branch',
    promotion: null,
    documents: ['MyKad'],
    audience: [],
    prices: known([accidentPrice(100_000, 65, 85, 130), accidentPrice(200_000, 120, 160, 250)]),
    familyPrices: known([
      { who: 'couple', part: basisPoints(18_000) },
      { who: 'family', part: basisPoints(23_000) },
    ]),
    disablement: known({
      scale: 'full',
      most: basisPoints(10_000),
      injuries: [
        { injury: 'thumb', part: basisPoints(2_500) },
        { injury: 'hand', part: basisPoints(10_000) },
      ],
    }),
    weekly: known({ part: basisPoints(10), weeks: 52, afterDays: 0 }),
    medical: known(ringgit(3_000)),
    hospitalIncome: none,
    motorcycle: known('covered'),
    doubled: none,
    renewalBonus: none,
    lumps: none,
    territory: known('worldwide'),
    exclusions: known(['illness', 'drink', 'racing']),
    priceChange: known('guaranteed'),
    renewal: known('consent'),
    expiryAge: known(75),
    underwriter: known('Nusa General'),
    wakalahFee: none,
    surplusPart: none,
    ...changes,
  }
}
