import * as z from 'zod'
import {
  fullNameSchema,
  joiningKeySchema,
  joiningReasons,
  openedSessionSchema,
  passwordSchema,
  usernameSchema,
} from '../entities/joining'
import { referralSchema } from '../entities/referral'
import { securityEventSchema, sessionSchema } from '../entities/session'
import { dataOf, defineOperation, type Operation } from '../operation'

/** Sign in by password. */
export const authenticateOperation = defineOperation({
  id: 'account-component/authenticate',
  method: 'POST',
  path: '/account-component/authenticate',
  provenance: 'path only',
  summary: 'Sign in by password',
  notes: 'One answer, after the same work, for an unknown contact, a wrong password and an account that is not active.',
  auth: 'public',
  headers: 'plain',
  knowsDevice: true,
  limit: { perMinute: 20, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({ body: z.strictObject({ username: usernameSchema, password: passwordSchema }) }),
  success: { status: 200, description: 'A session', schema: dataOf(openedSessionSchema) },
  errors: ['GBL0009', 'GBL0023'],
})

/** Proves by password that it is the member who asks. */
export const confirmOperation = defineOperation({
  id: 'account-component/confirm',
  method: 'POST',
  path: '/account-component/account/confirm',
  provenance: 'ours',
  summary: 'Prove by password that it is the member',
  notes: 'For five minutes this session may make the changes that ask for a fresh proof (GBL0028).',
  auth: 'bearer',
  headers: 'plain',
  limit: { perMinute: 10, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({ body: z.strictObject({ password: passwordSchema }) }),
  success: { status: 204, description: 'The proof counts from now', schema: z.undefined() },
  errors: ['GBL0023'],
})

/** Make the account. */
export const finishRegisterOperation = defineOperation({
  id: 'account-component/finish-register',
  method: 'POST',
  path: '/account-component/v1/public/account/finish-register',
  provenance: 'path only',
  summary: 'Make the account',
  notes:
    'Needs a verified joining. The contact has an account by now: GBL0029. Of a referral the form and the checksum of the code are ' +
    'looked at, not whose it is: a code that is nobody’s is recorded without a referrer.',
  auth: 'public',
  headers: 'plain',
  knowsDevice: true,
  limit: { perMinute: 10, uncounted: 'refuse' },
  cache: 'no-store',
  idempotent: true,
  request: z.object({
    body: z.strictObject({
      key: joiningKeySchema,
      fullName: fullNameSchema,
      reasons: z.array(z.enum(joiningReasons)).max(joiningReasons.length),
      /** null: the member signs in by codes, and may set one later. */
      password: passwordSchema.nullable(),
      /** The version of the terms that were agreed to. */
      termsVersion: z.string().regex(/^\d{4}-\d\d-\d\d$/, 'must be the version of the terms, such as 2026-11-22'),
      /** Whether we may write about offers; its own choice, never a condition. null: not asked. */
      marketing: z.boolean().nullable().default(null),
      /** By whose code they come, as they confirmed it; null for nobody's. */
      referral: referralSchema.nullable().default(null),
    }),
  }),
  success: {
    status: 200,
    description: 'The account is durable, and this is its first session',
    schema: dataOf(openedSessionSchema),
  },
  errors: ['GBL0009', 'GBL0024', 'GBL0029'],
})

/** Set a new password after a code. */
export const resetPasswordOperation = defineOperation({
  id: 'account-component/reset-password-mobile',
  method: 'POST',
  path: '/account-component/account/reset-password-mobile',
  provenance: 'path only',
  summary: 'Set a new password after a code',
  notes:
    'Needs a verified joining with the purpose reset-password. Ends every session of the account and tells its contacts; nobody is signed in by it.',
  auth: 'public',
  headers: 'plain',
  limit: { perMinute: 10, uncounted: 'refuse' },
  cache: 'no-store',
  idempotent: true,
  request: z.object({ body: z.strictObject({ key: joiningKeySchema, password: passwordSchema }) }),
  success: { status: 204, description: 'The new password works', schema: z.undefined() },
  errors: ['GBL0009', 'GBL0024', 'GBL0029'],
})

/** What speaks against a password. */
export const passwordValidateOperation = defineOperation({
  id: 'account-component/password-validate',
  method: 'POST',
  path: '/account-component/password/validate',
  provenance: 'path only',
  summary: 'What speaks against a password',
  notes:
    'Nothing is kept. about is what a password must not be made of, such as the name and the contact of its owner.',
  auth: 'public',
  headers: 'plain',
  limit: { perMinute: 60, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({
    body: z.strictObject({ password: passwordSchema, about: z.array(z.string().max(300)).max(5).default([]) }),
  }),
  success: {
    status: 200,
    description: 'What speaks against it; nothing when it may be used',
    schema: dataOf(z.object({ problems: z.array(z.string()) })),
  },
  errors: ['GBL0009'],
})

/** The sessions of the member who asks. */
export const sessionsOperation = defineOperation({
  id: 'account-component/sessions',
  method: 'GET',
  path: '/account-component/sessions',
  provenance: 'ours',
  summary: 'The sessions of the member who asks',
  notes: 'Those that last, the one used last first.',
  auth: 'bearer',
  headers: 'plain',
  cache: 'no-store',
  request: z.object({}),
  success: { status: 200, description: 'The sessions', schema: dataOf(z.array(sessionSchema)) },
  errors: [],
})

/** What happened to what guards the member's account. */
export const securityLogOperation = defineOperation({
  id: 'account-component/security-log',
  method: 'GET',
  path: '/account-component/security-log',
  provenance: 'ours',
  summary: 'What happened to what guards the account of the member who asks',
  notes:
    'The newest first, at most 50: sign-ins of the last sixty days and how they ended, the contacts, the passkeys, the recovery codes, the password and the MyKad number as they ' +
    'were set last. No contact and no number is in it.',
  auth: 'bearer',
  headers: 'plain',
  cache: 'no-store',
  request: z.object({}),
  success: { status: 200, description: 'The events', schema: dataOf(z.array(securityEventSchema)) },
  errors: [],
})

/** Ends a session of the member who asks. */
export const endSessionOperation = defineOperation({
  id: 'account-component/end-session',
  method: 'DELETE',
  path: '/account-component/sessions',
  provenance: 'ours',
  summary: 'End one of the member’s sessions',
  notes:
    'Its tokens are refused immediately. Ending one that is not there, or that is another member’s, changes nothing and answers the same.',
  auth: 'bearer',
  headers: 'plain',
  limit: { perMinute: 60, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({ query: z.strictObject({ id: z.uuid() }) }),
  success: { status: 204, description: 'It has ended', schema: z.undefined() },
  errors: [],
})

/** Ends all sessions of the member who asks but this one. */
export const endOtherSessionsOperation = defineOperation({
  id: 'account-component/end-other-sessions',
  method: 'DELETE',
  path: '/account-component/sessions/others',
  provenance: 'ours',
  summary: 'End all of the member’s sessions but this one',
  notes: 'Their tokens are refused immediately.',
  auth: 'bearer',
  headers: 'plain',
  limit: { perMinute: 20, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({}),
  success: { status: 204, description: 'They have ended', schema: z.undefined() },
  errors: [],
})

/** Signing in by password, passwords and all sessions of a member: the calls of this area, in the order of the documents. */
export const signInCalls: readonly Operation[] = [
  authenticateOperation,
  confirmOperation,
  finishRegisterOperation,
  resetPasswordOperation,
  passwordValidateOperation,
  sessionsOperation,
  securityLogOperation,
  endSessionOperation,
  endOtherSessionsOperation,
]
