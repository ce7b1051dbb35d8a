import axios, { type AxiosRequestConfig, type AxiosResponse } from 'axios'
import * as z from 'zod'
import { madeOnce } from '@/lib/contract/made-once'
import type { Operation } from '@/lib/contract/operation'
import { readRefusal } from '@/lib/contract/refusal'
import { ApiError, type ApiErrorKind } from './api-error'
import type { TimeLimits, Transport } from './http'

/** How one call differs from the others. */
export interface CallOptions {
  /** Aborting it fails the call with kind `aborted`. */
  readonly signal?: AbortSignal
  /** Milliseconds; the transport's limit for reads or writes by default. */
  readonly timeout?: number
  /** Headers beyond those of the transport, asked for while the request is put together. */
  readonly headers?: () => Readonly<Record<string, string>>
}

const partsSchema = madeOnce(() =>
  z.object({
    params: z.record(z.string(), z.coerce.string()).default({}),
    query: z
      .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.undefined()]))
      .default({}),
    body: z.unknown().optional(),
  }),
)

type Parts = z.infer<ReturnType<typeof partsSchema>>

function addressOf(operation: Operation, params: Parts['params']): string {
  return operation.path.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(params[name] ?? ''))
}

function queryOf(query: Parts['query']): URLSearchParams {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one))
  }
  return search
}

function requestOf(operation: Operation, input: unknown, limits: TimeLimits, options: CallOptions): AxiosRequestConfig {
  try {
    const parts = partsSchema().parse(input)
    const limit = operation.method === 'GET' ? limits.read : limits.write
    const headers = { ...options.headers?.() }
    return {
      method: operation.method,
      url: addressOf(operation, parts.params),
      params: queryOf(parts.query),
      timeout: options.timeout ?? limit,
      ...(options.signal === undefined ? {} : { signal: options.signal }),
      ...(parts.body === undefined
        ? { headers }
        : { data: JSON.stringify(parts.body), headers: { ...headers, 'Content-Type': 'application/json' } }),
    }
  } catch (error) {
    throw new ApiError('unsent', operation.id, null, null, { cause: error })
  }
}

function kindOf(error: unknown): ApiErrorKind {
  if (axios.isCancel(error)) return 'aborted'
  if (!axios.isAxiosError(error)) return 'network'
  if (error.code === 'ETIMEDOUT' || error.code === 'ECONNABORTED') return 'timeout'
  return error.code === 'ERR_BAD_RESPONSE' ? 'unreadable' : 'network'
}

async function send(operation: Operation, config: AxiosRequestConfig, transport: Transport): Promise<AxiosResponse> {
  try {
    return await transport.http.request(config)
  } catch (error) {
    throw new ApiError(kindOf(error), operation.id, null, null, { cause: error })
  }
}

/** The JSON of an answer; undefined when it is none. */
function readJson(body: unknown): unknown {
  try {
    return typeof body === 'string' ? JSON.parse(body) : undefined
  } catch {
    return undefined
  }
}

/** The moment that a Date header names, in epoch milliseconds; null when it names none. */
function momentOf(date: unknown): number | null {
  const moment = Date.parse(String(date))
  return Number.isNaN(moment) ? null : moment
}

/** Seconds, at most two days of them: what a Retry-After header says otherwise is no time to show to anybody. */
const retryAfterSchema = madeOnce(() => z.coerce.number().int().min(1).max(172_800))

async function ask<Q extends z.ZodObject, A extends z.ZodType>(
  operation: Operation<Q, A>,
  input: z.input<Q>,
  transport: Transport,
  options: CallOptions,
): Promise<z.output<A>> {
  const config = requestOf(operation, input, transport.limits, options)
  const { status, data, headers } = await send(operation, config, transport)
  const json = readJson(data)
  if (status < 200 || status > 299) {
    const answeredAt = momentOf(headers.date)
    const retryAfter = retryAfterSchema().safeParse(headers['retry-after']).data ?? null
    throw new ApiError('status', operation.id, status, readRefusal(json), { answeredAt, retryAfter })
  }
  // Of what has nothing to say, another provider may still send a body.
  const answer = operation.success.schema.safeParse(operation.success.status === 204 ? undefined : json)
  if (!answer.success) throw new ApiError('unreadable', operation.id, status, null, { cause: answer.error })
  return answer.data
}

/**
 * Makes a call and gives its answer, parsed by the contract. Sends nothing that the contract would refuse to type. Any
 * status from 200 to 299 is a success. A failure is told to the transport before it is thrown.
 * @throws ApiError, and nothing else.
 */
export async function call<Q extends z.ZodObject, A extends z.ZodType>(
  operation: Operation<Q, A>,
  input: z.input<Q>,
  transport: Transport,
  options: CallOptions = {},
): Promise<z.output<A>> {
  try {
    return await ask(operation, input, transport, options)
  } catch (error) {
    transport.onFailure(error)
    throw error
  }
}
