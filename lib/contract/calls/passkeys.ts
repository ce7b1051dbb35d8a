import * as z from 'zod'
import { openedSessionSchema } from '../entities/joining'
import {
  madePasskeySchema,
  passkeyCreationSchema,
  passkeyProofSchema,
  passkeyRequestSchema,
  passkeySchema,
} from '../entities/passkey'
import { dataOf, defineOperation, type Operation } from '../operation'

/** The passkeys of the member who asks. */
export const passkeysOperation = defineOperation({
  id: 'account-component/passkeys',
  method: 'GET',
  path: '/account-component/passkeys',
  provenance: 'ours',
  summary: 'The passkeys of the member who asks',
  notes: 'The oldest first.',
  auth: 'bearer',
  headers: 'plain',
  cache: 'no-store',
  request: z.object({}),
  success: { status: 200, description: 'The passkeys', schema: dataOf(z.array(passkeySchema)) },
  errors: [],
})

/** What a browser needs to make a passkey for the member who asks. */
export const passkeyCreationOperation = defineOperation({
  id: 'account-component/passkey-creation',
  method: 'POST',
  path: '/account-component/passkeys/creation',
  provenance: 'ours',
  summary: 'What a browser needs to make a passkey',
  notes:
    'PublicKeyCredentialCreationOptionsJSON of WebAuthn Level 3. Its challenge works once, for five minutes, in this session.',
  auth: 'bearer',
  fresh: true,
  headers: 'plain',
  limit: { perMinute: 10, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({}),
  success: { status: 200, description: 'The options', schema: dataOf(passkeyCreationSchema) },
  errors: ['GBL0009'],
})

/** Keeps a passkey that a browser made. */
export const addPasskeyOperation = defineOperation({
  id: 'account-component/add-passkey',
  method: 'POST',
  path: '/account-component/passkeys',
  provenance: 'ours',
  summary: 'Keep a passkey that a browser made',
  notes: 'Needs the challenge of passkey-creation. All contacts are told. An account has ten passkeys at most.',
  auth: 'bearer',
  fresh: true,
  headers: 'plain',
  limit: { perMinute: 10, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({ body: z.strictObject(madePasskeySchema.shape) }),
  success: { status: 200, description: 'The passkeys as they are now', schema: dataOf(z.array(passkeySchema)) },
  errors: ['GBL0036'],
})

/** Removes a passkey of the member who asks. */
export const removePasskeyOperation = defineOperation({
  id: 'account-component/remove-passkey',
  method: 'DELETE',
  path: '/account-component/passkeys',
  provenance: 'ours',
  summary: 'Remove one of the member’s passkeys',
  notes:
    'All contacts are told. Removing one that is not there, or that is another member’s, changes nothing and answers the same.',
  auth: 'bearer',
  fresh: true,
  headers: 'plain',
  limit: { perMinute: 10, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({ query: z.strictObject({ id: z.uuid() }) }),
  success: { status: 204, description: 'It does not sign in any more', schema: z.undefined() },
  errors: [],
})

/** What a browser needs to prove a passkey. */
export const passkeyRequestOperation = defineOperation({
  id: 'account-component/passkey-request',
  method: 'POST',
  path: '/account-component/v1/public/account/passkey-request',
  provenance: 'ours',
  summary: 'What a browser needs to prove a passkey',
  notes:
    'PublicKeyCredentialRequestOptionsJSON of WebAuthn Level 3. Its challenge works once, for five minutes. It names no passkey, so it says of nobody whether they have one.',
  auth: 'public',
  headers: 'plain',
  limit: { perMinute: 30, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({}),
  success: { status: 200, description: 'The options', schema: dataOf(passkeyRequestSchema) },
  errors: ['GBL0009'],
})

/** Signs in by passkey. */
export const authenticatePasskeyOperation = defineOperation({
  id: 'account-component/authenticate-passkey',
  method: 'POST',
  path: '/account-component/v1/public/account/authenticate-passkey',
  provenance: 'ours',
  summary: 'Sign in by passkey',
  notes: 'One answer for an unknown passkey, a proof that is wrong or too old, and an account that is not active.',
  auth: 'public',
  headers: 'plain',
  knowsDevice: true,
  limit: { perMinute: 20, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({ body: z.strictObject(passkeyProofSchema.shape) }),
  success: { status: 200, description: 'A session', schema: dataOf(openedSessionSchema) },
  errors: ['GBL0009', 'GBL0036'],
})

/** Proves by passkey that it is the member who asks. */
export const confirmPasskeyOperation = defineOperation({
  id: 'account-component/confirm-passkey',
  method: 'POST',
  path: '/account-component/account/confirm-passkey',
  provenance: 'ours',
  summary: 'Prove by passkey that it is the member',
  notes: 'For five minutes this session may make the changes that ask for a fresh proof (GBL0028).',
  auth: 'bearer',
  headers: 'plain',
  limit: { perMinute: 10, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({ body: z.strictObject(passkeyProofSchema.shape) }),
  success: { status: 204, description: 'The proof counts from now', schema: z.undefined() },
  errors: ['GBL0036'],
})

/** Passkeys: the calls of this area, in the order of the documents. */
export const passkeyCalls: readonly Operation[] = [
  passkeysOperation,
  passkeyCreationOperation,
  addPasskeyOperation,
  removePasskeyOperation,
  passkeyRequestOperation,
  authenticatePasskeyOperation,
  confirmPasskeyOperation,
]
