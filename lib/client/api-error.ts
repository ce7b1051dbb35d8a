import type { Refusal } from '@/lib/contract/refusal'

/**
 * The specification's generic failures, and two of our own: `unreadable`, an answer that is not what the contract says,
 * and `unsent`, a request that could not be put together.
 */
export type ApiErrorKind = 'network' | 'timeout' | 'aborted' | 'status' | 'unreadable' | 'unsent'

const words: Readonly<Record<ApiErrorKind, string>> = {
  network: 'Network Error',
  timeout: 'timeout exceeded',
  aborted: 'request aborted',
  status: 'failed status code',
  unreadable: 'unreadable answer',
  unsent: 'request not built',
}

/** What else is known of a failure. */
interface FailureDetails {
  readonly cause?: unknown
  /** When the answer was made by the clock of who made it, in epoch milliseconds. */
  readonly answeredAt?: number | null
  /** In how many seconds the call may be made again, as the answer says. */
  readonly retryAfter?: number | null
}

/** Why a call failed. `message` is for logs; what a visitor may read is in {@link ApiError.visitorMessage}. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  /** The id of the operation that failed. */
  readonly operation: string
  /** The status of the answer; null when there was none. */
  readonly status: number | null
  /** What the answer said of itself; null when it said nothing, or when there was none. */
  readonly refusal: Refusal | null
  /** By the clock of who answered, in epoch milliseconds; null when that is not known. */
  readonly answeredAt: number | null
  /** In how many seconds the call may be made again; null when the answer does not say, or there was none. */
  readonly retryAfter: number | null

  constructor(
    kind: ApiErrorKind,
    operation: string,
    status: number | null,
    refusal: Refusal | null,
    { cause, answeredAt = null, retryAfter = null }: FailureDetails = {},
  ) {
    super(`${operation}: ${words[kind]}${status === null ? '' : ` ${status}`}`, { cause })
    this.kind = kind
    this.operation = operation
    this.status = status
    this.refusal = refusal
    this.answeredAt = answeredAt
    this.retryAfter = retryAfter
  }

  /** The specification's `errorCode`, such as GBL0008; null when the answer had none. */
  get errorCode(): string | null {
    return this.refusal?.errorCode ?? null
  }

  /** The provider's own words for the visitor; null when there are none, and nothing should be shown as its words. */
  get visitorMessage(): string | null {
    return this.refusal?.message ?? null
  }
}
