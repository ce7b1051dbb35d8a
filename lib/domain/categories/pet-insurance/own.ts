import { money, rate, type ValuesOf } from '../../fields/field'
import { noLess } from '../../fields/no-less'
import { ownSourceName } from '../../figures/own-source'
import type { IsoDate } from '../../values/iso-date'
import { ringgit } from '../../values/money'
import { basisPoints } from '../../values/rate'
import { ownCore, ownFigure, ownMissing, ownNone, ownUnlimited } from '../shared/own'
import type { Pet } from './figures'
import { petWords } from './words'

const { own: words } = petWords

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

/** The cover that a visitor’s pet has now. */
export const ownPetFields = {
  price: amount(words.price, 400, 20_000, words.prices),
  limit: amount(words.limit, 5_000, 1_000_000, words.limits),
  back: rate({
    ...words.back,
    default: basisPoints(8_000),
    min: { at: basisPoints(0), because: noLess },
    max: { at: basisPoints(10_000), because: words.whole },
  }),
  excess: amount(words.excess, 0, 20_000, words.prices),
}

/** The visitor’s cover as a plan for any cat or dog that pays for every cause. */
export function ownPet({ price, limit, back, excess }: ValuesOf<typeof ownPetFields>, today: IsoDate): Pet {
  const row = { size: 'any', breed: 'any', ageFrom: 0, ageTo: 99, yearly: price } as const
  const causes = ['accident', 'illness', 'cancer'] as const
  return {
    ...ownCore('pet-insurance', today),
    shariah: null,
    disclosureSource: ownSourceName,
    requirements: { minAge: ownNone, maxAge: ownNone, residencies: ownNone },
    channel: 'online-or-branch',
    promotion: null,
    documents: [],
    audience: [],
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
    wakalahFee: ownNone,
    surplusPart: ownNone,
  }
}
