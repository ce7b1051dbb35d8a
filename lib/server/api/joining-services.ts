import 'server-only'
import type { CodeChannel, JoiningDetails } from '@/lib/contract/entities/joining'
import { type TypedForJoining, type Verification, verifyJoining } from '@/lib/server/services/accounts/verification'
import { joiningHolder } from '@/lib/server/services/messages/code'
import { runtime } from '@/lib/server/services/runtime'
import { type Sending, sendCode } from '@/lib/server/services/sessions/codes'
import type { Joining } from '@/lib/server/services/sessions/joining'
import { beginJoining, findJoining, keepDetails } from '@/lib/server/services/sessions/joinings'
import { counterOf } from '@/lib/server/services/sessions/known-devices'
import type { Patience } from './member-services'

/** What the way to an account stands on. Each rejects with a failure for the caller when the database cannot do it in time. */
export interface JoiningServices {
  /** Resolves to the key of a joining that is durable. */
  readonly beginJoining: (begun: Pick<Joining, 'purpose' | 'contact'>) => Promise<string>
  /** The joining of a key; null unless it is open. */
  readonly findJoining: (key: string) => Promise<Joining | null>
  /** Resolves to false when the joining is not open and verified any more. */
  readonly keepDetails: (joiningId: string, details: JoiningDetails) => Promise<boolean>
  /** Resolves when a code for the joining is durable with its message, or one is on its way. */
  readonly sendCode: (joining: Joining, deviceKey: string | null) => Promise<Sending>
  readonly verifyJoining: (joining: Joining, typed: TypedForJoining) => Promise<Verification>
}

/** A code that somebody types with the key of a joining. */
export interface TypedWithKey {
  readonly key: string
  readonly requestId: string
  readonly code: string
  readonly channel: CodeChannel | null
}

async function sendFor({ id, purpose, contact }: Joining, deviceKey: string | null): Promise<Sending> {
  const counter = await counterOf(runtime(), contact, deviceKey)
  return sendCode(runtime().codes, { holder: joiningHolder(id), purpose, contact }, counter)
}

/** Those of this process. Making them opens nothing. */
export function joiningServices(patiently: Patience): JoiningServices {
  return {
    beginJoining: (begun) => patiently(beginJoining(runtime().joinings, begun)),
    findJoining: (key) => patiently(findJoining(runtime().joinings, key)),
    keepDetails: (joiningId, details) => patiently(keepDetails(runtime().joinings, joiningId, details)),
    sendCode: (joining, deviceKey) => patiently(sendFor(joining, deviceKey)),
    verifyJoining: (joining, typed) => patiently(verifyJoining(runtime(), joining, typed)),
  }
}
