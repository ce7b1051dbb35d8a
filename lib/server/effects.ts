import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { settleWithin } from './settle-within'

/**
 * How far a call has come. `none`: nothing that lasts has begun. `begun`: it has, and its end is not known. `done`: something may last.
 * `put-off`: the caller was answered that nothing was done, so nothing may begin any more.
 */
type Stage = 'none' | 'begun' | 'done' | 'put-off'

interface Call {
  stage: Stage
}

declare global {
  /** The framework may load this module more than once, and the database that one copy opened serves calls of another. */
  var timbangCalls: AsyncLocalStorage<Call> | undefined
}

function calls(): AsyncLocalStorage<Call> {
  globalThis.timbangCalls ??= new AsyncLocalStorage()
  return globalThis.timbangCalls
}

/** The caller was answered that nothing was done. */
export class PutOff extends Error {
  override readonly name = 'PutOff'
}

/** The work may have had its effect, and nobody can say whether it had. */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown'
}

/** Runs the work of one call, whose effects are followed from here on. */
export function asCall<T>(work: () => Promise<T>): Promise<T> {
  return calls().run({ stage: 'none' }, work)
}

/** Runs what is no effect of the call: counts, which may be made and taken back whatever the caller is answered. */
export function besideCall<T>(work: () => Promise<T>): Promise<T> {
  return calls().exit(work)
}

/** For work that costs much and has no effect yet. Outside of a call it does nothing. @throws PutOff */
export function assertNotPutOff(): void {
  if (calls().getStore()?.stage === 'put-off') throw new PutOff('The caller was answered before this began')
}

/** To be called right before something that lasts, after every wait for a place. Outside of a call it does nothing. @throws PutOff */
export function beginEffect(): void {
  assertNotPutOff()
  const call = calls().getStore()
  if (call?.stage === 'none') call.stage = 'begun'
}

/** To be called once something may last: from then on a failure is no proof that nothing was done. */
export function effectMayLast(): void {
  const call = calls().getStore()
  if (call !== undefined) call.stage = 'done'
}

/** How long a caller waits for work that has had no effect yet, and how long in all, in milliseconds. */
export interface Patience {
  readonly beforeMs: number
  readonly inAllMs: number
}

/**
 * What some work of the present call gives, within the patience that callers have. Work that is late and has had no effect has none any more;
 * work that has begun to have one is waited for.
 * @throws PutOff; OutcomeUnknown for work that failed after an effect, or whose effect did not end in time; else what the work throws.
 */
export async function settleOrPutOff<T>(work: Promise<T>, { beforeMs, inAllMs }: Patience): Promise<T> {
  const call = calls().getStore() ?? { stage: 'none' }
  const settled = work.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  )
  let outcome = await settleWithin(settled, beforeMs, null)
  if (outcome === null) {
    if (call.stage === 'none') call.stage = 'put-off'
    if (call.stage === 'put-off') throw new PutOff(`It took longer than ${beforeMs} ms to begin`)
    outcome = await settleWithin(settled, inAllMs - beforeMs, null)
  }
  if (outcome === null) throw new OutcomeUnknown(`It took longer than ${inAllMs} ms`)
  if ('value' in outcome) return outcome.value
  if (call.stage === 'done') throw new OutcomeUnknown('It failed after an effect', { cause: outcome.error })
  throw outcome.error
}
