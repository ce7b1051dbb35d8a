import 'server-only'
import type { StoredAlert } from '@/lib/server/db/alert-repository'
import { sealedMessage } from '@/lib/server/services/messages/messages'
import type { TellDeps } from './alerts'
import { compareAlert, figureAfter, newsOf } from './news'
import { isWeekly } from './question'
import { tellWeek } from './tell-week'

const atOnce = 100

/**
 * Compares all that members follow with the catalogue of today, and puts a message into the outbox for each figure that changed, each
 * offer that ends soon and each product that another one beats by so much more than its member knew; one message a week with all of it for whoever
 * chose that. Gives how many messages. One that fails is logged and tried again by the next run. Several processes may do it. Never throws.
 */
export async function tellAll(deps: TellDeps, isStopped: () => boolean): Promise<number> {
  let told = 0
  const weeksOf = new Set<string>()
  try {
    for (let after = ''; !isStopped(); ) {
      const alerts = await deps.alerts.after(after, atOnce)
      for (const alert of alerts) if (await tellSafely(deps, alert, weeksOf)) told += 1
      if (alerts.length < atOnce) break
      after = alerts.at(-1)?.id ?? after
    }
  } catch (error) {
    deps.log.error('alert.round-failed', error)
  }
  if (told > 0) {
    deps.log.info('alert.round', { told })
    deps.messages.nudge()
  }
  return told
}

/** Tells of one alert, or of all that its member has told of by the week, the first time that one of them comes. */
async function tellSafely(deps: TellDeps, alert: StoredAlert, weeksOf: Set<string>): Promise<boolean> {
  try {
    if (!isWeekly(alert)) return await tell(deps, alert)
    if (weeksOf.has(alert.owner)) return false
    weeksOf.add(alert.owner)
    return await tellWeek(deps, alert.owner)
  } catch (error) {
    deps.log.error('alert.not-compared', error, { alertId: alert.id })
    return false
  }
}

/** True where a message was put in: of the first of the news, and of others by the next rounds. */
async function tell(deps: TellDeps, alert: StoredAlert): Promise<boolean> {
  const compared = compareAlert(deps, alert)
  if (compared === null) return false
  const [news] = newsOf(compared)
  if (news === undefined) {
    const change = figureAfter(compared, [])
    if (change.before !== change.after) await deps.alerts.replace([change], null)
    return false
  }
  const to = await deps.alerts.contactOf(alert.owner)
  if (to === null) return false
  return deps.alerts.replace([figureAfter(compared, [news])], sealedMessage(deps.messages, { ...news.item, to }))
}
