import { rate, type ValuesOf } from '../../fields/field'
import { noLess } from '../../fields/no-less'
import type { IsoDate } from '../../values/iso-date'
import { ringgit, sen } from '../../values/money'
import { basisPoints } from '../../values/rate'
import { ownInsurance } from '../shared/insurance/own'
import { ownFigure, ownMissing, ownNone, ownUnlimited } from '../shared/own'
import { ownSumField } from '../shared/own-fields'
import type { Pet } from './figures'
import { petWords } from './words'

const { own: words } = petWords

/** The cover that a visitor’s pet has now. */
export const ownPetFields = {
  price: ownSumField(words.price, ringgit(400), ringgit(20_000), words.prices),
  limit: ownSumField(words.limit, ringgit(5_000), ringgit(1_000_000), words.limits),
  back: rate({
    ...words.back,
    default: basisPoints(8_000),
    min: { at: basisPoints(0), because: noLess },
    max: { at: basisPoints(10_000), because: words.whole },
  }),
  excess: ownSumField(words.excess, sen(0), ringgit(20_000), words.prices),
}

/** The visitor’s cover as a plan for any cat or dog that pays for every cause. */
export function ownPet({ price, limit, back, excess }: ValuesOf<typeof ownPetFields>, today: IsoDate): Pet {
  const row = { size: 'any', breed: 'any', ageFrom: 0, ageTo: 99, yearly: price } as const
  const causes = ['accident', 'illness', 'cancer'] as const
  return {
    ...ownInsurance('pet-insurance', today),
    prices: ownFigure([
      { animal: 'cat', ...row },
      { animal: 'dog', ...row },
    ]),
    annualLimit: ownFigure(limit),
    eachIncident: ownNone,
    paidBack: ownFigure(back),
    excess: ownFigure(excess),
    covers: ownFigure(causes.map((what) => ({ what, most: null }))),
    exclusions: ownMissing,
    waitingAccident: ownMissing,
    waitingIllness: ownMissing,
    identification: ownMissing,
    entryWeeks: ownMissing,
    entryYears: ownUnlimited,
    renewalYears: ownMissing,
    monthly: ownMissing,
    priceChange: ownMissing,
    repricings: ownMissing,
    underwriter: ownMissing,
  }
}
