import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  asCall,
  assertNotPutOff,
  beginEffect,
  besideCall,
  effectMayLast,
  OutcomeUnknown,
  PutOff,
  settleOrPutOff,
} from './effects'

const patience = { beforeMs: 1500, inAllMs: 6000 }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Some work that waits for a place, and what its caller is answered. */
function callOf(afterwards: () => unknown) {
  const place = Promise.withResolvers<void>()
  const work = async () => {
    await place.promise
    return afterwards()
  }
  let running: Promise<unknown> = Promise.resolve()
  const answer = asCall(() => {
    running = work()
    return settleOrPutOff(running, patience)
  })
  answer.catch(() => undefined)
  return { answer, ended: running, takePlace: () => place.resolve() }
}

describe('work that a caller was answered for', () => {
  it('has no effect when its turn comes', async () => {
    const done: string[] = []
    const { answer, ended, takePlace } = callOf(() => {
      beginEffect()
      done.push('stored')
    })
    await vi.advanceTimersByTimeAsync(patience.beforeMs)
    await expect(answer).rejects.toBeInstanceOf(PutOff)
    takePlace()
    await expect(ended).rejects.toBeInstanceOf(PutOff)
    expect(done).toEqual([])
  })

  it('begins nothing that costs much', async () => {
    const { answer, ended, takePlace } = callOf(assertNotPutOff)
    await vi.advanceTimersByTimeAsync(patience.beforeMs)
    takePlace()
    await expect(answer).rejects.toBeInstanceOf(PutOff)
    await expect(ended).rejects.toBeInstanceOf(PutOff)
  })

  it('may still be counted', async () => {
    const { ended, takePlace } = callOf(() => besideCall(async () => beginEffect()))
    await vi.advanceTimersByTimeAsync(patience.beforeMs)
    takePlace()
    await expect(ended).resolves.toBeUndefined()
  })
})

describe('an effect that has begun', () => {
  const begunWith = (end: Promise<unknown>) =>
    asCall(() => {
      beginEffect()
      return settleOrPutOff(end, patience)
    })

  it('is waited for, and its outcome is the answer', async () => {
    const end = Promise.withResolvers<string>()
    const answer = begunWith(end.promise)
    await vi.advanceTimersByTimeAsync(patience.beforeMs + 1000)
    end.resolve('stored')
    await expect(answer).resolves.toBe('stored')
  })

  it('that failed before it lasted is what failed', async () => {
    const failure = new Error('locked')
    await expect(begunWith(Promise.reject(failure))).rejects.toBe(failure)
  })

  it('is not known where it does not end', async () => {
    const answer = begunWith(new Promise(() => undefined))
    const refused = expect(answer).rejects.toBeInstanceOf(OutcomeUnknown)
    await vi.advanceTimersByTimeAsync(patience.inAllMs)
    await refused
  })

  it('is not known where something failed after it', async () => {
    const answer = asCall(() => {
      beginEffect()
      effectMayLast()
      return settleOrPutOff(Promise.reject(new Error('lost')), patience)
    })
    await expect(answer).rejects.toBeInstanceOf(OutcomeUnknown)
  })
})
