import { latest } from '../../country-rates/dated'
import { hospitalClaims } from '../../country-rates/hospital-bills'
import { choice, count, money, type ValuesOf } from '../../fields/field'
import { noLess } from '../../fields/no-less'
import { formatRinggit, ringgit, type Sen } from '../../values/money'
import { medicalWords } from './words'

const { scenario: words } = medicalWords
const { middle, ninetyNine } = latest(hospitalClaims).value

const bills = { half: middle, stay: ringgit(20_000), most: ninetyNine, large: ringgit(150_000) }
/** The largest bill that an order of its own reads. */
export const largeBill = bills.large

const billOption = <V extends keyof typeof bills>(value: V) => ({ value, label: formatRinggit(bills[value]) })

/** One stay in hospital, and who is covered. Whoever tells an age or a bill tells something of their health. */
export const medicalScenario = {
  age: count({
    ...words.age,
    default: 31,
    min: { at: 0, because: noLess },
    max: { at: 85, because: words.oldest },
    personal: true,
  }),
  sex: choice({
    ...words.sex,
    options: [
      { value: 'female', label: words.female },
      { value: 'male', label: words.male },
    ],
    default: 'female',
    personal: true,
  }),
  bill: choice({
    label: words.bill.label,
    hint: words.bill.hint(middle, ninetyNine),
    options: [
      billOption('half'),
      billOption('stay'),
      billOption('most'),
      billOption('large'),
      { value: 'own', label: words.ownBill },
    ],
    default: 'stay',
    personal: true,
  }),
  amount: money({
    ...words.amount,
    default: ringgit(20_000),
    min: { at: ringgit(0), because: noLess },
    max: { at: ringgit(5_000_000), because: words.largest },
    personal: true,
    when: { field: 'bill', is: ['own'] },
  }),
  years: count({
    ...words.years,
    default: 10,
    min: { at: 1, because: words.shortest },
    max: { at: 40, because: words.longest },
    personal: true,
  }),
  room: money({
    ...words.room,
    default: ringgit(200),
    min: { at: ringgit(0), because: noLess },
    max: { at: ringgit(2_000), because: words.dearest },
  }),
  nights: count({
    ...words.nights,
    default: 4,
    min: { at: 0, because: noLess },
    max: { at: 365, because: words.mostNights },
  }),
}
export type MedicalScenario = ValuesOf<typeof medicalScenario>

/** The hospital bill that a visitor chose, in sen. */
export function billOf({ bill, amount }: Pick<MedicalScenario, 'bill' | 'amount'>): Sen {
  return bill === 'own' ? amount : bills[bill]
}

/** `a bill of RM20,000 (woman aged 31, a room of RM200 a day for 4 nights)` */
export function scenarioText({ age, sex, room, nights, ...given }: MedicalScenario): string {
  return words.text(billOf(given), sex, age, room, nights)
}
