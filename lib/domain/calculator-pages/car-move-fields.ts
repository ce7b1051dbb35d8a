import { choice, count, money, months, type ValuesOf } from '../fields/field'
import { valueText } from '../fields/field-value'
import { ringgit, type Sen } from '../values/money'
import type { NextSum } from './result'

/** What the calculator on moving a car loan asks. */
export const carMoveFields = {
  settlement: money({
    label: 'Your bank asks to settle it today',
    hint: 'Ask for a settlement statement: it counts the rebate, a goodwill discount and any charge for leaving early.',
    default: ringgit(43_557.65),
    min: { at: ringgit(5_000), because: 'lenders here finance cars from about RM8,000 on' },
    max: { at: ringgit(1_000_000), because: 'we work with car loans of up to RM1 million' },
    personal: true,
  }),
  instalment: money({
    label: 'Your instalment each month',
    default: ringgit(1_008.33),
    min: { at: ringgit(10), because: 'a smaller instalment would repay no car loan' },
    max: { at: ringgit(100_000), because: 'we work with instalments of up to RM100,000' },
    personal: true,
  }),
  months: months({
    label: 'Instalments left',
    default: 48,
    min: { at: 12, because: 'lenders here finance cars for a year or more' },
    max: { at: 108, because: 'nine years is the longest term that banks here offer' },
    personal: true,
  }),
  value: money({
    label: 'What the car is worth today',
    hint: 'A lender finances a part of it. Used-car pages show what such a car sells for.',
    default: ringgit(55_000),
    min: { at: ringgit(8_000), because: 'lenders here finance cars from about RM8,000 on' },
    max: { at: ringgit(1_000_000), because: 'we work with cars of up to RM1 million' },
    personal: true,
  }),
  age: count({
    label: 'Age of the car',
    unit: 'years',
    default: 3,
    min: { at: 0, because: 'enter 0 in the first year' },
    max: { at: 15, because: 'no lender here takes a car above 15 years' },
  }),
  origin: choice({
    label: 'Make',
    options: [
      { value: 'national', label: 'National' },
      { value: 'foreign', label: 'Foreign' },
    ],
    default: 'national',
  }),
}

/** The values of {@link carMoveFields}. */
export type CarMoveValues = ValuesOf<typeof carMoveFields>

/** The way on from what settles a car loan to whether moving it is worth it; null where no lender takes such a rest. Amounts in sen. */
export function movingSum(settlement: Sen, instalment: Sen, left: number): NextSum | null {
  const values = { settlement, instalment, months: left }
  const { settlement: sum, instalment: each, months: rest } = carMoveFields
  const fits = [[settlement, sum] as const, [instalment, each] as const, [left, rest] as const].every(
    ([value, { min, max }]) => min.at <= value && value <= max.at,
  )
  if (!fits) return null
  return {
    id: 'move-car-loan',
    label: 'See whether another lender is cheaper',
    values: {
      settlement: valueText(sum, values.settlement),
      instalment: valueText(each, values.instalment),
      months: valueText(rest, values.months),
    },
  }
}
