import { browserTransport } from '@/lib/client/browser'
import { call } from '@/lib/client/call'
import { consentOperation } from '@/lib/contract/calls/consent'
import type { Consent } from '@/lib/domain/messages/consent'

/** Hands the proof of a choice to the provider; fulfilled when it is durable there. @throws ApiError */
export async function recordConsent({ id, textVersion, channel, analytics, recording }: Consent): Promise<void> {
  await call(consentOperation, { body: { id, textVersion, channel, analytics, recording } }, browserTransport())
}
