import type { Calculator } from '@/lib/domain/calculator-pages/calculator'
import type { Field } from '@/lib/domain/fields/field'
import { valueText } from '@/lib/domain/fields/field-value'
import { formKey } from '@/lib/domain/fields/form'
import { assertNever } from '@/lib/domain/values/assert-never'
import { addDays, daysBetween, type IsoDate, isoDate } from '@/lib/domain/values/iso-date'
import type { Dice } from '@/tests/factories/dice'

/** The day on which calculators are tested. */
export const testDay = isoDate('2026-11-20')

/** A whole number from `min` to `max`, often one of the ends or close to the lower one. */
function between(min: number, max: number, roll: Dice): number {
  const kind = roll(8)
  if (kind === 0) return min
  if (kind === 1) return max
  if (kind === 2) return Math.min(max, min + roll(20))
  return min + roll(max - min + 1)
}

/** What a visitor could type into a field within its bounds. */
function goodText(field: Field, roll: Dice, day: IsoDate): string {
  switch (field.kind) {
    case 'rate':
      return valueText(field, between(field.min.at * 10, field.max.at * 10, roll) / 10)
    case 'money':
    case 'price':
    case 'months':
    case 'count':
      return valueText(field, between(field.min.at, field.max.at, roll))
    case 'date': {
      const [first, last] = [field.min.at(day), field.max.at(day)]
      return addDays(first, between(0, daysBetween(first, last), roll))
    }
    case 'choice':
      return field.options[roll(field.options.length)]?.value ?? field.default
    case 'toggle':
      return roll(2) === 0 ? '1' : ''
    default:
      return assertNever(field)
  }
}

/** What a browser would send on a day for random figures within the bounds: a toggle that is off is absent. */
export function goodEntries(calculator: Calculator, roll: Dice, day: IsoDate = testDay): (readonly [string, string])[] {
  const entries = Object.entries(calculator.fields).map(([name, field]) => [name, goodText(field, roll, day)] as const)
  return [
    [formKey, '1'],
    ...entries.filter(([name, text]) => calculator.fields[name]?.kind !== 'toggle' || text !== ''),
  ]
}

const hostileTexts = [
  '',
  ' ',
  '-1',
  '−5',
  '0',
  '1e9',
  '1e309',
  'NaN',
  'Infinity',
  '0x10',
  '99999999999999999999',
  '-99999999999999',
  '999999999999999',
  '1,00',
  '1.234',
  '.5',
  '５００',
  'RM',
  'RM1,200.50',
  '12 000',
  '4.15%',
  '<script>alert(1)</script>',
  "'; drop table x; --",
  '\u0000',
  '\u202Eabc',
  '=1+1',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  '__proto__',
  'constructor',
  'true',
  'on',
  '1'.repeat(500),
  'a'.repeat(5000),
  '😀',
]

/** What nobody should send: wrong, huge or twisted texts, names twice, names of no field. */
export function hostileEntries(calculator: Calculator, roll: Dice): (readonly [string, string])[] {
  const text = () => hostileTexts[roll(hostileTexts.length)] ?? ''
  const names = [...Object.keys(calculator.fields), formKey, 'rows', 'sealed', '__proto__', 'utm_source']
  const name = () => names[roll(names.length)] ?? ''
  const entries = goodEntries(calculator, roll).map(([key, good]) => [key, roll(3) === 0 ? text() : good] as const)
  const more = Array.from({ length: roll(6) }, () => [name(), text()] as const)
  return [...entries, ...more]
}
