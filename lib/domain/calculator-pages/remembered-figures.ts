import type { CategoryId } from '../categories/ids'
import { calculatorPath } from './model'

interface ListOf {
  readonly category: CategoryId
  /** Fields that the list's case and the calculator have in common, by one name and with one meaning. */
  readonly names: readonly string[]
}

const lists: Readonly<Record<string, ListOf>> = {
  [calculatorPath('card-value')]: {
    category: 'credit-card',
    names: ['petrol', 'groceries', 'dining', 'online', 'travel', 'other', 'swipes'],
  },
  [calculatorPath('fixed-deposit')]: { category: 'fixed-deposit', names: ['amount', 'months'] },
  [calculatorPath('savings-account')]: { category: 'savings-account', names: ['balance', 'salary', 'bills'] },
  [calculatorPath('personal-loan-instalment')]: { category: 'personal-loan', names: ['amount', 'months'] },
  [calculatorPath('car-loan-instalment')]: { category: 'car-loan', names: ['price', 'months'] },
  [calculatorPath('home-loan')]: { category: 'home-loan', names: ['price', 'margin', 'years', 'buyer'] },
}

/** The list whose remembered case the calculator at `path` starts from; null: none asks the same. */
export function listRememberedBy(path: string): CategoryId | null {
  return lists[path]?.category ?? null
}

/** What the form of the calculator at `path` is filled with, by field, where its list's case is remembered as an address says it. Null: nothing of it. */
export function rememberedFigures(path: string, remembered: string): Readonly<Record<string, string>> | null {
  const told = new URLSearchParams(remembered)
  const fills = (lists[path]?.names ?? []).flatMap((name) => {
    const text = told.get(name)
    return text === null ? [] : [[name, text] as const]
  })
  return fills.length === 0 ? null : Object.fromEntries(fills)
}
