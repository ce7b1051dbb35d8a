import * as z from 'zod'
import { incomesSchema } from '../entities/incomes'
import { notificationChangeSchema, notificationSettingsSchema } from '../entities/notification-settings'
import { profileChangeSchema, profileSchema } from '../entities/profile'
import { dataOf, defineOperation, type Operation } from '../operation'

/** What the member has told of themselves. */
export const profileOperation = defineOperation({
  id: 'account-component/profile',
  method: 'GET',
  path: '/account-component/profile',
  provenance: 'ours',
  summary: 'What the member has told of themselves',
  notes: 'The MyKad number is masked.',
  auth: 'bearer',
  headers: 'plain',
  cache: 'no-store',
  request: z.object({}),
  success: { status: 200, description: 'The profile', schema: dataOf(profileSchema) },
  errors: [],
})

/** Changes some of what the member has told. */
export const updateProfileOperation = defineOperation({
  id: 'account-component/update-profile',
  method: 'PUT',
  path: '/account-component/account/update-profile',
  provenance: 'path only',
  summary: 'Change some of what the member has told',
  notes:
    'A field that is not sent stays, null takes an answer back, a field that is not known is refused. A blood type needs ' +
    'bloodTypeConsent: true beside it, every time; the proof is kept. The birth date of a member with a MyKad number follows from it.',
  auth: 'bearer',
  headers: 'plain',
  limit: { perMinute: 30, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({ body: profileChangeSchema }),
  success: { status: 200, description: 'The profile as it is now', schema: dataOf(profileSchema) },
  errors: [],
})

/** Sets, changes or removes the member's MyKad number. */
export const mykadOperation = defineOperation({
  id: 'account-component/mykad',
  method: 'PUT',
  path: '/account-component/mykad',
  provenance: 'ours',
  summary: 'Set, change or remove the member’s MyKad number',
  notes:
    'Kept encrypted and shown masked. The date of birth and the sex follow from it; where its six digits can mean two centuries, ' +
    'the date of birth that the member gave before decides. A number that another account has is refused without a word of whose it is.',
  auth: 'bearer',
  fresh: true,
  headers: 'plain',
  limit: { perMinute: 5, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({ body: z.strictObject({ mykad: z.string().max(40).nullable() }) }),
  success: { status: 200, description: 'The profile as it is now', schema: dataOf(profileSchema) },
  errors: ['GBL0031'],
})

/** The member's income and commitments. */
export const incomesOperation = defineOperation({
  id: 'account-component/incomes',
  method: 'GET',
  path: '/account-component/incomes',
  provenance: 'path only',
  summary: 'The member’s income and commitments',
  notes: 'Whole sen a month; null where the member has not said.',
  auth: 'bearer',
  headers: 'plain',
  cache: 'no-store',
  request: z.object({}),
  success: { status: 200, description: 'What the member has said', schema: dataOf(incomesSchema) },
  errors: [],
})

/** Keeps the member's income and commitments. */
export const updateIncomesOperation = defineOperation({
  id: 'account-component/update-incomes',
  method: 'PUT',
  path: '/account-component/incomes',
  provenance: 'path only',
  summary: 'Keep the member’s income and commitments',
  notes: 'All of them together, encrypted: whole sen a month, null for what is not said.',
  auth: 'bearer',
  headers: 'plain',
  limit: { perMinute: 30, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({ body: incomesSchema }),
  success: { status: 204, description: 'They are kept', schema: z.undefined() },
  errors: [],
})

/** Keeps that the member agrees to a text. */
export const tncAgreementOperation = defineOperation({
  id: 'account-component/tnc-agreement',
  method: 'PUT',
  path: '/account-component/account/tnc-aggreement',
  provenance: 'path only',
  summary: 'Keep that the member agrees to the terms',
  notes:
    'Only the version in force can be agreed to. The proof is kept; agreeing to the same version again adds none. The referral terms are ' +
    'for members of 18 or more by their MyKad number: others get 422, as the programme is closed to them.',
  auth: 'bearer',
  headers: 'plain',
  limit: { perMinute: 20, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({
    body: z.strictObject({ text: z.enum(['terms', 'referral-terms']), version: z.string().min(1).max(40) }),
  }),
  success: { status: 204, description: 'The proof is durable', schema: z.undefined() },
  errors: [],
})

/** What the member lets us send. */
export const notificationSettingsOperation = defineOperation({
  id: 'account-component/notification-settings',
  method: 'GET',
  path: '/account-component/notification-settings',
  provenance: 'ours',
  summary: 'What the member lets us send',
  notes: 'Messages that the account needs, such as codes and notices of changes, are sent whatever is chosen.',
  auth: 'bearer',
  headers: 'plain',
  cache: 'no-store',
  request: z.object({}),
  success: { status: 200, description: 'The choices', schema: dataOf(notificationSettingsSchema) },
  errors: [],
})

/** Changes what the member lets us send. */
export const updateNotificationSettingsOperation = defineOperation({
  id: 'account-component/update-notification-settings',
  method: 'PUT',
  path: '/account-component/notification-settings',
  provenance: 'ours',
  summary: 'Change what the member lets us send',
  notes:
    'Holds immediately. Each change is kept as a proof with the version of the text; a yes to a text that has changed meanwhile is refused, ' +
    'a no is always taken.',
  auth: 'bearer',
  headers: 'plain',
  limit: { perMinute: 30, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({ body: notificationChangeSchema }),
  success: { status: 200, description: 'The choices as they are now', schema: dataOf(notificationSettingsSchema) },
  errors: [],
})

/** What members tell of themselves and agree to: the calls of this area, in the order of the documents. */
export const profileCalls: readonly Operation[] = [
  profileOperation,
  updateProfileOperation,
  mykadOperation,
  incomesOperation,
  updateIncomesOperation,
  tncAgreementOperation,
  notificationSettingsOperation,
  updateNotificationSettingsOperation,
]
