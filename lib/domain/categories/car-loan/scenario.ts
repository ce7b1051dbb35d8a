import { choice, count, money, months, type ValuesOf } from '../../fields/field'
import { choiceValues } from '../../figures/shape'
import { ringgit, type Sen, sen } from '../../values/money'
import { basisPoints } from '../../values/rate'
import { vehicleKinds } from './figures'
import { carLoanWords } from './words'

const { fields, bounds, origins, text } = carLoanWords.scenario
const longest = 108
/** What is paid down unless the visitor enters an amount. Rounded up, so that no more than 90% of the price is financed. */
export const usualDown = { part: basisPoints(1_000), step: ringgit(100) }

/** The car, how it is paid for, and when the visitor means to leave the agreement. */
export const carLoanScenario = {
  price: money({
    ...fields.price,
    default: ringgit(70_000),
    min: { at: ringgit(20_000), because: bounds.price },
    max: { at: ringgit(1_000_000), because: bounds.price },
  }),
  down: money({
    ...fields.down,
    default: ringgit(7_000),
    follows: { field: 'price', ...usualDown },
    min: { at: ringgit(0), because: bounds.down },
    max: { at: ringgit(1_000_000), because: bounds.price },
  }),
  months: months({
    ...fields.months,
    default: 84,
    min: { at: 12, because: bounds.shortest },
    max: { at: longest, because: bounds.longest },
  }),
  vehicle: choice({
    ...fields.vehicle,
    options: choiceValues(vehicleKinds).map((value) => ({ value, label: vehicleKinds.words[value] })),
    default: 'new',
  }),
  origin: choice({
    ...fields.origin,
    options: choiceValues({ words: origins }).map((value) => ({ value, label: origins[value] })),
    default: 'national',
  }),
  age: count({
    ...fields.age,
    default: 5,
    min: { at: 0, because: bounds.age },
    max: { at: 15, because: bounds.age },
  }),
  leave: count({
    ...fields.leave,
    default: 0,
    min: { at: 0, because: bounds.leave },
    max: { at: longest, because: bounds.leave },
  }),
}
export type CarLoanScenario = ValuesOf<typeof carLoanScenario>

/** What is borrowed: the price less the down payment; nothing where that covers it. In sen. */
export function financed({ price, down }: CarLoanScenario): Sen {
  return sen(Math.max(0, price - down))
}

/** How old the car is at the start, in years; a new one is 0. */
export function carAge({ vehicle, age }: CarLoanScenario): number {
  return vehicle === 'new' || vehicle === 'ev' ? 0 : age
}

/** After how many instalments the visitor leaves; 0 where the agreement runs to its end. */
export function leavesAfter({ leave, months: term }: CarLoanScenario): number {
  return leave < term ? leave : 0
}

/** "RM63,000 over 84 months on a RM70,000 car" */
export function carLoanScenarioText(scenario: CarLoanScenario): string {
  return text(financed(scenario), scenario.price, scenario.months)
}
