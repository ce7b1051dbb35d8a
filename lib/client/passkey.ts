import {
  type MadePasskey,
  madePasskeySchema,
  type PasskeyCreation,
  type PasskeyProof,
  type PasskeyRequest,
  passkeyProofSchema,
} from '@/lib/contract/entities/passkey'
import { NoPasskey } from './no-passkey'

/** A browser that reads the options of WebAuthn Level 3 as they are sent, on an address that it gives passkeys to. */
function assertSupported(): void {
  if (typeof PublicKeyCredential === 'undefined' || !('parseRequestOptionsFromJSON' in PublicKeyCredential))
    throw new NoPasskey('unsupported')
}

/** What a browser gave, as JSON. Throws NoPasskey where it gave none. */
async function asJson(asked: Promise<Credential | null>): Promise<unknown> {
  try {
    const credential = await asked
    if (credential instanceof PublicKeyCredential) return credential.toJSON()
  } catch (cause) {
    const { name } = cause instanceof DOMException ? cause : { name: '' }
    // Who closed the browser's window, and who let its time pass, are told apart by no browser.
    if (name === 'NotAllowedError' || name === 'AbortError') throw new NoPasskey('cancelled', { cause })
    if (name === 'InvalidStateError') throw new NoPasskey('known', { cause })
    if (name === 'SecurityError' || name === 'NotSupportedError') throw new NoPasskey('unsupported', { cause })
    throw new NoPasskey('failed', { cause })
  }
  throw new NoPasskey('failed')
}

/** Has the browser make a passkey, which its visitor agrees to in a window of the browser. Throws NoPasskey. */
export async function makePasskey(options: PasskeyCreation): Promise<MadePasskey> {
  assertSupported()
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
  const made = madePasskeySchema.safeParse(await asJson(navigator.credentials.create({ publicKey })))
  if (!made.success) throw new NoPasskey('failed', { cause: made.error })
  return made.data
}

/** Has the browser prove a passkey that its visitor chooses in a window of the browser. Throws NoPasskey. */
export async function provePasskey(options: PasskeyRequest): Promise<PasskeyProof> {
  assertSupported()
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
  const proof = passkeyProofSchema.safeParse(await asJson(navigator.credentials.get({ publicKey })))
  if (!proof.success) throw new NoPasskey('failed', { cause: proof.error })
  return proof.data
}
