import 'server-only'
import type { Operation } from '@/lib/contract/operation'
import { operations } from '@/lib/contract/operations'

/** What tells of this process, such as whether it lives, is never another server's to say. */
const ownComponent = 'site/'

const forwarded = operations
  .filter(({ id }) => !id.startsWith(ownComponent))
  .map((operation) => ({ operation, pattern: patternOf(operation.path) }))

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`)
}

/**
 * The operation that a request asks a provider for; null for what is no call of the contract, and for calls about this
 * process. `path` is below the provider's base, with its encoding.
 */
export function forwardedCall(method: string, path: string): Operation | null {
  const wanted = method === 'HEAD' ? 'GET' : method
  const found = forwarded.find(({ operation, pattern }) => operation.method === wanted && pattern.test(path))
  return found?.operation ?? null
}
