import 'server-only'
import axios, { type AxiosAdapter, AxiosError, type InternalAxiosRequestConfig } from 'axios'
import { BrokenCircuitError, CircuitState, ConsecutiveBreaker, circuitBreaker, handleAll } from 'cockatiel'
import { createTransport, type Transport } from '@/lib/client/http'
import { log } from '@/lib/server/log'
import { providerLimits } from './remote'

/** After so many failures in a row nothing is asked any more for {@link restMs}; then one call tries. */
export const failuresInARow = 5
export const restMs = 10_000

/** axios counts silence only: a provider that sends a byte now and then would be waited for without end. */
async function askWithin(config: InternalAxiosRequestConfig) {
  const over = AbortSignal.timeout(config.timeout ?? providerLimits.read)
  const signal = config.signal instanceof AbortSignal ? AbortSignal.any([config.signal, over]) : over
  try {
    return await axios.getAdapter('http')({ ...config, timeout: 0, signal })
  } catch (error) {
    throw over.aborted ? new AxiosError('timeout exceeded', AxiosError.ETIMEDOUT, config) : error
  }
}

function isFault(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'status' in answer && Number(answer.status) >= 500
}

function createBreaker(calls: 'reads' | 'writes') {
  const options = { halfOpenAfter: restMs, breaker: new ConsecutiveBreaker(failuresInARow) }
  const breaker = circuitBreaker(handleAll.orWhenResult(isFault), options)
  breaker.onBreak(() => log().warn('provider.left-alone', { calls, forMs: restMs }))
  breaker.onReset(() => log().info('provider.answers-again', { calls }))
  return breaker
}

/**
 * Sends requests over HTTP, each within a limit of its whole time. A provider that fails or does not answer is left alone
 * for a while: calls are refused at once, as if there were no network, but for the one that tries. Reads and writes apart:
 * one that is too slow for visitors who leave may still give lists.
 */
export function remoteAdapter(): AxiosAdapter {
  const breakers = { reads: createBreaker('reads'), writes: createBreaker('writes') }
  return async (config) => {
    const breaker = config.method?.toUpperCase() === 'GET' ? breakers.reads : breakers.writes
    // The library lets others wait for the call that tries: as long as that may take.
    if (breaker.state === CircuitState.HalfOpen) throw new BrokenCircuitError()
    return breaker.execute(() => askWithin(config))
  }
}

/** The way to a provider in another process; `baseURL` without a slash at its end. */
export function remoteTransport(baseURL: string, appId: string): Transport {
  return createTransport({ baseURL, appId, adapter: remoteAdapter(), limits: providerLimits })
}
