import type { IsoDate } from '../values/iso-date'
import type { Sen } from '../values/money'
import type { BasisPoints } from '../values/rate'

/** The lowest or highest value that is taken, and why: the reason is shown when a value falls outside. */
export interface Bound<T> {
  readonly at: T
  /** A clause without a full stop that follows a colon: "banks here lend from RM1,000". */
  readonly because: string
}

/** The field counts only while another field has one of these values; `true` and `false` are those of a toggle. */
export interface Condition {
  readonly field: string
  readonly is: readonly (string | boolean)[]
}

/** A heading over some fields of a long form. Fields of one title stand together, folded groups after the others. */
export interface FieldGroup {
  readonly title: string
  /** Shut at first: for fields whose defaults serve most visitors. */
  readonly folded: boolean
}

interface FieldBase {
  readonly label: string
  readonly hint: string | null
  /** Says something about the person (income, age, savings, debts): its value never stands in an address. */
  readonly personal: boolean
  readonly when: Condition | null
  readonly group: FieldGroup | null
}

interface BoundedField<T> extends FieldBase {
  readonly default: T
  readonly min: Bound<T>
  readonly max: Bound<T>
}

/** A part of an earlier money field, rounded up to a whole number of steps: nobody names such an amount to the sen. */
export interface Following {
  readonly field: string
  readonly part: BasisPoints
  /** Above nothing. */
  readonly step: Sen
}

/** An amount in sen, entered in ringgit. */
export interface MoneyField extends BoundedField<Sen> {
  readonly kind: 'money'
  /** In a scenario: what is used unless an amount is entered is a part of an earlier money field. Absent: the default. */
  readonly follows?: Following
}

/**
 * A price of one unit, such as a kWh, in hundredths of a sen: entered in ringgit with at most four decimals, since tariffs
 * are published to a hundredth of a sen.
 */
export interface PriceField extends BoundedField<number> {
  readonly kind: 'price'
}

/** A rate in basis points, entered in percent with at most three decimals. */
export interface RateField extends BoundedField<BasisPoints> {
  readonly kind: 'rate'
  /** What stands after the number, such as `% a year` or `% of the amount`. */
  readonly unit: string
}

/** A whole number of months. */
export interface MonthsField extends BoundedField<number> {
  readonly kind: 'months'
}

/** A whole number of anything else: years, people, kilometres. */
export interface CountField extends BoundedField<number> {
  readonly kind: 'count'
  /** In the plural, whose last `s` is left out after 1. */
  readonly unit: string
  /** Years alone: the key under which older addresses give them in months; absent: none does. */
  readonly monthsKey?: string
}

/** A day of the calendar. Its default and bounds may follow the day on which the page is read. */
export interface DateField extends FieldBase {
  readonly kind: 'date'
  readonly default: (today: IsoDate) => IsoDate
  readonly min: Bound<(today: IsoDate) => IsoDate>
  readonly max: Bound<(today: IsoDate) => IsoDate>
}

export interface ChoiceOption<V extends string = string> {
  readonly value: V
  readonly label: string
}

/** One of a few named answers. */
export interface ChoiceField<V extends string = string> extends FieldBase {
  readonly kind: 'choice'
  readonly options: readonly ChoiceOption<V>[]
  readonly default: V
}

/** Yes or no. */
export interface ToggleField extends FieldBase {
  readonly kind: 'toggle'
  readonly default: boolean
}

export type Field =
  | MoneyField
  | PriceField
  | RateField
  | MonthsField
  | CountField
  | DateField
  | ChoiceField
  | ToggleField

/** Fields by their name in addresses: kebab-case or one word, stable because addresses are shared. Their order is the form's. */
export type FieldMap = Readonly<Record<string, Field>>

/** What a sum gets of a field: an amount in sen, a price in hundredths of a sen, a rate in basis points, a whole number, a day, a choice, yes or no. */
export type FieldValue = Sen | BasisPoints | number | string | boolean

type ValueOf<F extends Field> = F extends MoneyField
  ? Sen
  : F extends RateField
    ? BasisPoints
    : F extends PriceField | MonthsField | CountField
      ? number
      : F extends DateField
        ? IsoDate
        : F extends ChoiceField<infer V>
          ? V
          : boolean

/** The values of a set of fields, each of its own type. */
export type ValuesOf<M extends FieldMap> = { readonly [K in keyof M]: ValueOf<M[K]> }

/** Values by field name, not told apart by type. */
export type Values = Readonly<Record<string, FieldValue>>

/** Whether one of the fields says something about the person. */
export function isPersonal(fields: FieldMap): boolean {
  return Object.values(fields).some((field) => field.personal)
}

/** What may be left out when a field is written down. */
interface Optional {
  readonly hint?: string
  readonly personal?: boolean
  readonly when?: Condition
  readonly group?: FieldGroup
}

type Written<F extends Field> = Omit<F, 'kind' | keyof Optional> & Optional

function complete<T extends Optional>(written: T) {
  const { hint = null, personal = false, when = null, group = null } = written
  return { ...written, hint, personal, when, group }
}

/** An amount of money; default and bounds in sen. */
export function money(written: Written<MoneyField>): MoneyField {
  return { ...complete(written), kind: 'money' }
}

/** A price of one unit; default and bounds in hundredths of a sen. */
export function price(written: Written<PriceField>): PriceField {
  return { ...complete(written), kind: 'price' }
}

/** A rate in percent; default and bounds in basis points. */
export function rate(written: Written<RateField>): RateField {
  return { ...complete(written), kind: 'rate' }
}

/** A number of months. */
export function months(written: Written<MonthsField>): MonthsField {
  return { ...complete(written), kind: 'months' }
}

/** A whole number with the unit that stands after it. */
export function count(written: Written<CountField>): CountField {
  return { ...complete(written), kind: 'count' }
}

/** A date; default and bounds are functions of today. */
export function date(written: Written<DateField>): DateField {
  return { ...complete(written), kind: 'date' }
}

/** One of some options: up to three are drawn as radio buttons, more as a list. */
export function choice<const V extends string>(written: Written<ChoiceField<V>>): ChoiceField<V> {
  return { ...complete(written), kind: 'choice' }
}

/** Yes or no, drawn as a box to tick. */
export function toggle(written: Written<ToggleField>): ToggleField {
  return { ...complete(written), kind: 'toggle' }
}
