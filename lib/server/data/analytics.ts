import 'server-only'
import { env } from '@/lib/server/env'
import type { ShellConfig } from '@/lib/shell-config'

/** Where events go and for which project; null when nothing is measured. */
export function analyticsConfig(): ShellConfig['analytics'] {
  const { ANALYTICS_TOKEN: token, ANALYTICS_HOST: host } = env()
  return token === null ? null : { token, host }
}
