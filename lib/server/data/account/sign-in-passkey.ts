import 'server-only'
import { authenticatePasskeyOperation } from '@/lib/contract/calls/passkeys'
import { type PasskeyProof, passkeyProofSchema } from '@/lib/contract/entities/passkey'
import { callFor } from '@/lib/server/data/site/visitor-call'
import { type FormContext, type FormOutcome, refused, signedIn } from './sign-in-outcome'

/** The proof that the page's script put into the form; null without one. */
function proofIn(form: URLSearchParams): PasskeyProof | null {
  try {
    return passkeyProofSchema.parse(JSON.parse(form.get('proof') ?? ''))
  } catch {
    return null
  }
}

/** Signs in by the passkey that the browser proved. */
export async function signInByPasskey(context: FormContext): Promise<FormOutcome> {
  const { form, state, caller } = context
  const body = proofIn(form)
  if (body === null)
    return refused('passkey', context, [
      { field: null, message: 'Your browser sent no passkey: that takes JavaScript. Sign in with a code instead.' },
    ])
  const { data } = await callFor(caller, authenticatePasskeyOperation, { body })
  return signedIn({ ...state, shared: form.has('shared') }, data)
}
