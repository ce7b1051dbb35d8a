import * as z from 'zod'
import { deleteProcessOperation, exportOperation } from '@/lib/contract/calls/closing'
import {
  mykadOperation,
  updateIncomesOperation,
  updateNotificationSettingsOperation,
  updateProfileOperation,
} from '@/lib/contract/calls/profile'
import { confirmOperation, endOtherSessionsOperation, endSessionOperation } from '@/lib/contract/calls/sign-in'
import { fullNameSchema, passwordSchema } from '@/lib/contract/entities/joining'
import { profileChangeSchema } from '@/lib/contract/entities/profile'
import { readBirthDate } from '@/lib/domain/validation/birth-date'
import { malaysianDay } from '@/lib/domain/values/iso-date'
import { parseRinggit } from '@/lib/domain/values/money'
import { type Change, saved } from './change'
import { addPasskey, confirmByPasskey, makeRecovery, removePasskey } from './passkey-changes'
import type { SettingsFormName } from './places'
import {
  alertChange,
  analysisNaming,
  analysisRemoval,
  comparisonRemoval,
  interestRemoval,
  interestsClearing,
  restoring,
} from './saved-changes'
import {
  confirmByCode,
  confirmSend,
  emailChange,
  emailCodeChange,
  passwordChange,
  phoneChange,
  phoneCodeChange,
} from './security-changes'

/** An answer that is left out is taken back. */
const orNull = <S extends z.ZodType>(schema: S) => z.preprocess((typed) => (typed === '' ? null : typed), schema)

/** A box: browsers say `on`, scripts true. */
const ticked = z.preprocess((typed) => typed === true || typed === 'on', z.boolean())

const moneySchema = z
  .string()
  .max(40)
  .transform((typed, context) => {
    if (typed.trim() === '') return null
    const amount = parseRinggit(typed)
    if (amount === null)
      context.issues.push({ code: 'custom', input: typed, message: 'Enter an amount such as 3,500 or 3500.50.' })
    return amount
  })

const birthDateSchema = z.string().transform((typed, context) => {
  if (typed.trim() === '') return null
  const reading = readBirthDate(typed, malaysianDay(Date.now()))
  if (reading.ok) return reading.value
  context.issues.push({ code: 'custom', input: typed, message: reading.message })
  return z.NEVER
})

const { shape } = profileChangeSchema
/** A field that the form did not show stays as it is. */
const unused = <S extends z.ZodType>(schema: S) => orNull(schema).optional()
const lineSchema = z.string().max(300).optional()

const profileSchema = z.object({ fullName: fullNameSchema }).transform(
  (body): Change =>
    async (ask) => {
      await ask(updateProfileOperation, { body })
      return saved
    },
)

const personalSchema = z
  .object({
    birthDate: birthDateSchema.optional(),
    sex: orNull(shape.sex),
    maritalStatus: unused(shape.maritalStatus),
    nationality: orNull(shape.nationality),
    line1: lineSchema,
    line2: lineSchema,
    line3: lineSchema,
    postcode: unused(shape.postcode),
    city: unused(shape.city),
    state: orNull(shape.state).optional(),
    country: orNull(shape.country).optional(),
    educationLevel: unused(shape.educationLevel),
    occupationGroup: orNull(shape.occupationGroup),
    businessNature: unused(shape.businessNature),
    employer: unused(shape.employer),
  })
  .transform(
    ({ line1, line2, line3, ...told }): Change =>
      async (ask) => {
        const lines = [line1, line2, line3].filter((line) => line !== undefined)
        const addressLines = lines.filter((line) => line.trim() !== '')
        await ask(updateProfileOperation, { body: { ...told, ...(lines.length > 0 && { addressLines }) } })
        return saved
      },
  )

const bloodTypeSchema = z
  .object({ bloodType: orNull(shape.bloodType), bloodTypeConsent: ticked })
  .refine(({ bloodType, bloodTypeConsent }) => bloodType === null || bloodTypeConsent, {
    path: ['bloodTypeConsent'],
    message: 'Tick the box if we may keep your blood type, or choose none.',
  })
  .transform(
    ({ bloodType, bloodTypeConsent }): Change =>
      async (ask) => {
        await ask(updateProfileOperation, {
          body: bloodType === null ? { bloodType } : { bloodType, bloodTypeConsent },
        })
        return saved
      },
  )

const mykadSchema = z.object({ mykad: z.string().max(40, 'Enter the twelve digits of your MyKad.') }).transform(
  ({ mykad }): Change =>
    async (ask) => {
      await ask(mykadOperation, { body: { mykad: mykad.trim() === '' ? null : mykad } })
      return saved
    },
)

const incomeSchema = z
  .object({
    grossMonthly: moneySchema,
    netMonthly: moneySchema,
    otherMonthly: moneySchema,
    homeLoan: moneySchema,
    carLoan: moneySchema,
    personalLoan: moneySchema,
    cardMinimum: moneySchema,
    ptptn: moneySchema,
    other: moneySchema,
  })
  .transform(
    ({ grossMonthly, netMonthly, otherMonthly, ...commitments }): Change =>
      async (ask) => {
        await ask(updateIncomesOperation, { body: { grossMonthly, netMonthly, otherMonthly, commitments } })
        return saved
      },
  )

const notificationsSchema = z.object({ textVersion: z.string(), marketing: ticked, updates: ticked }).transform(
  (body): Change =>
    async (ask) => {
      await ask(updateNotificationSettingsOperation, { body })
      return saved
    },
)

const endSessionSchema = z.object({ id: z.uuid() }).transform(
  (query): Change =>
    async (ask) => {
      await ask(endSessionOperation, { query })
      return { kind: 'ended' }
    },
)

const endOthersSchema = z.object({}).transform(
  (): Change => async (ask) => {
    await ask(endOtherSessionsOperation, {})
    return { kind: 'ended' }
  },
)

const dataSchema = z.object({}).transform(
  (): Change => async (ask) => {
    const { data } = await ask(exportOperation, {})
    return { kind: 'file', text: JSON.stringify(data, null, 2) }
  },
)

const { shape: closing } = deleteProcessOperation.request.shape.body

const closeSchema = z
  .object({
    reason: orNull(closing.reason),
    text: orNull(closing.text),
    sure: ticked.refine((sure) => sure, 'Tick the box if you want to close your account.'),
  })
  .transform(
    ({ reason, text }): Change =>
      async (ask) => {
        const { data } = await ask(deleteProcessOperation, { body: { reason, text } })
        return { kind: 'closed', erasesOn: data.erasesOn }
      },
  )

const confirmSchema = z.object({ password: passwordSchema }).transform(
  (body): Change =>
    async (ask) => {
      await ask(confirmOperation, { body })
      return { kind: 'proved' }
    },
)

/** What each form says, read by the rules of the contract into the change that it asks for. */
export const settingsChanges: Readonly<Record<SettingsFormName, z.ZodType<Change, Record<string, unknown>>>> = {
  profile: profileSchema,
  personal: personalSchema,
  mykad: mykadSchema,
  'blood-type': bloodTypeSchema,
  income: incomeSchema,
  email: emailChange,
  'email-code': emailCodeChange,
  phone: phoneChange,
  'phone-code': phoneCodeChange,
  password: passwordChange,
  'add-passkey': addPasskey,
  'remove-passkey': removePasskey,
  'make-recovery': makeRecovery,
  notifications: notificationsSchema,
  'name-analysis': analysisNaming,
  'remove-analysis': analysisRemoval,
  'remove-comparison': comparisonRemoval,
  'restore-kept': restoring,
  alert: alertChange,
  'remove-interest': interestRemoval,
  'clear-interests': interestsClearing,
  'restore-interests': restoring,
  'end-session': endSessionSchema,
  'end-others': endOthersSchema,
  data: dataSchema,
  close: closeSchema,
  confirm: confirmSchema,
  'confirm-passkey': confirmByPasskey,
  'confirm-send': confirmSend,
  'confirm-code': confirmByCode,
}
