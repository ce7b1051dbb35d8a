import { type AxiosAdapter, AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios'
import type { User } from '@/lib/contract/entities/user'
import { type ProblemCode, problemKinds } from '@/lib/contract/problem'
import { problemDocument } from '@/lib/contract/problem-document'

/** A member like the provider gives it. */
export const aminah: User = {
  id: 'u-1',
  fullName: 'Aminah binti Yusof',
  age: 34,
  institutions: [{ id: 'i-1' }],
  referralCodeTermConditionVersion: '2',
}

/** A request as it arrived. */
export interface Arrived {
  /** Method and path, such as `GET /account-component/account`. */
  readonly call: string
  /** The access token that it carried; null when it carried none. */
  readonly bearer: string | null
  readonly query: string
  readonly headers: Readonly<Record<string, unknown>>
}

/**
 * What a call is answered with instead of the usual: a code, a bare status, an answer of another shape, or nothing because
 * the line is dead.
 */
export type Instead = ProblemCode | number | Answer | 'no line'

export const calls = {
  account: 'GET /account-component/account',
  logout: 'PUT /account-component/account/logout',
  extend: 'POST /account-component/token/extends',
  deviceId: 'GET /common-component/v1/public/device-id',
  terms: 'GET /common-component/institution-config/i-1/REFERRAL_CODE_TERM_AND_CONDITION',
} as const

/** A provider that keeps one session, in memory, by the rules of the contract. */
export interface SessionProvider {
  readonly adapter: AxiosAdapter
  readonly arrived: Arrived[]
  /** Answers a call otherwise from now on. */
  readonly instead: Map<string, Instead>
  /** Answers further calls, for whoever carries a live token; gets the request and its body. */
  readonly forMembers: Map<string, (arrived: Arrived, body: unknown) => Answer>
  /** Answers further calls, for anybody. */
  readonly forAll: Map<string, (arrived: Arrived) => Answer>
  /** Ends the life of every access token. */
  readonly expire: () => void
  /** Called when a request has arrived and before it is answered. */
  onArrival: (arrived: Arrived) => void
  countOf: (call: string) => number
}

export interface Answer {
  readonly status: number
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

const requestId = '00000000-0000-4000-8000-000000000000'

export function problem(code: ProblemCode): Answer {
  return { status: problemKinds[code].status, body: problemDocument(code, requestId) }
}

function arrivedFrom(config: InternalAxiosRequestConfig): Arrived {
  const headers = config.headers.toJSON(true)
  const { Authorization: authorization } = headers
  return {
    call: `${(config.method ?? 'get').toUpperCase()} ${config.url ?? ''}`,
    bearer: typeof authorization === 'string' ? authorization.replace('Bearer ', '') : null,
    query: config.params instanceof URLSearchParams ? config.params.toString() : '',
    headers,
  }
}

/** A provider whose session starts with the tokens `access-1` and `refresh-1`. */
export function createSessionProvider(): SessionProvider {
  let generation = 1
  let live = true
  const instead = new Map<string, Instead>()
  const forMembers: SessionProvider['forMembers'] = new Map()
  const forAll: SessionProvider['forAll'] = new Map()
  const arrived: Arrived[] = []

  const forMember = (bearer: string | null, answer: () => Answer): Answer =>
    live && bearer === `access-${generation}` ? answer() : problem('GBL0011')
  const extend = (data: unknown): Answer => {
    if (data !== JSON.stringify({ refreshToken: `refresh-${generation}` })) return problem('GBL0012')
    generation += 1
    live = true
    return { status: 200, body: { accessToken: `access-${generation}`, refreshToken: `refresh-${generation}` } }
  }
  const answerTo = (request: Arrived, data: unknown): Answer => {
    const { call, bearer } = request
    const open = forAll.get(call)
    if (open !== undefined) return open(request)
    if (call === calls.extend) return extend(data)
    if (call === calls.account) return forMember(bearer, () => ({ status: 200, body: { data: aminah } }))
    if (call === calls.logout) return forMember(bearer, () => ({ status: 204 }))
    if (call === calls.terms) return forMember(bearer, () => ({ status: 200, body: { data: { value: '3' } } }))
    if (call === calls.deviceId) return { status: 200, body: { data: 'server-id' } }
    const further = forMembers.get(call)
    return further === undefined ? problem('GBL0003') : forMember(bearer, () => further(request, data))
  }

  const provider: SessionProvider = {
    arrived,
    instead,
    forMembers,
    forAll,
    onArrival: () => undefined,
    expire: () => {
      live = false
    },
    countOf: (call) => arrived.filter((one) => one.call === call).length,
    adapter: async (config) => {
      const request = arrivedFrom(config)
      arrived.push(request)
      provider.onArrival(request)
      // Requests overlap, as they do on a line.
      await new Promise((resolve) => setImmediate(resolve))
      const other = instead.get(request.call)
      if (other === 'no line') throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config)
      if (typeof other === 'number') return responseOf({ status: other }, config)
      if (typeof other === 'object') return responseOf(other, config)
      return responseOf(other === undefined ? answerTo(request, config.data) : problem(other), config)
    },
  }
  return provider
}

function responseOf({ status, body, headers = {} }: Answer, config: InternalAxiosRequestConfig): AxiosResponse {
  return { data: body === undefined ? '' : JSON.stringify(body), status, statusText: '', headers, config }
}
