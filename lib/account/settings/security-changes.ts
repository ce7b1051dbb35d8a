import * as z from 'zod'
import {
  changePasswordOperation,
  confirmOtpOperation,
  requestOtpConfirmOperation,
  requestOtpResetEmailOperation,
  requestOtpResetMobileOperation,
  resetEmailOperation,
  resetMobileOperation,
} from '@/lib/contract/calls/security'
import { codeSchema, passwordSchema, readBy, withoutGaps } from '@/lib/contract/entities/joining'
import { contactKinds } from '@/lib/domain/validation/contact'
import { readEmail } from '@/lib/domain/validation/email'
import { repeatMessage } from '@/lib/domain/validation/password'
import { readMobile } from '@/lib/domain/validation/phone'
import { type Change, saved } from './change'

/** `currentPassword` stays empty where the member has none yet. */
export const passwordChange = z
  .object({ currentPassword: z.string().max(1000).default(''), newPassword: passwordSchema, repeat: z.string() })
  .refine(({ newPassword, repeat }) => newPassword === repeat, {
    path: ['repeat'],
    message: repeatMessage,
  })
  .transform(
    ({ currentPassword, newPassword }): Change =>
      async (ask) => {
        const body = { currentPassword: currentPassword === '' ? null : currentPassword, newPassword }
        await ask(changePasswordOperation, { body })
        return saved
      },
  )

/** Of which code a form is. */
export const askedProofSchema = z.object({ kind: z.enum(contactKinds), requestId: z.uuid() })

const typedCode = z.string().max(20).transform(withoutGaps).pipe(codeSchema)

/** Sends a code to a new e-mail address. */
export const emailChange = z.object({ email: readBy(readEmail) }).transform(
  ({ email }): Change =>
    async (ask) => {
      const { data } = await ask(requestOtpResetEmailOperation, { body: { email } })
      return { kind: 'sent', next: { form: 'email-code', typed: { email, requestId: data.requestId } } }
    },
)

/** Changes the e-mail address by the code that was sent to the new one. */
export const emailCodeChange = z.object({ email: readBy(readEmail), requestId: z.uuid(), code: typedCode }).transform(
  (body): Change =>
    async (ask) => {
      await ask(resetEmailOperation, { body })
      return saved
    },
)

/** Sends a code to a new mobile number. */
export const phoneChange = z.object({ mobile: readBy(readMobile) }).transform(
  ({ mobile }): Change =>
    async (ask) => {
      const { data } = await ask(requestOtpResetMobileOperation, { body: { mobile } })
      return { kind: 'sent', next: { form: 'phone-code', typed: { mobile, requestId: data.requestId } } }
    },
)

/** Sends a code to one of the member's own contacts, to prove who they are. */
export const confirmSend = askedProofSchema.pick({ kind: true }).transform(
  (body): Change =>
    async (ask) => {
      const { data } = await ask(requestOtpConfirmOperation, { body })
      return { kind: 'code-sent', asked: { ...body, requestId: data.requestId } }
    },
)

/** Proves by that code who they are. */
export const confirmByCode = z.object({ ...askedProofSchema.shape, code: typedCode }).transform(
  (body): Change =>
    async (ask) => {
      await ask(confirmOtpOperation, { body })
      return { kind: 'proved' }
    },
)

/** Changes the mobile number by the code that was sent to the new one. */
export const phoneCodeChange = z.object({ mobile: readBy(readMobile), requestId: z.uuid(), code: typedCode }).transform(
  (body): Change =>
    async (ask) => {
      await ask(resetMobileOperation, { body })
      return saved
    },
)
