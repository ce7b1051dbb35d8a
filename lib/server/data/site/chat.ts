import 'server-only'
import type { ChatProvider, ShellConfig } from '@/lib/client/shell-config'
import { env } from '@/lib/server/env'

/** What the document of a live chat needs to know. */
export interface ChatSetup {
  /** Address of the provider's script. */
  readonly script: string
  /** Names our account to the provider; no secret. */
  readonly key: string
  /** What the document may load from and connect to: the script's origin first. */
  readonly origins: readonly string[]
}

/** How a provider is set up; null when it is not. */
export function chatSetup(provider: ChatProvider): ChatSetup | null {
  const values = env()
  const [script, key] =
    provider === 'infobip'
      ? [values.LIVECHAT_INFOBIP_SCRIPT, values.LIVECHAT_INFOBIP_KEY]
      : [values.LIVECHAT_ZENDESK_SCRIPT, values.LIVECHAT_ZENDESK_KEY]
  if (script === null || key === null) return null
  return { script, key, origins: [...new Set([new URL(script).origin, ...values.LIVECHAT_ORIGINS])] }
}

/** Which live chats have been set up. */
export function chatConfig(): ShellConfig['chat'] {
  return { infobip: chatSetup('infobip') !== null, zendesk: chatSetup('zendesk') !== null }
}

/** Whether any live chat has been set up. */
export function chatOffered(): boolean {
  return Object.values(chatConfig()).includes(true)
}
