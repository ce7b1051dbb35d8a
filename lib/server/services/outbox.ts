import 'server-only'
import type { Clock } from '@/lib/server/clock'
import type { ClaimedMail, DueMail, OutboxRepository } from '@/lib/server/db/outbox-repository'
import type { Log } from '@/lib/server/log'
import { MailError, type Mailer, welcomeMail } from './mail'
import { createRecurring, type Recurring } from './recurring'

export interface OutboxDeps {
  readonly outbox: OutboxRepository
  /** null: no mail server is configured; mails wait and the log says so. */
  readonly mailer: Mailer | null
  readonly siteUrl: string
  readonly clock: Clock
  readonly log: Log
}

/** Sends what waits in the outbox on a timer. A run gives the number of mails sent. */
export type Outbox = Recurring

const everyMs = 10_000
const stopMs = 5000
const atOnce = 20

/** Longer than a mail server is waited for. A process that dies while it sends leaves the mail to others after this. */
export const leaseMs = 120_000

/** Waits between tries; the last one repeats until the mail is too old to be of use. */
const waits = [60_000, 300_000, 900_000, 3_600_000, 14_400_000] as const
export const oldestMs = 3 * 86_400_000

/** When a mail that has been tried so often is tried again, after the moment of the failure. */
export function waitAfter(attempts: number): number {
  return waits[Math.min(Math.max(attempts, 1), waits.length) - 1] ?? waits[4]
}

/** An outbox whose timer keeps no process alive. Runs never overlap in a process; several processes share the work. */
export function createOutbox(deps: OutboxDeps): Outbox {
  let toldWaiting = 0
  const tellWaiting = async () => {
    const waiting = await deps.outbox.countWaiting()
    if (waiting > toldWaiting) deps.log.warn('mail.not-sent', { waiting, reason: 'SMTP_URL is not set' })
    toldWaiting = waiting
    return 0
  }
  const work = async (isStopped: () => boolean) => {
    try {
      return deps.mailer === null ? await tellWaiting() : await sendDue(deps, deps.mailer, isStopped)
    } catch (error) {
      deps.log.error('mail.outbox-unreachable', error)
      return 0
    }
  }
  return createRecurring(work, { everyMs, stopMs })
}

/** Batch after batch until nothing is due: a mail that was tried is not due again before its lease or its wait ends. */
async function sendDue(deps: OutboxDeps, mailer: Mailer, stopped: () => boolean): Promise<number> {
  let sent = 0
  let batch: readonly DueMail[]
  do {
    batch = await deps.outbox.due(deps.clock.now(), atOnce)
    for (const mail of batch) {
      if (stopped()) return sent
      if (await sendOne(deps, mailer, mail)) sent += 1
    }
  } while (batch.length === atOnce)
  return sent
}

async function sendOne(deps: OutboxDeps, mailer: Mailer, due: DueMail): Promise<boolean> {
  const mail = await deps.outbox.claim(due, deps.clock.now() + leaseMs)
  if (mail === null) return false
  try {
    await mailer.send(welcomeMail({ ...mail, siteUrl: deps.siteUrl }))
  } catch (error) {
    await putOff(deps, mail, error)
    return false
  }
  await deps.outbox.settle(mail.id, 'sent', deps.clock.now(), null)
  deps.log.info('mail.sent', { id: mail.id, kind: mail.kind, attempts: mail.attempts })
  return true
}

async function putOff({ outbox, clock, log }: OutboxDeps, mail: ClaimedMail, error: unknown): Promise<void> {
  const now = clock.now()
  const reason = error instanceof MailError ? error.message : 'failed'
  const again = now + waitAfter(mail.attempts)
  if ((error instanceof MailError && error.permanent) || again - mail.createdAt > oldestMs) {
    await outbox.settle(mail.id, 'failed', now, reason)
    log.error('mail.given-up', new Error(reason), { id: mail.id, kind: mail.kind, attempts: mail.attempts })
    return
  }
  await outbox.postpone(mail.id, again, reason)
  log.warn('mail.put-off', { id: mail.id, kind: mail.kind, attempts: mail.attempts, reason })
}
