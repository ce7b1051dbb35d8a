import { money, type ValuesOf } from '../../fields/field'
import { noLess } from '../../fields/no-less'
import type { IsoDate } from '../../values/iso-date'
import { portion, ringgit } from '../../values/money'
import { ownLifeFields, ownLifePrice } from '../shared/insurance/life/own'
import { ownInsurance } from '../shared/insurance/own'
import { ownFigure, ownMissing, ownNone } from '../shared/own'
import type { WholeLife } from './figures'
import { wholeLifeWords } from './words'

const { own: words } = wholeLifeWords
const { cover, monthly, ends } = ownLifeFields(words.cover)
const [oldest, longest] = [125, 40]
const tableUnit = 100_000

/** The cover a visitor has now. */
export const ownWholeLifeFields = {
  cover,
  monthly,
  ends: { ...ends, default: 99 },
  value: money({
    ...words.value,
    default: ringgit(20_000),
    min: { at: ringgit(0), because: noLess },
    max: { at: ringgit(2_000_000), because: words.values },
    personal: true,
  }),
}

/** The visitor’s cover as a plan: its value is what they say, whatever the year, and payments run as long as it does. */
export function ownWholeLife(own: ValuesOf<typeof ownWholeLifeFields>, today: IsoDate): WholeLife {
  const each = portion(own.value, tableUnit, own.cover)
  return {
    ...ownInsurance('whole-life-insurance', today),
    ...ownLifePrice(own.cover, own.monthly),
    priceChange: ownMissing,
    form: ownMissing,
    payment: ownFigure({ kind: 'to-age', age: own.ends }),
    cash: ownFigure([{ ageFrom: 0, ageTo: oldest, each1000: Array<typeof each>(longest).fill(each) }]),
    projected: ownMissing,
    multiplier: ownNone,
    advance: ownMissing,
    stopping: ownMissing,
    riders: ownMissing,
    exclusions: ownMissing,
    suicideMonths: ownMissing,
    contestableMonths: ownMissing,
    expiryAge: ownFigure(own.ends),
    renewal: ownMissing,
    health: ownMissing,
    occupations: ownMissing,
    freeLookDays: ownMissing,
  }
}
