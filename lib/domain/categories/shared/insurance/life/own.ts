import { count, money } from '../../../../fields/field'
import { noLess } from '../../../../fields/no-less'
import { ringgit, type Sen, sen } from '../../../../values/money'
import { ownFigure, ownNone } from '../../own'
import { lifeWords } from './words'

const { own: words } = lifeWords

/** What a visitor says of cover that they have: `cover` is what its amount is called. */
export function ownLifeFields(cover: { readonly label: string; readonly hint: string }) {
  return {
    cover: money({
      ...cover,
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
  }
}

const oldest = 125
const anyone = { nonSmoker: sen(0), smoker: sen(0) }

/** The price of that cover, whoever they are: it pays what it pays, and all of its price is a fee of twelve monthly payments. */
export function ownLifePrice(cover: Sen, monthly: Sen) {
  return {
    premiums: ownFigure({
      kind: 'level' as const,
      rows: [{ ageFrom: 0, ageTo: oldest, yearsFrom: 1, yearsTo: oldest, women: anyone, men: anyone }],
    }),
    sumBands: ownFigure([{ from: cover, upTo: cover, off: sen(0) }]),
    policyFee: ownFigure(sen(12 * monthly)),
    monthlyFactor: ownNone,
    stampDuty: ownNone,
  }
}
