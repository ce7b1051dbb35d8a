import 'server-only'
import { env } from '@/lib/server/env'

/** True when the site asks a provider in another process. */
export function isRemote(): boolean {
  return env().API_BASE_URL !== null
}
