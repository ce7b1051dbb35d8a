import type { BankDeposit, Holding } from '../calculators/deposit-protection'
import { choice, money, months, rate, type ValuesOf } from '../fields/field'
import { ringgit } from '../values/money'
import { basisPoints } from '../values/rate'

/** An amount at one of the banks. */
function held(bank: 1 | 2 | 3, label: string, amount: number) {
  return money({
    label: `Bank ${bank}: ${label}`,
    default: ringgit(amount),
    min: { at: ringgit(0), because: 'enter 0 when you hold none there' },
    max: { at: ringgit(20_000_000), because: 'RM20 million is the most we work with in one place' },
    personal: true,
    when:
      bank === 1 ? { field: 'banks', is: ['1', '2', '3'] } : { field: 'banks', is: bank === 2 ? ['2', '3'] : ['3'] },
  })
}

/** What the calculator of deposit protection asks. */
export const fields = {
  banks: choice({
    label: 'Banks that you keep deposits with',
    options: [
      { value: '1', label: 'One' },
      { value: '2', label: 'Two' },
      { value: '3', label: 'Three' },
    ],
    default: '1',
    personal: true,
  }),
  own1: held(1, 'in your name', 300_000),
  islamic1: held(1, 'in your name, Islamic', 80_000),
  joint1: held(1, 'joint account', 0),
  trust1: held(1, 'trust account', 0),
  business1: held(1, 'your business', 0),
  own2: held(2, 'in your name', 100_000),
  islamic2: held(2, 'in your name, Islamic', 0),
  joint2: held(2, 'joint account', 0),
  trust2: held(2, 'trust account', 0),
  business2: held(2, 'your business', 0),
  own3: held(3, 'in your name', 50_000),
  islamic3: held(3, 'in your name, Islamic', 0),
  joint3: held(3, 'joint account', 0),
  trust3: held(3, 'trust account', 0),
  business3: held(3, 'your business', 0),
  rate: rate({
    label: 'Rate of a deposit that you plan',
    unit: '% a year',
    hint: 'Room for such a return is left in each place: it counts towards the limit.',
    default: basisPoints(255),
    min: { at: basisPoints(0), because: 'a deposit does not charge you' },
    max: { at: basisPoints(3_000), because: 'no deposit here promises more than 30% a year' },
  }),
  months: months({
    label: 'Its term',
    default: 12,
    min: { at: 1, because: 'fixed deposits start at one month' },
    max: { at: 60, because: 'fixed deposits end at 60 months' },
  }),
} as const

export type DepositValues = ValuesOf<typeof fields>

interface Place {
  readonly name: string
  readonly islamic: boolean
  readonly holding: Holding
}

const places = {
  own: { name: 'in your name', islamic: false, holding: 'own' },
  islamic: { name: 'in your name', islamic: true, holding: 'own' },
  joint: { name: 'joint', islamic: false, holding: 'joint' },
  trust: { name: 'trust', islamic: false, holding: 'trust' },
  business: { name: 'business', islamic: false, holding: 'business' },
} as const satisfies Readonly<Record<string, Place>>

/** Every amount that is held, with where and how. */
export function depositsOf(values: DepositValues): readonly BankDeposit[] {
  const { own, islamic, joint, trust, business } = places
  const all = [
    { ...own, bank: 'Bank 1', amount: values.own1 },
    { ...islamic, bank: 'Bank 1', amount: values.islamic1 },
    { ...joint, bank: 'Bank 1', amount: values.joint1 },
    { ...trust, bank: 'Bank 1', amount: values.trust1 },
    { ...business, bank: 'Bank 1', amount: values.business1 },
    { ...own, bank: 'Bank 2', amount: values.own2 },
    { ...islamic, bank: 'Bank 2', amount: values.islamic2 },
    { ...joint, bank: 'Bank 2', amount: values.joint2 },
    { ...trust, bank: 'Bank 2', amount: values.trust2 },
    { ...business, bank: 'Bank 2', amount: values.business2 },
    { ...own, bank: 'Bank 3', amount: values.own3 },
    { ...islamic, bank: 'Bank 3', amount: values.islamic3 },
    { ...joint, bank: 'Bank 3', amount: values.joint3 },
    { ...trust, bank: 'Bank 3', amount: values.trust3 },
    { ...business, bank: 'Bank 3', amount: values.business3 },
  ]
  return all
    .filter(({ bank, amount }) => amount > 0 && Number(bank.slice(-1)) <= Number(values.banks))
    .map((deposit) => ({ ...deposit, holder: deposit.name }))
}
