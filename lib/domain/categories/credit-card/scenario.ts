import { choice, count, money, type ValuesOf } from '../../fields/field'
import { noLess } from '../../fields/no-less'
import { ringgit, type Sen, sumSen } from '../../values/money'
import { perScenario } from '../shared/per-scenario'
import { defineSpread } from '../shared/spread'
import type { SpendKind } from './spending'
import { creditCardWords } from './words'

const { fields, bounds, total, mix } = creditCardWords.scenario

function spendField(kind: SpendKind, usual: number) {
  return money({
    ...fields[kind],
    default: ringgit(usual),
    min: { at: ringgit(0), because: noLess },
    max: { at: ringgit(50_000), because: bounds.spend },
  })
}

const spending = {
  petrol: spendField('petrol', 300),
  groceries: spendField('groceries', 500),
  dining: spendField('dining', 250),
  online: spendField('online', 350),
  travel: spendField('travel', 100),
  other: spendField('other', 400),
}

/** What a visitor spends in a month, and what is left unpaid. */
export const cardScenario = {
  ...spending,
  swipes: count({
    ...fields.swipes,
    default: 20,
    min: { at: 0, because: noLess },
    max: { at: 500, because: bounds.swipes },
  }),
  carry: money({
    ...fields.carry,
    default: ringgit(0),
    min: { at: ringgit(0), because: noLess },
    max: { at: ringgit(200_000), because: bounds.carry },
    personal: true,
  }),
}
export type CardScenario = ValuesOf<typeof cardScenario>

/** A scenario as the sum reads it. Amounts in sen a month, except for what is carried. */
export interface CardUse {
  readonly spend: Readonly<Record<SpendKind, Sen>>
  readonly swipes: number
  readonly carry: Sen
}

/** The scenario's use of the card. */
export const cardUse = perScenario(({ swipes, carry, ...spend }: CardScenario): CardUse => ({ spend, swipes, carry }))

/** What is spent on each kind of every RM100, in their order, but for the usual amounts: assumptions of ours, to be changed. */
const mixes = {
  usual: Object.values(spending).map((field) => field.default),
  daily: [30, 40, 10, 10, 0, 10],
  out: [5, 15, 35, 35, 0, 10],
  travel: [10, 10, 15, 15, 40, 10],
}

/** The spending of a month as one total and what it mostly goes to. */
export const cardSpread = defineSpread({
  parts: spending,
  total: money({
    ...total,
    default: sumSen(mixes.usual),
    min: { at: ringgit(0), because: noLess },
    max: { at: ringgit(50_000), because: bounds.total },
  }),
  mix: choice({
    label: mix.label,
    options: Object.entries(mix.options).map(([value, label]) => ({ value, label })),
    default: 'usual',
  }),
  weights: mixes,
})
