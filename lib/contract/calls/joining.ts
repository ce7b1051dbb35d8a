import * as z from 'zod'
import { contactKinds } from '@/lib/domain/validation/contact'
import { readMobile } from '@/lib/domain/validation/phone'
import {
  codeChannels,
  codeSchema,
  joiningDetailsSchema,
  joiningKeySchema,
  joiningPurposes,
  joiningSchema,
  readBy,
  sentCodeSchema,
  usernameSchema,
  verifiedSchema,
} from '../entities/joining'
import { dataOf, defineOperation, type Operation } from '../operation'

/** How a contact can sign in. */
export const accountCheckOperation = defineOperation({
  id: 'account-component/account-check',
  method: 'POST',
  path: '/account-component/v1/public/account/check',
  provenance: 'path only',
  summary: 'How a contact can sign in',
  notes:
    'Does not say whether it has an account: the answer is the same for every contact of its kind that is well formed.',
  auth: 'public',
  headers: 'signed',
  limit: { perMinute: 10, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({ body: z.strictObject({ username: usernameSchema }) }),
  success: {
    status: 200,
    description: 'The ways there are',
    schema: dataOf(
      z.object({ kind: z.enum(contactKinds), channels: z.array(z.enum(codeChannels)), password: z.literal(true) }),
    ),
  },
  errors: ['GBL0009'],
})

/** Whether a mobile number can be sent a code. */
export const existMobileOperation = defineOperation({
  id: 'account-component/exist-mobile',
  method: 'POST',
  path: '/account-component/account/exist-mobile',
  provenance: 'path only',
  summary: 'Whether a mobile number can be sent a code',
  notes: 'Does not say whether the number has an account: the answer is the same for every number that is well formed.',
  auth: 'public',
  headers: 'signed',
  limit: { perMinute: 10, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({ body: z.strictObject({ mobile: readBy(readMobile) }) }),
  success: {
    status: 200,
    description: 'It can be sent a code',
    schema: dataOf(z.object({ channels: z.array(z.enum(codeChannels)) })),
  },
  errors: ['GBL0009'],
})

/** Keep what was filled in of the application form. */
export const keepJoiningOperation = defineOperation({
  id: 'account-component/keep-joining',
  method: 'PUT',
  path: '/account-component/v1/public/account/pre-register',
  provenance: 'path only',
  summary: 'Keep what was filled in of the application form',
  notes: 'Only once the contact is verified. Kept encrypted until the joining ends or expires.',
  auth: 'public',
  headers: 'plain',
  limit: { perMinute: 60, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({ body: z.strictObject({ key: joiningKeySchema, details: joiningDetailsSchema }) }),
  success: { status: 204, description: 'It is kept', schema: z.undefined() },
  errors: ['GBL0009', 'GBL0024', 'GBL0029'],
})

/** The internet address of the caller. */
export const myIpOperation = defineOperation({
  id: 'account-component/my-ip',
  method: 'GET',
  path: '/account-component/v1/public/account/my-ip',
  provenance: 'path only',
  summary: 'The internet address of the caller',
  notes: 'As the limits see it: null where it cannot be told from others.',
  auth: 'public',
  headers: 'plain',
  limit: { perMinute: 60, uncounted: 'answer' },
  cache: 'no-store',
  request: z.object({}),
  success: { status: 200, description: 'The address', schema: dataOf(z.object({ ip: z.string().nullable() })) },
  errors: [],
})

/** Begin to join, to sign in or to set a new password. */
export const preRegisterOperation = defineOperation({
  id: 'account-component/pre-register',
  method: 'POST',
  path: '/account-component/v1/public/account/pre-register',
  provenance: 'path only',
  summary: 'Begin to join, to sign in or to set a new password',
  notes:
    'Answers the same, after the same work, whether or not the contact has an account. request-otp works with the key of this call ' +
    'alone, and sends to its one contact: the proof of a person comes before both.',
  auth: 'public',
  headers: 'signed',
  challenged: true,
  limit: { perMinute: 20, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({
    body: z.strictObject({
      username: usernameSchema,
      purpose: z.enum(joiningPurposes),
    }),
  }),
  success: { status: 200, description: 'The key of the joining', schema: dataOf(z.object({ key: joiningKeySchema })) },
  errors: ['GBL0009'],
})

/** Send a one-time code. */
export const requestOtpOperation = defineOperation({
  id: 'account-component/request-otp',
  method: 'POST',
  path: '/account-component/account/request-otp',
  provenance: 'path only',
  summary: 'Send a one-time code',
  notes:
    'Answers the same, after the same work, whether or not the contact has an account. A code asked for before resendAt is not ' +
    'sent again: the answer names the one that is on its way. The code before stops working when a new one is made. A contact is ' +
    'sent one code a minute, 5 an hour and 10 a day, whoever asks.',
  auth: 'public',
  headers: 'signed',
  knowsDevice: true,
  limit: { perMinute: 10, perHour: 60, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({ body: z.strictObject({ key: joiningKeySchema, channel: z.enum(codeChannels) }) }),
  success: { status: 200, description: 'The code is on its way', schema: dataOf(sentCodeSchema) },
  errors: ['GBL0009', 'GBL0024', 'GBL0029'],
})

/** A joining, as far as it has come. */
export const userDetailOperation = defineOperation({
  id: 'account-component/user-detail',
  method: 'POST',
  path: '/account-component/v1/public/user-detail',
  provenance: 'path only',
  summary: 'A joining, as far as it has come',
  notes: 'Says nothing of an account. The key is in the body, since addresses are written to logs.',
  auth: 'public',
  headers: 'plain',
  limit: { perMinute: 120, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({ body: z.strictObject({ key: joiningKeySchema }) }),
  success: { status: 200, description: 'The joining', schema: dataOf(joiningSchema) },
  errors: ['GBL0009', 'GBL0024'],
})

/** Check a one-time code. */
export const verifyOtpOperation = defineOperation({
  id: 'account-component/verify-otp',
  method: 'POST',
  path: '/account-component/account/verify-otp',
  provenance: 'path only',
  summary: 'Check a one-time code',
  notes: 'A code works once, for five minutes and five tries, for the joining that it was sent for and for no other.',
  auth: 'public',
  headers: 'plain',
  knowsDevice: true,
  limit: { perMinute: 20, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({ body: z.strictObject({ key: joiningKeySchema, requestId: z.uuid(), code: codeSchema }) }),
  success: { status: 200, description: 'The code is right', schema: dataOf(verifiedSchema) },
  errors: ['GBL0009', 'GBL0024', 'GBL0025', 'GBL0026'],
})

/** Check a one-time code that was sent by e-mail, under the rules of any code. */
export const verifyEmailOperation = defineOperation({
  ...verifyOtpOperation,
  id: 'account-component/verify-email',
  path: '/account-component/v1/public/account/verify-email',
  summary: 'Check a one-time code that was sent by e-mail',
  notes: 'As verify-otp, and refuses a code that was sent any other way.',
})

/** What a MyKad number says. */
export const validateNricOperation = defineOperation({
  id: 'account-component/validate-nric',
  method: 'POST',
  path: '/account-component/account/validate-nric',
  provenance: 'path only',
  summary: 'What a MyKad number says',
  notes:
    'By its form alone: whether there is such a card, and whose it is, nobody asks and nothing is kept. orBirthDate is a hundred years ' +
    'before birthDate, where somebody so old may be alive: then ask which it is.',
  auth: 'bearer',
  headers: 'plain',
  limit: { perMinute: 20, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({ body: z.strictObject({ nric: z.string().max(200) }) }),
  success: {
    status: 200,
    description: 'It is well formed',
    schema: dataOf(
      z.object({
        /** Masked, such as 900101-**-****. */
        nric: z.string().min(1).max(20),
        birthDate: z.iso.date(),
        orBirthDate: z.iso.date().nullable(),
        /** Whole years in Malaysia today, by birthDate. */
        age: z.int().min(0).max(150),
        sex: z.enum(['male', 'female']),
        birthplace: z.string().min(1).max(60),
      }),
    ),
  },
  errors: [],
})

/** Joining and signing in by code: the calls of this area, in the order of the documents. */
export const joiningCalls: readonly Operation[] = [
  accountCheckOperation,
  existMobileOperation,
  keepJoiningOperation,
  myIpOperation,
  preRegisterOperation,
  requestOtpOperation,
  userDetailOperation,
  verifyEmailOperation,
  verifyOtpOperation,
  validateNricOperation,
]
