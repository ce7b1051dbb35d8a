import { choice, count, money, months, type ValuesOf } from '../fields/field'
import { ringgit } from '../values/money'
import { carMoveBounds as bounds } from './car-move-bounds'

/** What the calculator on moving a car loan asks. */
export const carMoveFields = {
  settlement: money({
    label: 'Your bank asks to settle it today',
    hint: 'Ask for a settlement statement: it counts the rebate, a goodwill discount and any charge for leaving early.',
    default: ringgit(43_557.65),
    min: { at: bounds.settlement.least, because: 'lenders here finance cars from about RM8,000 on' },
    max: { at: bounds.settlement.most, because: 'we work with car loans of up to RM1 million' },
    personal: true,
  }),
  instalment: money({
    label: 'Your instalment each month',
    default: ringgit(1_008.33),
    min: { at: bounds.instalment.least, because: 'a smaller instalment would repay no car loan' },
    max: { at: bounds.instalment.most, because: 'we work with instalments of up to RM100,000' },
    personal: true,
  }),
  months: months({
    label: 'Instalments left',
    default: 48,
    min: { at: bounds.months.least, because: 'lenders here finance cars for a year or more' },
    max: { at: bounds.months.most, because: 'nine years is the longest term that banks here offer' },
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
