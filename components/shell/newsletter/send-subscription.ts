import { sessionCall } from '@/lib/client/session'
import { subscribeOperation } from '@/lib/contract/notification-component/subscribe'
import type { ShellConfig } from '@/lib/shell-config'

/** Subscribes an address. Rejects with ApiError. */
export async function sendSubscription(config: ShellConfig, email: string): Promise<void> {
  await sessionCall(config)(subscribeOperation, { body: { email } })
}
