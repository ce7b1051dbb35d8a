import { rate, type ValuesOf } from '../../fields/field'
import { noLess } from '../../fields/no-less'
import type { IsoDate } from '../../values/iso-date'
import { ringgit, sen } from '../../values/money'
import { basisPoints } from '../../values/rate'
import { ownInsurance } from '../shared/insurance/own'
import { ownFigure, ownMissing } from '../shared/own'
import { ownSumField } from '../shared/own-fields'
import type { Accident } from './figures'
import { accidentWords } from './words'

const { own: words } = accidentWords
/** The longest weekly benefit of the market, so that the form need not ask. */
const weeks = 104
const days = 365

/** The cover that a visitor has now, such as that of an employer. */
export const ownAccidentFields = {
  price: ownSumField(words.price, sen(0), ringgit(20_000), words.prices),
  sum: ownSumField(words.sum, ringgit(100_000), ringgit(5_000_000), words.limits),
  medical: ownSumField(words.medical, ringgit(1_000), ringgit(5_000_000), words.limits),
  weekly: rate({
    ...words.weekly,
    default: basisPoints(0),
    min: { at: basisPoints(0), because: noLess },
    max: { at: basisPoints(200), because: words.weeks },
  }),
  day: ownSumField(words.day, sen(0), ringgit(20_000), words.prices),
}

/** The visitor’s cover as a plan for any work and age that pays on a motorcycle too. */
export function ownAccident(own: ValuesOf<typeof ownAccidentFields>, today: IsoDate): Accident {
  const { price, sum, medical, weekly, day } = own
  const part = basisPoints(10_000)
  return {
    ...ownInsurance('personal-accident-insurance', today),
    prices: ownFigure([{ sum, class1: price, class2: price, class3: price }]),
    familyPrices: ownFigure([
      { who: 'couple', part },
      { who: 'family', part },
    ]),
    disablement: ownMissing,
    weekly: ownFigure({ part: weekly, weeks, afterDays: 0 }),
    medical: ownFigure(medical),
    hospitalIncome: ownFigure({ day, days }),
    motorcycle: ownFigure('covered'),
    doubled: ownMissing,
    renewalBonus: ownMissing,
    lumps: ownMissing,
    territory: ownMissing,
    exclusions: ownMissing,
    priceChange: ownMissing,
    renewal: ownMissing,
    expiryAge: ownMissing,
    underwriter: ownMissing,
  }
}
