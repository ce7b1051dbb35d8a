import { money, rate, type ValuesOf } from '../../fields/field'
import { noLess } from '../../fields/no-less'
import type { IsoDate } from '../../values/iso-date'
import { ringgit } from '../../values/money'
import { basisPoints } from '../../values/rate'
import { ownTerms } from '../shared/instalment-loan/own-terms'
import { ownBankProduct, ownFigure, ownMissing, ownNone } from '../shared/own'
import type { BusinessLoan } from './figures'
import { businessLoanDetailWords } from './words-detail'

const { own: words } = businessLoanDetailWords

/** The loan that a business has now, or holds an offer of. */
export const ownBusinessLoanFields = {
  rate: rate({
    ...words.rate,
    default: basisPoints(800),
    min: { at: basisPoints(0), because: noLess },
    max: { at: basisPoints(6_000), because: words.bounds.rate },
  }),
  fees: money({
    ...words.fees,
    default: ringgit(0),
    min: { at: ringgit(0), because: noLess },
    max: { at: ringgit(1_000_000), because: words.bounds.fees },
  }),
}

/** A term loan at the rate and with the fees that the visitor gave; checked today, by them. */
export function ownBusinessLoan(
  { rate: given, fees }: ValuesOf<typeof ownBusinessLoanFields>,
  today: IsoDate,
): BusinessLoan {
  return {
    ...ownBankProduct('business-loan', today),
    ...ownTerms,
    facility: 'term',
    pricing: ownFigure({ kind: 'fixed', rate: given, rateTo: given }),
    margin: ownNone,
    moratorium: ownNone,
    security: ownMissing,
    personalGuarantee: ownMissing,
    scheme: ownNone,
    processing: ownNone,
    stampDuty: ownNone,
    legal: ownFigure(fees),
    commitment: ownNone,
    commission: ownNone,
    rebate: ownNone,
    early: ownMissing,
    yearlyReview: false,
    purposes: ownMissing,
    entities: ownMissing,
    sizes: ownNone,
    sectors: ownNone,
    programmes: ownNone,
    yearsInOperation: ownNone,
    minTurnover: ownNone,
    maxTurnover: ownNone,
    malaysianPart: ownNone,
    bumiputeraPart: ownNone,
    statements: ownMissing,
    auditedYears: ownMissing,
    decisionDays: ownMissing,
    branchVisit: false,
    papers: [],
  }
}
