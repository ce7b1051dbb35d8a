import * as z from 'zod'
import { contactKinds } from '@/lib/domain/validation/contact'
import { readEmail } from '@/lib/domain/validation/email'
import { readMobile } from '@/lib/domain/validation/phone'
import { codeSchema, passwordSchema, readBy, sentCodeSchema, undoKeySchema } from '../entities/joining'
import { profileSchema } from '../entities/profile'
import { dataOf, defineOperation, type Operation } from '../operation'

/** Sends a code to the mobile number that the member wants to change to. */
export const requestOtpResetMobileOperation = defineOperation({
  id: 'account-component/request-otp-reset-mobile',
  method: 'POST',
  path: '/account-component/account/request-otp/reset-mobile',
  provenance: 'path only',
  summary: 'Send a code to a new mobile number',
  notes: 'Answers the same whether or not the number belongs to an account.',
  auth: 'bearer',
  fresh: true,
  headers: 'plain',
  limit: { perMinute: 10, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({ body: z.strictObject({ mobile: readBy(readMobile) }) }),
  success: { status: 200, description: 'The code is on its way', schema: dataOf(sentCodeSchema) },
  errors: ['GBL0032'],
})

/** Changes the mobile number by which the member signs in. */
export const resetMobileOperation = defineOperation({
  id: 'account-component/reset-mobile',
  method: 'PUT',
  path: '/account-component/account/reset-mobile',
  provenance: 'path only',
  summary: 'Change the mobile number',
  notes:
    'Needs the code that was sent to the new number. The contacts of before are told. Phone and e-mail are not both changed within 24 ' +
    'hours by codes alone: that takes a sign-in by a password of more than a day (GBL0032).',
  auth: 'bearer',
  fresh: true,
  headers: 'plain',
  limit: { perMinute: 10, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({
    body: z.strictObject({ mobile: readBy(readMobile), requestId: z.uuid(), code: codeSchema }),
  }),
  success: { status: 200, description: 'The profile as it is now', schema: dataOf(profileSchema) },
  errors: ['GBL0025', 'GBL0026', 'GBL0032', 'GBL0033'],
})

/** Sends a code to the e-mail address that the member wants to change to, under the rules of a mobile number. */
export const requestOtpResetEmailOperation = defineOperation({
  ...requestOtpResetMobileOperation,
  id: 'account-component/request-otp-reset-email',
  path: '/account-component/account/request-otp/reset-email',
  provenance: 'ours',
  summary: 'Send a code to a new e-mail address',
  notes: 'Answers the same whether or not the address belongs to an account.',
  request: z.object({ body: z.strictObject({ email: readBy(readEmail) }) }),
})

/** Changes the e-mail address by which the member signs in, under the rules of the mobile number. */
export const resetEmailOperation = defineOperation({
  ...resetMobileOperation,
  id: 'account-component/reset-email',
  path: '/account-component/account/reset-email',
  provenance: 'ours',
  summary: 'Change the e-mail address',
  notes: 'As reset-mobile, with the code that was sent to the new address.',
  request: z.object({
    body: z.strictObject({ email: readBy(readEmail), requestId: z.uuid(), code: codeSchema }),
  }),
})

/** Takes a change of contact back by the key that was sent to the contact of before. */
export const undoContactChangeOperation = defineOperation({
  id: 'account-component/undo-contact-change',
  method: 'POST',
  path: '/account-component/v1/public/account/undo-contact-change',
  provenance: 'ours',
  summary: 'Take a change of contact back',
  notes:
    'Needs no login: the key was sent to the contact that was replaced, works once and for seven days. The contact is put back, every session ' +
    'ends, the password, all passkeys and recovery codes are removed, and all contacts are told. GBL0033 where the contact signs in to another account by now.',
  auth: 'public',
  headers: 'plain',
  limit: { perMinute: 10, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({ body: z.strictObject({ key: undoKeySchema }) }),
  success: { status: 204, description: 'The contact of before signs in again', schema: z.undefined() },
  errors: ['GBL0016', 'GBL0033'],
})

/** Sends a code to one of the member's own contacts. */
export const requestOtpConfirmOperation = defineOperation({
  id: 'account-component/request-otp-confirm',
  method: 'POST',
  path: '/account-component/account/request-otp/confirm',
  provenance: 'ours',
  summary: 'Send a code by which the member proves who they are',
  notes: 'For members without a password, or who do not have it at hand.',
  auth: 'bearer',
  headers: 'plain',
  limit: { perMinute: 10, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({ body: z.strictObject({ kind: z.enum(contactKinds) }) }),
  success: { status: 200, description: 'The code is on its way', schema: dataOf(sentCodeSchema) },
  errors: [],
})

/** Proves by code that it is the member who asks. */
export const confirmOtpOperation = defineOperation({
  id: 'account-component/confirm-otp',
  method: 'POST',
  path: '/account-component/account/confirm-otp',
  provenance: 'ours',
  summary: 'Prove by code that it is the member',
  notes: 'For five minutes this session may make the changes that ask for a fresh proof (GBL0028).',
  auth: 'bearer',
  headers: 'plain',
  limit: { perMinute: 10, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({
    body: z.strictObject({ kind: z.enum(contactKinds), requestId: z.uuid(), code: codeSchema }),
  }),
  success: { status: 204, description: 'The proof counts from now', schema: z.undefined() },
  errors: ['GBL0025', 'GBL0026'],
})

/** Changes the member's password, or sets the first one. */
export const changePasswordOperation = defineOperation({
  id: 'account-component/change-password',
  method: 'PUT',
  path: '/account-component/account/change-password',
  provenance: 'path only',
  summary: 'Change the password, or set the first one',
  notes:
    'Needs the current password where there is one; a session that was signed in by code, passkey or recovery code may leave it out. Every other session ends, ' +
    'and all contacts are told.',
  auth: 'bearer',
  fresh: true,
  headers: 'plain',
  limit: { perMinute: 10, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({
    body: z.strictObject({ currentPassword: passwordSchema.nullable().default(null), newPassword: passwordSchema }),
  }),
  success: { status: 204, description: 'The new password works', schema: z.undefined() },
  errors: ['GBL0023'],
})

/** Contacts and proofs of a member: the calls of this area, in the order of the documents. */
export const securityCalls: readonly Operation[] = [
  requestOtpResetMobileOperation,
  resetMobileOperation,
  requestOtpResetEmailOperation,
  resetEmailOperation,
  undoContactChangeOperation,
  requestOtpConfirmOperation,
  confirmOtpOperation,
  changePasswordOperation,
]
