import 'server-only'
import { authenticateRecoveryOperation } from '@/lib/contract/calls/recovery'
import { callFor } from '@/lib/server/data/site/visitor-call'
import { type FormContext, type FormOutcome, signedIn } from './sign-in-outcome'

/** Signs in by a recovery code. */
export async function signInByRecovery({ form, state, caller }: FormContext): Promise<FormOutcome> {
  const body = { code: form.get('code') ?? '' }
  const { data } = await callFor(caller, authenticateRecoveryOperation, { body })
  return signedIn({ ...state, shared: form.has('shared') }, data)
}
