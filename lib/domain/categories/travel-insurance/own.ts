import { money, type ValuesOf } from '../../fields/field'
import { noLess } from '../../fields/no-less'
import { ownSourceName } from '../../figures/own-source'
import type { IsoDate } from '../../values/iso-date'
import { ringgit } from '../../values/money'
import { ownCore, ownFigure, ownMissing, ownNone, ownUnlimited } from '../shared/own'
import type { Travel } from './figures'
import { travelWords } from './words'

const { own: words } = travelWords
const longest = 10_000

const amount = (
  label: { readonly label: string; readonly hint?: string },
  usual: number,
  most: number,
  because: string,
) =>
  money({
    ...label,
    default: ringgit(usual),
    min: { at: ringgit(0), because: noLess },
    max: { at: ringgit(most), because },
  })

/** The cover that a visitor has for a trip now, such as that of a card. */
export const ownTravelFields = {
  price: amount(words.price, 0, 10_000, words.prices),
  medical: amount(words.medical, 100_000, 5_000_000, words.limits),
  cancel: amount(words.cancel, 0, 5_000_000, words.limits),
  delay: amount(words.delay, 0, 5_000_000, words.limits),
}

/** The visitor’s cover as a plan that holds everywhere, for whoever travels and as long as they do. */
export function ownTravel(own: ValuesOf<typeof ownTravelFields>, today: IsoDate): Travel {
  const { price, medical, cancel, delay } = own
  const party = { one: price, couple: price, family: price }
  return {
    ...ownCore('travel-insurance', today),
    shariah: null,
    disclosureSource: ownSourceName,
    requirements: { minAge: ownNone, maxAge: ownNone, residencies: ownNone },
    channel: 'online-or-branch',
    promotion: null,
    documents: [],
    audience: [],
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
    wakalahFee: ownNone,
    surplusPart: ownNone,
  }
}
