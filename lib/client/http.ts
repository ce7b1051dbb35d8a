import axios, { type AxiosAdapter, type AxiosInstance } from 'axios'

/** How long a call may take, in milliseconds: reads are GET, everything else writes. */
export interface TimeLimits {
  readonly read: number
  readonly write: number
}

export const timeLimits: TimeLimits = { read: 10_000, write: 20_000 }

/** No answer of the contract comes near this many bytes: beyond it the sender is broken or hostile. */
export const largestAnswer = 10_000_000

/** A way to the provider. */
export interface Transport {
  readonly http: AxiosInstance
  readonly limits: TimeLimits
  /** Is told of every call over it that fails. */
  readonly onFailure: (error: unknown) => void
}

interface TransportOptions {
  /** The provider's base, `/api` in the browser. */
  readonly baseURL: string
  /** Names the site in every call, as the specification wants. */
  readonly appId: string
  /** Replaces the way a request travels; the server hands in one that stays in the process. */
  readonly adapter?: AxiosAdapter
  readonly limits?: TimeLimits
  readonly onFailure?: (error: unknown) => void
}

/** Makes a transport. */
export function createTransport(options: TransportOptions): Transport {
  const http = axios.create({
    baseURL: options.baseURL,
    headers: { common: { Accept: 'application/json', platform: 'WEB', 'app-identifier': options.appId } },
    allowAbsoluteUrls: false,
    maxRedirects: 0,
    maxContentLength: largestAnswer,
    // The text is parsed by the caller, so that a broken answer is told apart from a broken connection.
    responseType: 'text',
    transformResponse: [(body: unknown) => body],
    transitional: { clarifyTimeoutError: true },
    // Calls carry a bearer token, never a cookie: there is none to copy into a header.
    withXSRFToken: false,
    xsrfCookieName: '',
    // The contract, not the instance, says which status is a success.
    validateStatus: () => true,
    ...(options.adapter === undefined ? {} : { adapter: options.adapter }),
  })
  return { http, limits: options.limits ?? timeLimits, onFailure: options.onFailure ?? (() => undefined) }
}
