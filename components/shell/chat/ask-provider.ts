import { sessionCall } from '@/lib/client/session'
import type { ChatProvider, ShellConfig } from '@/lib/client/shell-config'
import { infobipLivechatEnabledOperation } from '@/lib/contract/calls/settings'

/** Asks which of the two providers runs the chat. Rejects with ApiError. */
export async function askProvider(config: ShellConfig): Promise<ChatProvider> {
  const { data } = await sessionCall(config)(infobipLivechatEnabledOperation, {})
  return data.value === 'true' ? 'infobip' : 'zendesk'
}
