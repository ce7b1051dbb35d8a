import { choice, count, money, toggle, type ValuesOf } from '../../fields/field'
import { noLess } from '../../fields/no-less'
import { choiceValues } from '../../figures/shape'
import { ringgit } from '../../values/money'
import { accidentWords } from './words'

const { scenario: words } = accidentWords

/** The sum that a list starts from. */
export const usualSum = ringgit(200_000)
/** The age that a list starts from. */
export const usualAge = 35

const loss = (
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

const options = <const W extends Readonly<Record<string, string>>>(labels: W) =>
  choiceValues({ words: labels }).map((value) => ({ value, label: labels[value] ?? value }))

/**
 * A person and an accident. Work, age, family, a motorcycle and pay say something of the person and stay on the device; the
 * sum and the accident do not.
 */
export const accidentScenario = {
  sum: money({
    ...words.sum,
    default: usualSum,
    min: { at: ringgit(10_000), because: words.sums },
    max: { at: ringgit(2_000_000), because: words.sums },
  }),
  work: choice({
    label: words.work.label,
    options: options(words.work.options),
    default: 'class-1',
    personal: true,
  }),
  age: count({
    ...words.age,
    default: usualAge,
    min: { at: 0, because: words.youngest },
    max: { at: 90, because: words.oldest },
    personal: true,
  }),
  who: choice({ label: words.who.label, options: options(words.who.options), default: 'one', personal: true }),
  motorcycle: toggle({ ...words.motorcycle, default: false, personal: true }),
  bill: loss(words.bill, 5_000, 500_000, words.bills),
  weeks: count({
    ...words.weeks,
    default: 8,
    min: { at: 0, because: noLess },
    max: { at: 104, because: words.longest },
  }),
  'week-loss': { ...loss(words.weekLoss, 600, 20_000, words.lost), personal: true },
  nights: count({
    ...words.nights,
    default: 5,
    min: { at: 0, because: noLess },
    max: { at: 180, because: words.stays },
  }),
  'night-cost': loss(words.nightCost, 150, 20_000, words.lost),
  injury: choice({ ...words.injury, options: options(words.injury.options), default: 'thumb' }),
}
export type AccidentScenario = ValuesOf<typeof accidentScenario>
