import axios, { type AxiosAdapter, type AxiosInstance } from 'axios'
import { brand } from '@/lib/brand'

/** How long a call may take, in milliseconds: reads are GET, everything else writes. */
export interface TimeLimits {
  readonly read: number
  readonly write: number
}

export const timeLimits: TimeLimits = { read: 10_000, write: 20_000 }

/** No answer of the contract comes near this many bytes: beyond it the sender is broken or hostile. */
const largestAnswer = 10_000_000

/** A way to the provider. */
export interface Transport {
  readonly http: AxiosInstance
  readonly limits: TimeLimits
}

/** Names the site in every call, as the specification wants. */
const callerHeaders = { Accept: 'application/json', platform: 'WEB', 'app-identifier': brand.slug } as const

/**
 * Makes a transport. `baseURL` is the provider's base, `/api` in the browser. `adapter` replaces the way a request
 * travels; the server hands in one that stays in the process.
 */
export function createTransport(options: {
  readonly baseURL: string
  readonly adapter?: AxiosAdapter
  readonly limits?: TimeLimits
}): Transport {
  const http = axios.create({
    baseURL: options.baseURL,
    headers: { common: callerHeaders },
    allowAbsoluteUrls: false,
    maxRedirects: 0,
    maxContentLength: largestAnswer,
    // The text is parsed by the caller, so that a broken answer is told apart from a broken connection.
    responseType: 'text',
    transformResponse: [(body: unknown) => body],
    transitional: { clarifyTimeoutError: true },
    // The contract, not the instance, says which status is a success.
    validateStatus: () => true,
    ...(options.adapter === undefined ? {} : { adapter: options.adapter }),
  })
  return { http, limits: options.limits ?? timeLimits }
}
