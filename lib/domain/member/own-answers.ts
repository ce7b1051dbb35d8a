import type { CategoryId } from '../categories/ids'
import type { ApplicantQuestion } from '../eligibility/applicant-questions'
import type { WorkerKind } from '../products/traits'
import { type IsoDate, wholeMonths } from '../values/iso-date'
import { formatRinggit, type Sen, sumSen } from '../values/money'

/** What of a profile answers questions about a visitor; null where the member has not said. */
export interface OwnProfile {
  readonly birthDate: IsoDate | null
  readonly sex: 'female' | 'male' | null
  readonly nationality: string | null
  readonly occupationGroup: string | null
}

/** Amounts a month in sen; null where the member has not said. */
export interface OwnIncomes {
  readonly grossMonthly: Sen | null
  readonly netMonthly: Sen | null
  readonly otherMonthly: Sen | null
  readonly commitments: Readonly<Record<string, Sen | null>>
}

/** Occupations that say by themselves what kind of worker somebody is: a manager may be employed, self-employed or in the government. */
const workOf: Readonly<Record<string, WorkerKind>> = {
  '0': 'government',
  student: 'student',
  retired: 'retired',
  homemaker: 'not-working',
  unemployed: 'not-working',
}

/** Whole years on a day; a birthday counts from its day on. */
function ageOn(born: IsoDate, today: IsoDate): number {
  return Math.floor(wholeMonths(born, today) / 12)
}

const typed = (amount: Sen) => formatRinggit(amount).slice('RM'.length)
const said = (amounts: readonly (Sen | null)[]) => amounts.filter((amount) => amount !== null)

/**
 * The answers of an account to the questions about a visitor, as they would be typed. A question that the account does not answer is
 * absent. Commitments are those that the member named: one that was left empty adds nothing.
 */
export function ownAnswers(
  { birthDate, nationality, occupationGroup }: OwnProfile,
  { grossMonthly, netMonthly, otherMonthly, commitments }: OwnIncomes,
  today: IsoDate,
): Readonly<Partial<Record<ApplicantQuestion, string>>> {
  const owed = said(Object.values(commitments))
  const work = occupationGroup === null ? undefined : workOf[occupationGroup]
  return {
    ...(birthDate !== null && { age: String(ageOn(birthDate, today)) }),
    ...(grossMonthly !== null && { income: typed(grossMonthly) }),
    ...(netMonthly !== null && { net: typed(sumSen(said([netMonthly, otherMonthly]))) }),
    ...(owed.length > 0 && { commitments: typed(sumSen(owed)) }),
    ...(nationality === 'MY' && { residency: 'citizen' }),
    ...(work !== undefined && { work }),
  }
}

/** Lists that ask who would be insured, and by which birthday they count an age. */
export const insuredLists: Readonly<Partial<Record<CategoryId, 'last' | 'next'>>> = {
  'term-life-insurance': 'next',
  'whole-life-insurance': 'next',
  'critical-illness-insurance': 'next',
  'medical-card-insurance': 'last',
  'personal-accident-insurance': 'last',
}

/** What an account fills in of a list of insurance, by the names of its fields. Empty where the account does not say. */
export function ownPerson(
  { birthDate, sex }: Pick<OwnProfile, 'birthDate' | 'sex'>,
  birthday: 'last' | 'next',
  today: IsoDate,
): URLSearchParams {
  const person = new URLSearchParams()
  if (birthDate !== null) person.set('age', String(ageOn(birthDate, today) + (birthday === 'next' ? 1 : 0)))
  if (sex !== null) person.set('sex', sex)
  return person
}
