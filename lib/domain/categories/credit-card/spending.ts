import { type Sen, sumSen } from '../../values/money'

/** What people spend on, in the order of every form and table. */
export const spendKinds = ['petrol', 'groceries', 'dining', 'online', 'travel', 'other'] as const
export type SpendKind = (typeof spendKinds)[number]

/** All that is spent in a month. */
export function totalSpend(spend: Readonly<Record<SpendKind, Sen>>): Sen {
  return sumSen(spendKinds.map((kind) => spend[kind]))
}
