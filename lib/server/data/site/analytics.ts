import 'server-only'
import type { ShellConfig } from '@/lib/client/shell-config'
import { env } from '@/lib/server/env'

/** Where events go and for which project; null when nothing is measured. */
export function analyticsConfig(): ShellConfig['analytics'] {
  const { ANALYTICS_TOKEN: token, ANALYTICS_HOST: host } = env()
  return token === null ? null : { token, host }
}
