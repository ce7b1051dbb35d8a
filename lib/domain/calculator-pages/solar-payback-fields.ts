import { latest } from '../country-rates/dated'
import { solarSchemes } from '../country-rates/solar'
import { choice, count, type FieldGroup, money, price, rate, type ValuesOf } from '../fields/field'
import { ringgit } from '../values/money'
import { basisPoints } from '../values/rate'

const { value: scheme } = latest(solarSchemes)
const mostPrice = { at: 20_000, because: 'no home here pays RM2 a kWh' }

const assumed: FieldGroup = { title: 'What the estimate assumes', folded: true }

/** What the solar calculator asks. */
export const solarFields = {
  watts: count({
    label: 'Size of the system',
    unit: 'W at full sun',
    hint: '5 kWp are 5,000 W.',
    default: 5_000,
    min: { at: 500, because: 'smaller systems do not pay for their inverter' },
    max: { at: scheme.mostThreePhaseWatts, because: `${scheme.name} takes no larger system on a home` },
  }),
  phase: choice({
    label: 'Connection of the home',
    options: [
      { value: 'single', label: 'Single phase' },
      { value: 'three', label: 'Three phases' },
    ],
    default: 'single',
  }),
  sun: choice({
    label: 'Hours of full sun a day',
    options: [
      { value: '3.5', label: '3.5 hours' },
      { value: '3.75', label: '3.75 hours' },
      { value: '4', label: '4 hours' },
    ],
    default: '3.5',
  }),
  performance: rate({
    group: assumed,
    label: 'Performance ratio',
    unit: '%',
    hint: 'What is left after heat, dust and wiring: commonly 75% to 85%.',
    default: basisPoints(8_000),
    min: { at: basisPoints(5_000), because: 'a system below half its output is badly built' },
    max: { at: basisPoints(9_500), because: 'no system loses less than 5%' },
  }),
  use: count({
    label: 'Power you use a month',
    unit: 'kWh',
    default: 700,
    min: { at: 50, because: 'with less than 50 kWh a month solar saves next to nothing' },
    max: { at: 20_000, because: 'no home uses more than 20,000 kWh a month' },
  }),
  'at-once': rate({
    label: 'Used as it is made',
    unit: '% of the output',
    hint: 'More when somebody is at home by day.',
    default: basisPoints(4_000),
    min: { at: basisPoints(0), because: 'a part of the output cannot be below nothing' },
    max: { at: basisPoints(10_000), because: 'no more than all of it can be used' },
  }),
  tariff: price({
    label: 'What a kWh costs you',
    hint: 'All charges for each kWh on your bill together: 44.43 sen are RM0.4443.',
    default: 4_400,
    min: { at: 100, because: 'power is not free' },
    max: mostPrice,
  }),
  credit: price({
    group: assumed,
    label: 'Credit for a kWh sold',
    hint: 'The energy charge on your bill.',
    default: 2_700,
    min: { at: 0, because: 'enter 0 when nothing is sold' },
    max: mostPrice,
  }),
  rise: rate({
    group: assumed,
    label: 'Prices of power rise by',
    unit: '% a year',
    default: basisPoints(200),
    min: { at: basisPoints(0), because: 'enter 0 when they stay the same' },
    max: { at: basisPoints(1_000), because: 'no tariff rises by more than 10% every year' },
  }),
  ageing: rate({
    group: assumed,
    label: 'Output lost to age',
    unit: '% a year',
    default: basisPoints(50),
    min: { at: basisPoints(0), because: 'panels do not get better with age' },
    max: { at: basisPoints(300), because: 'panels that lose more are faulty' },
  }),
  cost: money({
    label: 'Price of the system',
    default: ringgit(20_000),
    min: { at: ringgit(500), because: 'no system costs less' },
    max: { at: ringgit(500_000), because: 'no system on a home costs more' },
  }),
  rebate: money({
    group: assumed,
    label: 'Rebate',
    default: ringgit(0),
    min: { at: ringgit(0), because: 'enter 0 when you get none' },
    max: { at: scheme.mostRebate, because: 'no higher rebate is reported for homes' },
  }),
  upkeep: money({
    group: assumed,
    label: 'Upkeep a year',
    hint: 'Cleaning, and a part of a new inverter.',
    default: ringgit(300),
    min: { at: ringgit(0), because: 'enter 0 to leave it out' },
    max: { at: ringgit(50_000), because: 'upkeep beyond that would cost more than any system saves' },
  }),
  years: count({
    group: assumed,
    label: 'Years to count',
    unit: 'years',
    default: 20,
    min: { at: 1, because: 'count at least a year' },
    max: { at: 30, because: 'panels rarely serve for longer' },
  }),
} as const

/** The values of {@link solarFields}. */
export type SystemValues = ValuesOf<typeof solarFields>
