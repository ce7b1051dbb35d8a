import { choice, count, money, months, rate, type ValuesOf } from '../fields/field'
import { ringgit } from '../values/money'
import { basisPoints } from '../values/rate'

const none = { at: ringgit(0), because: 'enter 0 when there is none' }
const most = { at: ringgit(50_000_000), because: 'RM50 million is the most we work with' }
const forLife = { field: 'cover', is: ['life'] }
const forIllness = { field: 'cover', is: ['critical-illness'] }
const forMedical = { field: 'cover', is: ['medical'] }

/** The fields of the insurance-gap calculator: each cover has its own. */
export const gapFields = {
  cover: choice({
    label: 'Which cover',
    options: [
      { value: 'life', label: 'Life' },
      { value: 'critical-illness', label: 'Critical illness' },
      { value: 'medical', label: 'Medical card' },
    ],
    default: 'life',
    personal: true,
  }),
  need: money({
    label: 'What your family would need a year',
    hint: 'Without you: living costs less what others earn.',
    default: ringgit(36_000),
    min: none,
    max: { at: ringgit(5_000_000), because: 'RM5 million a year is the most we work with' },
    personal: true,
    when: forLife,
  }),
  years: count({
    label: 'For how long',
    unit: 'years',
    hint: 'Until the youngest earns their own living, for example.',
    default: 15,
    min: { at: 1, because: 'a family needs at least a year to adapt' },
    max: { at: 50, because: 'fifty years outlast a working life' },
    personal: true,
    when: forLife,
  }),
  real: rate({
    label: 'Return above inflation',
    unit: '% a year',
    hint: 'What the paid sum earns beyond rising prices. 0 is careful.',
    default: basisPoints(100),
    min: { at: basisPoints(0), because: 'enter 0 to be careful' },
    max: { at: basisPoints(1_000), because: 'nothing safe earns 10% above inflation' },
    when: forLife,
  }),
  debts: money({
    label: 'Debts to repay',
    default: ringgit(80_000),
    min: none,
    max: most,
    personal: true,
    when: forLife,
  }),
  education: money({
    label: 'Education still to pay',
    default: ringgit(60_000),
    min: none,
    max: most,
    personal: true,
    when: forLife,
  }),
  final: money({
    label: 'Funeral and estate costs',
    default: ringgit(15_000),
    min: none,
    max: most,
    personal: true,
    when: forLife,
  }),
  'life-cover': money({
    label: 'Life cover you have',
    hint: 'With that of your employer, as long as you work there.',
    default: ringgit(100_000),
    min: none,
    max: most,
    personal: true,
    when: forLife,
  }),
  spending: money({
    label: 'What you spend a month',
    default: ringgit(4_000),
    min: none,
    max: { at: ringgit(500_000), because: 'RM500,000 a month is the most we work with' },
    personal: true,
    when: forIllness,
  }),
  recovery: months({
    label: 'Time to recover',
    hint: 'Planners commonly count two to five years.',
    default: 36,
    min: { at: 1, because: 'a critical illness takes at least a month' },
    max: { at: 120, because: 'ten years is the most we work with' },
    personal: true,
    when: forIllness,
  }),
  treatment: money({
    label: 'Treatment that no medical card pays',
    default: ringgit(30_000),
    min: none,
    max: most,
    personal: true,
    when: forIllness,
  }),
  'illness-cover': money({
    label: 'Critical-illness cover you have',
    default: ringgit(50_000),
    min: none,
    max: most,
    personal: true,
    when: forIllness,
  }),
  savings: money({
    label: 'Savings for this case',
    default: ringgit(20_000),
    min: none,
    max: most,
    personal: true,
    when: { field: 'cover', is: ['life', 'critical-illness'] },
  }),
  bill: money({
    label: 'A serious hospital bill today',
    default: ringgit(80_000),
    min: { at: ringgit(100), because: 'no hospital stay costs less' },
    max: { at: ringgit(2_000_000), because: 'RM2 million is the most we work with' },
    when: forMedical,
  }),
  inflation: rate({
    label: 'Rise of hospital prices',
    unit: '% a year',
    default: basisPoints(1_000),
    min: { at: basisPoints(0), because: 'enter 0 to leave it out' },
    max: { at: basisPoints(2_000), because: 'a rise beyond 20% a year does not last' },
    when: forMedical,
  }),
  ahead: count({
    label: 'Years to look ahead',
    unit: 'years',
    default: 10,
    min: { at: 1, because: 'look at least a year ahead' },
    max: { at: 30, because: 'nobody knows hospital prices beyond thirty years' },
    when: forMedical,
  }),
  limit: money({
    label: 'Annual limit of your card',
    hint: '0 without a card.',
    default: ringgit(100_000),
    min: none,
    max: most,
    personal: true,
    when: forMedical,
  }),
} as const

/** What they give. */
export type GapValues = ValuesOf<typeof gapFields>
