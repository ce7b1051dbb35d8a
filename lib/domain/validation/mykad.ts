import { addMonths, type IsoDate, parseIsoDate } from '@/lib/domain/values/iso-date'
import { mykadBirthplaces } from './mykad-birthplaces'
import type { Reading } from './reading'

declare const mykadBrand: unique symbol

/** The number of a MyKad: twelve digits. */
export type MykadNumber = string & { readonly [mykadBrand]: 'MyKad number' }

/** What a MyKad number says. A well-formed number has no check digit, so it proves nothing about who has it. */
export interface Mykad {
  readonly number: MykadNumber
  /** The latest day that its six digits can mean. */
  readonly bornOn: IsoDate
  /** A hundred years before, where somebody so old may be alive: then only its owner can say which. */
  readonly orBornOn: IsoDate | null
  readonly sex: 'male' | 'female'
  readonly birthplace: string
}

const form = /^(\d{2})(\d{2})(\d{2})-?(\d{2})-?\d{3}(\d)$/
const longestTyped = 40
/** In months. Hardly anybody has lived longer. */
const longestLife = 115 * 12

function isNumber(text: string): text is MykadNumber {
  return /^\d{12}$/.test(text)
}

/** Days of the past that end in these digits of a year and have this month and day, the latest first. */
function daysOf(digits: string, today: IsoDate): readonly IsoDate[] {
  const latest = Number(today.slice(0, 2))
  const days = [latest, latest - 1].map((century) => parseIsoDate(`${century}${digits}`))
  return days.flatMap((day) => (day === null || day > today ? [] : [day]))
}

/**
 * Reads a MyKad number with or without hyphens and blanks, on a day in Malaysia: a day of birth that is not to come, and a place that
 * is in use (National Registration Department; digits 1-6, 7-8, and the last, odd for men). Never throws.
 */
export function readMykad(typed: string, today: IsoDate): Reading<Mykad> {
  const trimmed = typed.trim()
  if (trimmed === '') return { ok: false, message: 'Enter your MyKad number.' }
  const text = trimmed.length > longestTyped ? '' : trimmed.replace(/\s/g, '')
  const number = text.replaceAll('-', '')
  const [, year, month, day, place = '', last] = form.exec(text) ?? []
  if (!isNumber(number) || year === undefined) {
    return { ok: false, message: 'Enter the 12 digits of your MyKad, such as 900101-14-0001.' }
  }
  const [bornOn, before] = daysOf(`${year}-${month}-${day}`, today)
  if (bornOn === undefined) {
    return { ok: false, message: 'Check the first six digits: they are not a date of birth.' }
  }
  const birthplace = mykadBirthplaces.get(place)
  if (birthplace === undefined) {
    return { ok: false, message: 'Check the seventh and eighth digit: they are not a place of birth.' }
  }
  const orBornOn = before !== undefined && before >= addMonths(today, -longestLife) ? before : null
  return { ok: true, value: { number, bornOn, orBornOn, sex: Number(last) % 2 === 1 ? 'male' : 'female', birthplace } }
}

/** Whether the owner of a number can have been born on a day: the century is not in the number. */
export function canBeBornOn(number: MykadNumber, day: IsoDate): boolean {
  return number.slice(0, 6) === day.slice(2).replaceAll('-', '')
}

/** A number that its owner knows again and nobody else can use: `900101-**-****`. */
export function maskedMykad(number: MykadNumber): string {
  return `${number.slice(0, 6)}-**-****`
}
