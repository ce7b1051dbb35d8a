import { ApiError, type ApiErrorKind } from '@/lib/client/api-error'
import { logFailure } from '@/lib/client/report'

function kindOf(error: unknown): ApiErrorKind {
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'timeout'
  // What fetch and import() throw when nothing comes back.
  return error instanceof TypeError || (error instanceof Error && error.name === 'ChunkLoadError')
    ? 'network'
    : 'unreadable'
}

/** Writes down, for nobody but a developer, that something the page asked for by itself did not come. */
export function logQuietFailure(operation: string, error: unknown): void {
  logFailure(new ApiError(kindOf(error), operation, null, null, error))
}
