import 'server-only'
import { malaysianDay, mondayOf } from '@/lib/domain/values/iso-date'
import type { StoredAlert } from '@/lib/server/db/alert-repository'
import { sealedMessage } from '@/lib/server/services/messages/messages'
import type { TellDeps } from './alerts'
import { type Compared, compareAlert, figureAfter, newsOf } from './news'
import { isWeekly } from './question'

/**
 * Puts one message with all news of what a member follows by the week into the outbox, once from each Monday on, in Malaysia: both or neither, with
 * what the alerts keep. True where there were any. Rejects with what the database or the catalogue throws; one alert that cannot be read is
 * logged and left out.
 */
export async function tellWeek(deps: TellDeps, owner: string): Promise<boolean> {
  const day = malaysianDay(deps.clock.now())
  const compared = (await deps.alerts.ofOwner(owner)).flatMap((alert) => readSafely(deps, alert))
  const monday = mondayOf(day)
  if (compared.some(({ before }) => (before?.toldOn ?? '') >= monday)) return false
  const told = compared.map((one) => ({ one, news: newsOf(one) }))
  const items = told.flatMap(({ news }) => news.map(({ item }) => item))
  const changes = told.map(({ one, news }) => figureAfter(one, news, { toldOn: day }))
  const [first] = items
  if (first === undefined) {
    await deps.alerts.replace(changes, null)
    return false
  }
  const to = await deps.alerts.contactOf(owner)
  if (to === null) return false
  const message = { kind: 'alerts-of-the-week', to, items, removalKey: first.removalKey } as const
  return deps.alerts.replace(changes, sealedMessage(deps.messages, message))
}

function readSafely(deps: TellDeps, alert: StoredAlert): readonly Compared[] {
  try {
    const compared = isWeekly(alert) ? compareAlert(deps, alert) : null
    return compared === null ? [] : [compared]
  } catch (error) {
    deps.log.error('alert.not-compared', error, { alertId: alert.id })
    return []
  }
}
