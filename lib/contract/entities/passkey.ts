import * as z from 'zod'

/** Bytes in base64url, as browsers write them into JSON. */
const bytes = (mostCharacters: number) =>
  z
    .string()
    .min(1)
    .max(mostCharacters)
    .regex(/^[\w-]+$/, 'must be base64url')

const momentSchema = z.int().min(0)
const typeSchema = z.literal('public-key')
const transportsSchema = z.array(z.string().max(40)).max(10)
/** The longest id that WebAuthn allows is 1,023 bytes. */
const credentialIdSchema = bytes(1400)

/** The most passkeys of an account. */
export const mostPasskeys = 10

/** A passkey as its member sees it. Moments are epoch milliseconds. */
export const passkeySchema = z.object({
  id: z.uuid(),
  /** Where it was added, in words such as Chrome on Android; empty where nothing is known. */
  device: z.string().max(80),
  addedAt: momentSchema,
  /** null: never. */
  lastUsedAt: momentSchema.nullable(),
})
export type Passkey = Readonly<z.output<typeof passkeySchema>>

/** How a browser is asked to make a passkey: `PublicKeyCredentialCreationOptionsJSON` of WebAuthn Level 3. */
export const passkeyCreationSchema = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: typeSchema, alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: z.array(z.object({ type: typeSchema, id: z.string(), transports: z.array(z.string()) })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})
export type PasskeyCreation = z.output<typeof passkeyCreationSchema>

/** How a browser is asked for a passkey: `PublicKeyCredentialRequestOptionsJSON` of WebAuthn Level 3. */
export const passkeyRequestSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
})
export type PasskeyRequest = z.output<typeof passkeyRequestSchema>

/** A new passkey as a browser gives it: what is needed of `RegistrationResponseJSON`. */
export const madePasskeySchema = z.object({
  id: credentialIdSchema,
  type: typeSchema,
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(20_000),
    transports: transportsSchema.default([]),
  }),
})
export type MadePasskey = Readonly<z.output<typeof madePasskeySchema>>

/** The proof that a browser gives by a passkey: what is needed of `AuthenticationResponseJSON`. */
export const passkeyProofSchema = z.object({
  id: credentialIdSchema,
  type: typeSchema,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(8000),
    userHandle: bytes(100).nullish(),
  }),
})
export type PasskeyProof = Readonly<z.output<typeof passkeyProofSchema>>
