import { sessionCall } from '@/lib/client/session'
import type { ShellConfig } from '@/lib/client/shell-config'
import { subscribeOperation } from '@/lib/contract/calls/newsletter'

/** Subscribes an address. Rejects with ApiError. */
export async function sendSubscription(config: ShellConfig, email: string): Promise<void> {
  await sessionCall(config)(subscribeOperation, { body: { email } })
}
