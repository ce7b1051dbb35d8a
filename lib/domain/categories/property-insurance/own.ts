import type { ValuesOf } from '../../fields/field'
import type { IsoDate } from '../../values/iso-date'
import { ringgit, sen } from '../../values/money'
import { basisPoints } from '../../values/rate'
import { ownInsurance } from '../shared/insurance/own'
import { ownFigure, ownMissing, ownNone } from '../shared/own'
import { ownSumField } from '../shared/own-fields'
import type { Property } from './figures'
import { propertyWords } from './words'

const { own: words } = propertyWords
const events = ['fire', 'flood', 'theft', 'pipe'] as const

/** The cover that a visitor has for a home now. */
export const ownPropertyFields = {
  price: ownSumField(words.price, ringgit(400), ringgit(50_000), words.prices),
  building: ownSumField(words.building, ringgit(300_000), ringgit(10_000_000), words.sums),
  contents: ownSumField(words.contents, sen(0), ringgit(10_000_000), words.sums),
  excess: ownSumField(words.excess, sen(0), ringgit(10_000_000), words.sums),
}

/** The visitor’s cover as a plan that pays for every event that we ask about, in proportion below the whole value. */
export function ownProperty(own: ValuesOf<typeof ownPropertyFields>, today: IsoDate): Property {
  const { price, building, contents, excess } = own
  const terms = { cover: 'in', excess, excessPart: null, rate: null } as const
  return {
    ...ownInsurance('property-insurance', today),
    rates: ownNone,
    packages: ownFigure([{ building, contents, price }]),
    perils: ownFigure(events.map((peril) => ({ peril, ...terms }))),
    averageFrom: ownFigure(basisPoints(10_000)),
    settlement: ownMissing,
    rent: ownMissing,
    stay: ownMissing,
    liability: ownMissing,
    away: ownMissing,
    valuablesEach: ownMissing,
    emptyDays: ownMissing,
    strata: ownMissing,
    mortgagee: ownMissing,
    exclusions: ownMissing,
    priceChange: ownMissing,
    underwriter: ownMissing,
  }
}
