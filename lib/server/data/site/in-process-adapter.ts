import 'server-only'
import {
  type AxiosAdapter,
  AxiosError,
  type AxiosResponse,
  CanceledError,
  type InternalAxiosRequestConfig,
} from 'axios'
import type { Handler } from '@/lib/server/api/create-handler'

function toRequest(config: InternalAxiosRequestConfig, signal: AbortSignal): Request {
  const query = config.params instanceof URLSearchParams ? config.params.toString() : ''
  const url = `http://in-process${config.url ?? ''}${query === '' ? '' : `?${query}`}`
  const method = (config.method ?? 'get').toUpperCase()
  const body = typeof config.data === 'string' ? { body: config.data } : {}
  return new Request(url, { method, headers: config.headers.toJSON(true), signal, ...body })
}

async function toResponse(response: Response, config: InternalAxiosRequestConfig): Promise<AxiosResponse> {
  return {
    data: await response.text(),
    status: response.status,
    statusText: response.statusText,
    headers: Object.fromEntries(response.headers),
    config,
  }
}

/** Rejects when the call is aborted or its time is over; never resolves. */
function interruption(
  config: InternalAxiosRequestConfig,
  stop: AbortController,
): { readonly over: Promise<never>; readonly clear: () => void } {
  const { promise: over, reject } = Promise.withResolvers<never>()
  const fail = (error: Error) => {
    stop.abort(error)
    reject(error)
  }
  const onAbort = () => fail(new CanceledError('request aborted', config))
  const timer =
    config.timeout !== undefined && config.timeout > 0
      ? setTimeout(() => fail(new AxiosError('timeout exceeded', AxiosError.ETIMEDOUT, config)), config.timeout)
      : undefined
  if (config.signal?.aborted === true) onAbort()
  config.signal?.addEventListener?.('abort', onAbort)
  const clear = () => {
    clearTimeout(timer)
    config.signal?.removeEventListener?.('abort', onAbort)
  }
  return { over, clear }
}

/** An axios adapter that calls a handler in this process: no socket, same time limits, same failures. */
export function inProcessAdapter(handler: Handler): AxiosAdapter {
  return async (config) => {
    const stop = new AbortController()
    const { over, clear } = interruption(config, stop)
    try {
      const answer = handler(toRequest(config, stop.signal)).then((response) => toResponse(response, config))
      return await Promise.race([answer, over])
    } finally {
      clear()
    }
  }
}
