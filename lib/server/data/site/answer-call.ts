import 'server-only'
import { handler } from '@/lib/server/api/handler'
import { env } from '@/lib/server/env'
import { forward } from './forward'
import { forwardedCall } from './forwarded-call'

/**
 * Answers a call that a browser made to the site; its path carries no `/api`. With a provider in another process every call
 * of the contract goes there; what speaks of this process, the documents of the contract, and whatever is no call are
 * answered here.
 */
export async function answerCall(request: Request): Promise<Response> {
  const { API_BASE_URL: base } = env()
  const operation = base === null ? null : forwardedCall(request.method, new URL(request.url).pathname)
  return base === null || operation === null ? handler(request) : forward(operation, request, { base })
}
