import 'server-only'
import type { ShellConfig } from '@/lib/client/shell-config'
import { env } from '@/lib/server/env'
import { analyticsConfig } from './analytics'
import { chatConfig } from './chat'
import { storesWithApp } from './elsewhere'

/** What the parts of the shell are told, the same for every visitor. */
export function shellConfig(): ShellConfig {
  const { SITE_URL, API_APP_ID, API_SIGNING_KEY } = env()
  return {
    origin: SITE_URL,
    appId: API_APP_ID,
    signingKey: API_SIGNING_KEY,
    analytics: analyticsConfig(),
    chat: chatConfig(),
    apps: storesWithApp(),
  }
}
