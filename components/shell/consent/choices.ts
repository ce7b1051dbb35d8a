import type { Measuring } from '@/lib/analytics/start'
import { logQuietly } from '@/lib/client/log-quietly'
import type { ShellConfig } from '@/lib/client/shell-config'
import { readConsent, writeConsent } from '@/lib/client/storage'
import {
  type Consent,
  type ConsentChannel,
  type ConsentChoice,
  consentTextVersion,
  parseConsent,
  printConsent,
} from '@/lib/domain/messages/consent'

/** Sent to the window when the visitor has chosen: whoever asks may stop asking. */
export const chosenEvent = 'shell:consent'

let measuring: Measuring | null = null

function stopMeasuring(): void {
  const ending = measuring
  measuring = null
  void ending?.stop()
}

/** Makes what runs on this page match a choice. What stops, stops before this returns. */
function follow(target: NonNullable<ShellConfig['analytics']>, { analytics, recording }: ConsentChoice): void {
  if (!analytics) {
    stopMeasuring()
    return
  }
  if (measuring !== null) {
    void measuring.record(recording).catch(() => undefined)
    return
  }
  import('@/lib/analytics/start').then(
    ({ startMeasuring }) => {
      // The visitor may have changed their mind while the script was on its way.
      const now = parseConsent(readConsent())
      if (measuring === null && now?.analytics) measuring = startMeasuring(target, now.recording)
    },
    () => undefined,
  )
}

/** Hands the proof to the provider. One that does not arrive is handed in again with the next page. */
async function prove(consent: Consent): Promise<void> {
  try {
    const { recordConsent } = await import('./record-consent')
    await recordConsent(consent)
  } catch (error) {
    return logQuietly('common-component/consent', error)
  }
  if (parseConsent(readConsent())?.id === consent.id) writeConsent(printConsent({ ...consent, recorded: true }))
}

/** A random UUID, on insecure addresses too, where browsers do not offer one ready-made. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte, index) => {
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte
    return marked.toString(16).padStart(2, '0')
  })
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Keeps a new choice, follows it at once and hands in the proof. Gives what was kept. */
export function choose(config: ShellConfig, choice: ConsentChoice, channel: ConsentChannel): Consent {
  const consent: Consent = {
    analytics: choice.analytics,
    recording: choice.analytics && choice.recording,
    id: randomId(),
    textVersion: consentTextVersion,
    channel,
    at: Date.now(),
    recorded: false,
  }
  writeConsent(printConsent(consent))
  if (config.analytics !== null) follow(config.analytics, consent)
  void prove(consent)
  window.dispatchEvent(new Event(chosenEvent))
  return consent
}

/** Follows a choice that an earlier page kept. */
export function resume(config: ShellConfig, consent: Consent): void {
  if (config.analytics !== null) follow(config.analytics, consent)
  if (!consent.recorded) void prove(consent)
}
