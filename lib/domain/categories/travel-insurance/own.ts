import type { ValuesOf } from '../../fields/field'
import type { IsoDate } from '../../values/iso-date'
import { ringgit, sen } from '../../values/money'
import { ownInsurance } from '../shared/insurance/own'
import { ownFigure, ownMissing, ownNone, ownUnlimited } from '../shared/own'
import { ownSumField } from '../shared/own-fields'
import type { Travel } from './figures'
import { travelWords } from './words'

const { own: words } = travelWords
const longest = 10_000

/** The cover that a visitor has for a trip now, such as that of a card. */
export const ownTravelFields = {
  price: ownSumField(words.price, sen(0), ringgit(10_000), words.prices),
  medical: ownSumField(words.medical, ringgit(100_000), ringgit(5_000_000), words.limits),
  cancel: ownSumField(words.cancel, sen(0), ringgit(5_000_000), words.limits),
  delay: ownSumField(words.delay, sen(0), ringgit(5_000_000), words.limits),
}

/** The visitor’s cover as a plan that holds everywhere, for whoever travels and as long as they do. */
export function ownTravel(own: ValuesOf<typeof ownTravelFields>, today: IsoDate): Travel {
  const { price, medical, cancel, delay } = own
  const party = { one: price, couple: price, family: price }
  return {
    ...ownInsurance('travel-insurance', today),
    prices: ownFigure([{ area: 'worldwide-2', daysFrom: 1, daysTo: longest, ...party }]),
    weekMore: ownNone,
    yearPrices: ownNone,
    senior: ownNone,
    areas: ownFigure({ listed: [], others: 'worldwide-2', excluded: [] }),
    tripDays: ownUnlimited,
    exclusions: ownMissing,
    known: ownMissing,
    pandemic: ownMissing,
    medical: ownFigure(medical),
    followUpDays: ownMissing,
    evacuation: ownMissing,
    accident: ownMissing,
    cancel: ownFigure(cancel),
    cutShort: ownMissing,
    delay: ownFigure({ afterHours: 1, pays: delay, eachHours: longest, most: delay }),
    baggage: ownMissing,
    eachItem: ownMissing,
    liability: ownMissing,
    sports: ownMissing,
    umrah: ownMissing,
    schengenLetter: ownMissing,
    underwriter: ownMissing,
  }
}
