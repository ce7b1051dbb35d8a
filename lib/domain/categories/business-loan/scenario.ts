import { choice, count, money, months, toggle, type ValuesOf } from '../../fields/field'
import { ringgit } from '../../values/money'
import { businessLoanWords } from './words'

const { fields, bounds, text, whole, groups } = businessLoanWords.scenario
const { choices } = businessLoanWords

function optionsOf<K extends string>(words: Readonly<Record<K, string>>) {
  return Object.keys(words)
    .filter((value): value is K => value in words)
    .map((value) => ({ value, label: words[value] }))
}

const firm = { personal: true, group: { title: groups.firm, folded: false } } as const
const lines = { group: { title: groups.lines, folded: true } } as const

/** What the business needs, and what it is: the latter says who somebody is, and stays on the device. */
export const businessLoanScenario = {
  amount: money({
    ...fields.amount,
    default: ringgit(200_000),
    min: { at: ringgit(500), because: bounds.amount },
    max: { at: ringgit(30_000_000), because: bounds.amount },
  }),
  months: months({
    ...fields.months,
    default: 60,
    min: { at: 1, because: bounds.shortest },
    max: { at: 180, because: bounds.longest },
  }),
  purpose: choice({ ...fields.purpose, options: optionsOf(choices.purposes), default: 'working-capital' }),
  pledge: toggle({ ...fields.pledge, default: true }),
  used: count({
    ...fields.used,
    ...lines,
    default: 50,
    min: { at: 1, because: bounds.used },
    max: { at: 100, because: bounds.used },
  }),
  days: count({
    ...fields.days,
    ...lines,
    default: 60,
    min: { at: 7, because: bounds.days },
    max: { at: 180, because: bounds.days },
  }),
  entity: choice({ ...fields.entity, ...firm, options: optionsOf(choices.entities), default: 'sdn-bhd' }),
  years: count({
    ...fields.years,
    ...firm,
    default: 4,
    min: { at: 0, because: bounds.least },
    max: { at: 100, because: bounds.most },
  }),
  turnover: money({
    ...fields.turnover,
    ...firm,
    default: ringgit(1_200_000),
    min: { at: ringgit(0), because: bounds.least },
    max: { at: ringgit(500_000_000), because: bounds.most },
  }),
  workers: count({
    ...fields.workers,
    ...firm,
    default: 12,
    min: { at: 0, because: bounds.least },
    max: { at: 10_000, because: bounds.most },
  }),
  sector: choice({ ...fields.sector, ...firm, options: optionsOf(choices.sectors), default: 'services' }),
  malaysian: count({
    ...fields.malaysian,
    ...firm,
    default: 100,
    min: { at: 0, because: bounds.part },
    max: { at: 100, because: bounds.part },
  }),
}
export type BusinessLoanScenario = ValuesOf<typeof businessLoanScenario>

/** "RM200,000 over 60 months" */
export function needText({ amount, months: term }: BusinessLoanScenario): string {
  return text(amount, term)
}

/** "RM200,000 over 60 months, for a business of 4 years" */
export function businessLoanScenarioText(scenario: BusinessLoanScenario): string {
  return whole(needText(scenario), scenario.years)
}
