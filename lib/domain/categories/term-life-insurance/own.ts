import { toggle, type ValuesOf } from '../../fields/field'
import type { IsoDate } from '../../values/iso-date'
import { basisPoints } from '../../values/rate'
import { ownLifeFields, ownLifePrice } from '../shared/insurance/life/own'
import { ownInsurance } from '../shared/insurance/own'
import { ownFigure, ownMissing, ownNone } from '../shared/own'
import type { TermLife } from './figures'
import { termLifeWords } from './words'

const { own: words } = termLifeWords

/** The cover a visitor has now. */
export const ownCoverFields = {
  ...ownLifeFields(words.cover),
  disability: toggle({ ...words.disability, default: true, personal: true }),
}

/** The visitor’s cover as a plan: it pays what it pays, whatever sum is compared. */
export function ownCover(own: ValuesOf<typeof ownCoverFields>, today: IsoDate): TermLife {
  const { cover, monthly, ends, disability } = own
  return {
    ...ownInsurance('term-life-insurance', today),
    ...ownLifePrice(cover, monthly),
    priceChange: ownMissing,
    expiryAge: ownFigure(ends),
    exclusions: ownMissing,
    suicideMonths: ownMissing,
    waitingMonths: ownMissing,
    contestableMonths: ownMissing,
    disability: disability ? ownFigure({ part: basisPoints(10_000), toAge: ends }) : ownNone,
    terminalIllness: ownMissing,
    accidentExtra: ownMissing,
    renewal: ownMissing,
    conversionAge: ownMissing,
    freeLookDays: ownMissing,
    health: ownMissing,
    occupations: ownMissing,
  }
}
