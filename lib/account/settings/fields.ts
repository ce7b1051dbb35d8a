import type { Incomes } from '@/lib/contract/entities/incomes'
import type { InterestEntry } from '@/lib/contract/entities/interest'
import type { NotificationSettings } from '@/lib/contract/entities/notification-settings'
import type { Profile } from '@/lib/contract/entities/profile'
import { choiceSenders, memberTexts, sendingChoices } from '@/lib/domain/member/member-texts'
import { ownWords } from '@/lib/domain/member/own-words'
import { bloodTypes } from '@/lib/domain/reference/blood-types'
import { businessNatures } from '@/lib/domain/reference/business-natures'
import { countries } from '@/lib/domain/reference/countries'
import { educationLevels } from '@/lib/domain/reference/education-levels'
import type { ReferenceEntry } from '@/lib/domain/reference/entry'
import { nationalities } from '@/lib/domain/reference/nationalities'
import { occupationGroups } from '@/lib/domain/reference/occupation-groups'
import { states } from '@/lib/domain/reference/states'
import { leastGains } from '@/lib/domain/shortlist/rival'
import { formatRinggit, type Sen, sen } from '@/lib/domain/values/money'
import type { AskedProof } from './change'

const { uses } = ownWords

interface Named {
  readonly name: string
  readonly label: string
  readonly hint?: string
}

/** A field of a form, with what it shows before anybody types. */
export type SettingsField =
  | (Named & { readonly kind: 'text' | 'money'; readonly value: string; readonly autoComplete?: string })
  | (Named & {
      readonly kind: 'choice'
      readonly value: string
      readonly options: readonly ReferenceEntry[]
      /** One of them always holds, so there is nothing to leave open. */
      readonly always?: true
    })
  | (Named & { readonly kind: 'tick'; readonly value: boolean })
  | (Named & { readonly kind: 'password'; readonly autoComplete: 'current-password' | 'new-password' })
  | { readonly kind: 'new-password'; readonly name: string; readonly about: readonly string[] }
  | { readonly kind: 'hidden'; readonly name: string; readonly value: string }

const sexes: readonly ReferenceEntry[] = [
  { code: 'female', label: 'Female' },
  { code: 'male', label: 'Male' },
]
const maritalStatuses: readonly ReferenceEntry[] = [
  { code: 'single', label: 'Single' },
  { code: 'married', label: 'Married' },
  { code: 'divorced', label: 'Divorced' },
  { code: 'widowed', label: 'Widowed' },
]

function text(name: string, label: string, value: string | null, more: { hint?: string; autoComplete?: string } = {}) {
  return { kind: 'text' as const, name, label, value: value ?? '', ...more }
}

function choice(name: string, label: string, value: string | null, options: readonly ReferenceEntry[], hint?: string) {
  return { kind: 'choice' as const, name, label, value: value ?? '', options, ...(hint !== undefined && { hint }) }
}

/** A member without a password sets the first one. */
export function passwordFields({ hasPassword, fullName, contacts }: Profile): readonly SettingsField[] {
  return [
    ...(hasPassword ? [currentPassword] : []),
    { kind: 'new-password', name: 'newPassword', about: [fullName, ...contacts.map(({ value }) => value)] },
    { kind: 'password', name: 'repeat', label: 'The same password again', autoComplete: 'new-password' },
  ]
}

const currentPassword = {
  kind: 'password',
  name: 'currentPassword',
  label: 'Your password now',
  autoComplete: 'current-password',
} as const

/** Where the code of a proof is typed. */
export function proofCodeFields({ kind, requestId }: AskedProof): readonly SettingsField[] {
  return [
    { kind: 'hidden', name: 'kind', value: kind },
    { kind: 'hidden', name: 'requestId', value: requestId },
    text('code', 'Six-digit code', null, { autoComplete: 'one-time-code' }),
  ]
}

/** The proof of who asks. */
export const proofFields: readonly SettingsField[] = [
  { kind: 'password', name: 'password', label: 'Your password', autoComplete: 'current-password' },
]

export function profileFields({ fullName }: Profile): readonly SettingsField[] {
  return [
    text('fullName', 'Full name', fullName, { hint: 'As it is on your MyKad or passport.', autoComplete: 'name' }),
  ]
}

/**
 * What something on the site uses, with what it is used for. The date of birth of a member with a MyKad number follows from it, and is
 * not asked. What nothing uses is shown where it was kept before, so that it can be deleted.
 */
export function personalFields(profile: Profile): readonly SettingsField[] {
  const { birthDate, mykad } = profile
  const [year, month, day] = birthDate?.split('-') ?? []
  const born = birthDate === null ? '' : `${day}/${month}/${year}`
  const birthHint = { hint: `Day, month and year, such as 31/12/1990. ${uses.birthDate}`, autoComplete: 'bday' }
  return [
    ...(mykad === null ? [text('birthDate', 'Date of birth', born, birthHint)] : []),
    choice('sex', 'Sex', profile.sex, sexes, uses.sex),
    choice('nationality', 'Nationality', profile.nationality, nationalities, uses.nationality),
    choice('occupationGroup', 'Occupation', profile.occupationGroup, occupationGroups, uses.occupation),
    choice('state', 'State where you live', profile.state, states, uses.state),
    choice('country', 'Country where you live', profile.country, countries, uses.country),
    ...unusedFields(profile).map((field) => ({ ...field, hint: uses.unused })),
  ]
}

/** What earlier forms asked for and nothing uses, as far as something is kept. */
function unusedFields({ addressLines, ...profile }: Profile): readonly SettingsField[] {
  const lines = addressLines.length === 0 ? [] : [0, 1, 2]
  const fields = [
    choice('maritalStatus', 'Marital status', profile.maritalStatus, maritalStatuses),
    ...lines.map((at) =>
      text(`line${at + 1}`, `Address, line ${at + 1}`, addressLines[at] ?? null, {
        autoComplete: `address-line${at + 1}`,
      }),
    ),
    text('postcode', 'Postcode', profile.postcode, { autoComplete: 'postal-code' }),
    text('city', 'Town or city', profile.city, { autoComplete: 'address-level2' }),
    choice('educationLevel', 'Education', profile.educationLevel, educationLevels),
    choice('businessNature', 'What your employer or business does', profile.businessNature, businessNatures),
    text('employer', 'Employer', profile.employer, { autoComplete: 'organization' }),
  ]
  return fields.filter(({ name, value }) => value !== '' || name.startsWith('line'))
}

/** The box is a consent, not an answer: it is asked anew with every change. */
export function bloodTypeFields({ bloodType }: Profile): readonly SettingsField[] {
  return [
    choice('bloodType', 'Blood type', bloodType, bloodTypes, uses.bloodType),
    { kind: 'tick', name: 'bloodTypeConsent', label: memberTexts.bloodType.text, value: false },
  ]
}

export function mykadFields(mykad: string | null): readonly SettingsField[] {
  const hint =
    mykad === null
      ? `Twelve digits, such as 900131-14-1234. It is kept encrypted. ${uses.mykad}`
      : `We have ${mykad}. Enter another one to change it; leave this empty to remove it.`
  return [text('mykad', 'MyKad number', null, { hint })]
}

/** What an amount looks like in the field that it can be changed in. */
function typedAmount(amount: Sen | null): string {
  return amount === null ? '' : formatRinggit(amount).slice('RM'.length)
}

export function incomeFields({
  grossMonthly,
  netMonthly,
  otherMonthly,
  commitments,
}: Incomes): readonly SettingsField[] {
  const money = (name: string, label: string, value: Sen | null, hint?: string): SettingsField => ({
    kind: 'money',
    name,
    label,
    value: typedAmount(value),
    ...(hint === undefined ? {} : { hint }),
  })
  return [
    money('grossMonthly', 'Salary before deductions', grossMonthly, uses.income),
    money('netMonthly', 'Salary that reaches your account', netMonthly, 'After EPF, SOCSO, EIS and tax.'),
    money('otherMonthly', 'Other income', otherMonthly, 'Rent, a business of your own, support from family.'),
    money('homeLoan', 'Home loan', commitments.homeLoan),
    money('carLoan', 'Car loan', commitments.carLoan),
    money('personalLoan', 'Personal loan', commitments.personalLoan),
    money('cardMinimum', 'Credit cards', commitments.cardMinimum, 'The minimum payment of all cards together.'),
    money('ptptn', 'PTPTN', commitments.ptptn),
    money('other', 'Other commitments', commitments.other),
  ]
}

/** A box for each choice that something sends messages by; sent without a box, a choice becomes a no. */
export function notificationFields(choices: NotificationSettings): readonly SettingsField[] {
  const offered = sendingChoices.filter((choice) => choiceSenders[choice] !== null)
  return [
    { kind: 'hidden', name: 'textVersion', value: choices.textVersion },
    ...offered.map((name) => ({
      kind: 'tick' as const,
      name,
      label: choices[name].text,
      value: choices[name].given,
    })),
  ]
}

const rhythms: readonly ReferenceEntry[] = [
  { code: 'immediate', label: 'Immediately' },
  { code: 'weekly', label: 'On Mondays, all in one message' },
]

/** What a member chooses of an alert: by how much another product must beat theirs, and when they are told. */
export function alertFields(
  { category, slug }: NonNullable<InterestEntry['product']>,
  { case: ownCase, least, rhythm }: NonNullable<InterestEntry['alert']>,
): readonly SettingsField[] {
  const options = leastGains.map((gain) => ({ code: String(gain), label: formatRinggit(sen(gain), 'whole') }))
  return [
    { kind: 'hidden', name: 'category', value: category },
    { kind: 'hidden', name: 'slug', value: slug },
    { kind: 'hidden', name: 'case', value: ownCase },
    ...(least === null
      ? []
      : [
          {
            ...choice('least', 'Also tell me when another one beats it by', String(least), options),
            always: true as const,
          },
        ]),
    { ...choice('rhythm', 'When', rhythm, rhythms), always: true },
  ]
}
