import 'server-only'
import { catalogue } from '@/lib/server/catalogue/load'
import { catalogueHistory } from '@/lib/server/catalogue/recorded-history'
import { clock } from '@/lib/server/clock'
import { createAddressAlertRepository } from '@/lib/server/db/address-alert-repository'
import { createAlertRepository } from '@/lib/server/db/alert-repository'
import { log } from '@/lib/server/log'
import { createRecurring, type Recurring } from '@/lib/server/recurring'
import type { MessageDeps } from '@/lib/server/services/messages/messages'
import type { AlertDeps } from './alerts'
import { tellAll } from './tell'

/** The alerts of this process. */
export interface AlertParts {
  readonly alerts: AlertDeps
  /** Compares what members and addresses follow with the catalogue, and writes to them where it has changed. */
  readonly alertRounds: Recurring
}

const rhythm = { everyMs: 3_600_000, stopMs: 5000 }

/** Puts them together; opens nothing. The catalogue's day is the clock's, messages leave by the world's. */
export function buildAlerts(connect: Parameters<typeof createAlertRepository>[0], messages: MessageDeps): AlertParts {
  const addressAlerts = createAddressAlertRepository(connect)
  const reading = { alerts: createAlertRepository(connect), addressAlerts, catalogue, history: catalogueHistory }
  const alerts = { ...reading, messages, clock: clock(), log: log() }
  const round = async (isStopped: () => boolean) =>
    (await tellAll(alerts, isStopped)) + (await tellAll({ ...alerts, alerts: addressAlerts }, isStopped))
  return { alerts, alertRounds: createRecurring(round, rhythm) }
}
