import 'server-only'
import type { CallHeader } from '@/lib/contract/call-headers'

/** `refused`: no token, a used or old one, or one of elsewhere. `unknown`: nobody could say; nothing may be done then. */
export type Verdict = 'human' | 'refused' | 'unknown'

/** Looks at the proof that a person, and no program, fills a form. Never rejects. */
export interface Challenge {
  verify(token: string): Promise<Verdict>
}

/** The header of a call that carries the proof. */
export const challengeHeader: CallHeader = 'challenge-token'

const wellFormed = /^[\w-]{20,4096}$/

/** The verdict on the header of a call; what cannot be a token is refused without asking anybody. */
export async function verdictOn(challenge: Challenge, token: string | null): Promise<Verdict> {
  return token !== null && wellFormed.test(token) ? challenge.verify(token) : 'refused'
}
