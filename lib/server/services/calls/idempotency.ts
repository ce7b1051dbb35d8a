import 'server-only'
import { createHmac } from 'node:crypto'
import type { Clock } from '@/lib/server/clock'
import type { IdempotencyRepository, KeyedCall } from '@/lib/server/db/idempotency-repository'
import { besideCall, OutcomeUnknown } from '@/lib/server/effects'
import type { Log } from '@/lib/server/log'
import { openData, sealData } from '@/lib/server/services/keys/data-seal'
import type { SealingKey } from '@/lib/server/services/keys/sealing-keys'

export interface IdempotencyDeps {
  readonly keys: IdempotencyRepository
  /** Keys for digests and answers, the one in use first; throws when they can be neither read nor made. */
  readonly sealing: () => readonly [SealingKey, ...SealingKey[]]
  readonly clock: Clock
  readonly log: Log
}

/** A call that has one effect however often it is sent. */
export interface Repeatable {
  readonly operationId: string
  /** null for a visitor: then only whoever has the same key and sends the same body is given the answer. */
  readonly accountId: string | null
  /** A UUID of the caller's making, one for each thing to be done. */
  readonly key: string
  readonly body: string
}

export type Once = { readonly state: 'done'; readonly answer: string } | { readonly state: 'busy' | 'other-body' }

/** Longer than any caller waits for an answer: whoever is silent for so long died at it. */
export const idempotencyLeaseMs = 10_000

/** Part of what answers were sealed with: another text would make all of them unreadable. */
const placeOf = (digest: string) => `answer ${digest}`

/**
 * Does some work once for each key, and gives its answer again to whoever sends the same. Work that throws gives its key back, so that it
 * can be tried again, unless nobody knows whether it had its effect; so does, after {@link idempotencyLeaseMs}, a process that died at it. Because it may have died after its effect and
 * before its answer, the work itself must be such that doing it again has no second effect.
 * @throws what the work throws, and what the database throws before the work was begun.
 */
export async function once(deps: IdempotencyDeps, sent: Repeatable, work: () => Promise<string>): Promise<Once> {
  const [key] = deps.sealing()
  const digestOf = (...texts: readonly (string | null)[]) =>
    createHmac('sha256', key.bytes).update(JSON.stringify(texts)).digest('base64url')
  const digest = digestOf('call', sent.operationId, sent.accountId, sent.key)
  // The caller's key is not stored, so that a password in the body cannot be guessed from its digest.
  const call = { digest, bodyDigest: digestOf('body', sent.key, sent.body), at: deps.clock.now() }
  const claim = await deps.keys.claim(call, idempotencyLeaseMs)
  switch (claim.state) {
    case 'busy':
    case 'other-body':
      return { state: claim.state }
    case 'answered': {
      const answer = openData(deps.sealing(), placeOf(digest), claim.sealed)
      return answer === null ? { state: 'busy' } : { state: 'done', answer }
    }
    case 'mine':
      return {
        state: 'done',
        answer: await doWork(deps, call, work, (text) => sealData(key, placeOf(digest), text)),
      }
  }
}

async function doWork(
  { keys, log }: IdempotencyDeps,
  call: KeyedCall,
  work: () => Promise<string>,
  seal: (text: string) => string,
): Promise<string> {
  // What fails here leaves the key taken until its lease is over: no reason to withhold an answer or hide a failure.
  const settle = (settling: Promise<void>) => settling.catch((error: unknown) => log.error('idempotency.failed', error))
  let answer: string
  try {
    answer = await work()
  } catch (error) {
    // Nobody may begin it again while it may still end well.
    if (!(error instanceof OutcomeUnknown)) await settle(besideCall(() => keys.release(call)))
    throw error
  }
  await settle(besideCall(() => keys.answer(call, seal(answer))))
  return answer
}
