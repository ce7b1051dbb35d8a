import { rate, type ValuesOf } from '../../fields/field'
import { noLess } from '../../fields/no-less'
import type { IsoDate } from '../../values/iso-date'
import { basisPoints } from '../../values/rate'
import { ownLifeFields, ownLifePrice } from '../shared/insurance/life/own'
import { ownInsurance } from '../shared/insurance/own'
import { ownFigure, ownMissing } from '../shared/own'
import type { Illness } from './figures'
import { illnessWords } from './words'

const { own: words } = illnessWords
const whole = basisPoints(10_000)

/** The cover a visitor has now. */
export const ownIllnessFields = {
  ...ownLifeFields(words.cover),
  early: rate({
    ...words.early,
    default: basisPoints(0),
    min: { at: basisPoints(0), because: noLess },
    max: { at: whole, because: words.whole },
    personal: true,
  }),
}

/** The visitor’s cover as a plan: it pays what it pays, whatever sum is compared. How many illnesses it names is not asked. */
export function ownIllness(own: ValuesOf<typeof ownIllnessFields>, today: IsoDate): Illness {
  const { cover, monthly, ends, early } = own
  const at = (stage: 'early' | 'advanced', part: typeof early) => ({ stage, part, most: null, conditions: 0 })
  return {
    ...ownInsurance('critical-illness-insurance', today),
    ...ownLifePrice(cover, monthly),
    priceChange: ownMissing,
    form: ownFigure('standalone'),
    stages: ownFigure([...(early === 0 ? [] : [at('early', early)]), at('advanced', whole)]),
    wording: ownMissing,
    repeatClaims: ownMissing,
    angioplasty: ownMissing,
    waitingDays: ownMissing,
    waitingListed: ownMissing,
    survivalDays: ownMissing,
    deathBenefit: ownMissing,
    extras: ownMissing,
    exclusions: ownMissing,
    expiryAge: ownFigure(ends),
    renewal: ownMissing,
    health: ownMissing,
    occupations: ownMissing,
    freeLookDays: ownMissing,
  }
}
