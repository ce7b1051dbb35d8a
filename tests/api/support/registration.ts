import { randomUUID } from 'node:crypto'
import { finishRegisterOperation, resetPasswordOperation } from '@/lib/contract/calls/sign-in'
import { memberTexts } from '@/lib/domain/member/member-texts'
import { password } from './password'
import { send } from './provider'

/** What somebody fills in to finish the joining of a key. */
export function applicationOf(key: string, change: Readonly<Record<string, unknown>> = {}) {
  const termsVersion = memberTexts.terms.version
  return { key, fullName: 'Aminah Binti Yusof', reasons: ['save'], password, termsVersion, marketing: false, ...change }
}

/** Sends an application, under a key of its own unless one is given. */
export async function finish(body: unknown, idempotencyKey: string = randomUUID()): Promise<Response> {
  return send(finishRegisterOperation, { body, headers: { 'idempotency-key': idempotencyKey } })
}

/** Sends a new password, under a key of its own. */
export async function reset(body: unknown): Promise<Response> {
  return send(resetPasswordOperation, { body, headers: { 'idempotency-key': randomUUID() } })
}
