import 'server-only'
import type { TimeLimits } from '@/lib/client/http'
import { env } from '@/lib/server/env'

/**
 * How long a provider may take from the first byte of the question to the last of the answer, in milliseconds. Browsers
 * give up after 10 and 20 s: they have to hear why before that.
 */
export const providerLimits: TimeLimits = { read: 9_000, write: 18_000 }

/** True when the site asks a provider in another process. */
export function isRemote(): boolean {
  return env().API_BASE_URL !== null
}
