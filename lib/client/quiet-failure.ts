import { ApiError, type ApiErrorKind } from '@/lib/client/api-error'
import { logFailure, reportFailure } from '@/lib/client/report'

function kindOf(error: unknown): ApiErrorKind {
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'timeout'
  // What fetch and import() throw when nothing comes back.
  return error instanceof TypeError || (error instanceof Error && error.name === 'ChunkLoadError')
    ? 'network'
    : 'unreadable'
}

/** What became of failures that were no calls: several may wait for the same script. */
const known = new WeakMap<Error, ApiError>()

/** A failed call as it is; anything else, the same for the same failure, as what it was for. */
function failureOf(operation: string, error: unknown): ApiError {
  if (error instanceof ApiError) return error
  const before = error instanceof Error ? known.get(error) : undefined
  const failure = before ?? new ApiError(kindOf(error), operation, null, null, { cause: error })
  if (error instanceof Error) known.set(error, failure)
  return failure
}

/** Writes down, for nobody but a developer, that something the page asked for by itself did not come. */
export function logQuietFailure(operation: string, error: unknown): void {
  logFailure(failureOf(operation, error))
}

/** Writes down that something the visitor asked for did not come, and shows the provider's words when it gave any. */
export function reportVisitorFailure(operation: string, error: unknown): void {
  reportFailure(failureOf(operation, error))
}
