import { closeTracking } from '@/lib/analytics/track'
import type { ShellConfig } from '@/lib/client/shell-config'
import { readConsent } from '@/lib/client/storage'
import { whenIdle } from '@/lib/client/when-idle'
import { whenPresent } from '@/lib/client/when-present'
import { isCurrent, parseConsent } from '@/lib/domain/messages/consent'
import { refusesTracking } from './whether-to-measure'

/**
 * Sees to it, when a page has loaded, that what was chosen holds: nothing is counted without consent, and what happened
 * on the page before is forgotten. Calls `ask` where there is something to ask for and no answer to the present words.
 * In the first script of every page: what measures is loaded only for visitors who agreed.
 */
export function startConsent(config: ShellConfig, ask: () => unknown): void {
  const consent = parseConsent(readConsent())
  if (config.analytics === null || refusesTracking()) {
    closeTracking()
  } else if (!isCurrent(consent, Date.now())) {
    closeTracking()
    whenPresent(ask)
  } else {
    if (!consent.analytics) closeTracking()
    if (consent.analytics || !consent.recorded) {
      whenIdle(() => void import('./choices').then(({ resume }) => resume(config, consent), closeTracking))
    }
  }
}
