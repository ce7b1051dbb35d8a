import { count, money, toggle, type ValuesOf } from '../../fields/field'
import { noLess } from '../../fields/no-less'
import type { IsoDate } from '../../values/iso-date'
import { ringgit, sen } from '../../values/money'
import { basisPoints } from '../../values/rate'
import { ownInsurance } from '../shared/insurance/own'
import { ownFigure, ownMissing, ownNone } from '../shared/own'
import type { TermLife } from './figures'
import { termLifeWords } from './words'

const { own: words } = termLifeWords

/** The cover a visitor has now. */
export const ownCoverFields = {
  cover: money({
    ...words.cover,
    default: ringgit(100_000),
    min: { at: ringgit(1_000), because: noLess },
    max: { at: ringgit(2_000_000), because: words.covers },
    personal: true,
  }),
  monthly: money({
    ...words.monthly,
    default: ringgit(50),
    min: { at: ringgit(0), because: noLess },
    max: { at: ringgit(10_000), because: words.prices },
    personal: true,
  }),
  ends: count({
    ...words.ends,
    default: 70,
    min: { at: 18, because: words.young },
    max: { at: 125, because: words.old },
    personal: true,
  }),
  disability: toggle({ ...words.disability, default: true, personal: true }),
}

const oldest = 125
const anyone = { nonSmoker: sen(0), smoker: sen(0) }

/**
 * The visitor's cover as a plan: it pays what it pays, whatever sum is compared, and all of its price is a fee of twelve
 * monthly payments, whoever they are.
 */
export function ownCover(own: ValuesOf<typeof ownCoverFields>, today: IsoDate): TermLife {
  const { cover, monthly, ends, disability } = own
  return {
    ...ownInsurance('term-life-insurance', today),
    premiums: ownFigure({
      kind: 'level',
      rows: [{ ageFrom: 0, ageTo: oldest, yearsFrom: 1, yearsTo: oldest, women: anyone, men: anyone }],
    }),
    sumBands: ownFigure([{ from: cover, upTo: cover, off: sen(0) }]),
    policyFee: ownFigure(sen(12 * monthly)),
    monthlyFactor: ownNone,
    stampDuty: ownNone,
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
