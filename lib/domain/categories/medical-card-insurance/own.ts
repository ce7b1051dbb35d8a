import { rate, type ValuesOf } from '../../fields/field'
import { noLess } from '../../fields/no-less'
import type { IsoDate } from '../../values/iso-date'
import { ringgit, type Sen, sen } from '../../values/money'
import { basisPoints } from '../../values/rate'
import { ownInsurance } from '../shared/insurance/own'
import { ownFigure, ownMissing, ownNone, ownUnlimited } from '../shared/own'
import { ownSumField } from '../shared/own-fields'
import type { MedicalCard } from './figures'
import { medicalWords } from './words'

const { own: words } = medicalWords
const personal = (label: Parameters<typeof ownSumField>[0], usual: Sen, most: Sen, because: string) => ({
  ...ownSumField(label, usual, most, because),
  personal: true,
})
const mostLimit = ringgit(10_000_000)

/** The card that a visitor has now. */
export const ownCardFields = {
  price: personal(words.price, ringgit(2_000), ringgit(100_000), words.prices),
  limit: personal(words.limit, ringgit(100_000), mostLimit, words.limits),
  deductible: personal(words.deductible, sen(0), mostLimit, words.limits),
  part: rate({
    ...words.part,
    default: basisPoints(0),
    min: { at: basisPoints(0), because: noLess },
    max: { at: basisPoints(10_000), because: words.whole },
    personal: true,
  }),
  cap: personal(words.cap, sen(0), mostLimit, words.limits),
  room: personal(words.room, ringgit(150), ringgit(10_000), words.prices),
}

const oldest = 125

/** The visitor's card: its price is the same at every age, since they gave that of today. */
export function ownCard(own: ValuesOf<typeof ownCardFields>, today: IsoDate): MedicalCard {
  const { price, limit, deductible, part, cap, room } = own
  const first = { amount: deductible, each: 'year', later: null } as const
  return {
    ...ownInsurance('medical-card-insurance', today),
    kind: ownFigure('standalone'),
    agePrices: ownFigure([{ ageFrom: 0, ageTo: oldest, women: price, men: price }]),
    stampDuty: ownNone,
    annualLimit: ownFigure(limit),
    limitFrom: ownNone,
    lifetimeLimit: ownUnlimited,
    room: ownFigure(room),
    roomUpgrade: ownNone,
    deductible: deductible === 0 ? ownNone : ownFigure(first),
    coInsurance: part === 0 ? ownNone : ownFigure({ part, most: cap === 0 ? null : cap }),
    noCoPayFor: ownMissing,
    exclusions: ownMissing,
    waitingDays: ownMissing,
    waitingListed: ownMissing,
    accidentDays: ownMissing,
    before: ownMissing,
    after: ownMissing,
    outpatient: ownMissing,
    abroad: ownMissing,
    renewal: ownMissing,
    renewalAge: ownMissing,
    priceChange: ownMissing,
    repricings: ownMissing,
    movesWithoutQuestions: ownMissing,
    panel: ownMissing,
    guaranteeLetter: ownMissing,
    health: ownMissing,
    freeLookDays: ownMissing,
  }
}
