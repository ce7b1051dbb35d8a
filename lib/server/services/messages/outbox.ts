import 'server-only'
import { join } from 'node:path'
import { type CodeChannel, codeChannels } from '@/lib/contract/entities/joining'
import type { Clock } from '@/lib/server/clock'
import type { ClaimedMessage, DueMessage, OutboxRepository } from '@/lib/server/db/outbox-repository'
import type { Env } from '@/lib/server/env'
import type { Log } from '@/lib/server/log'
import { createRecurring, type Recurring } from '@/lib/server/recurring'
import type { SealedRows } from '@/lib/server/services/keys/seal-again'
import type { SealingKey } from '@/lib/server/services/keys/sealing-keys'
import { CarrierError, type Carriers, type Delivery } from './carrier'
import { type Letter, letterOf } from './letter'
import { messagePlace } from './messages'

export interface OutboxDeps {
  readonly outbox: OutboxRepository
  readonly carriers: Carriers
  /** Keys that open what was sealed; throws when they can be neither read nor made. */
  readonly keys: () => readonly SealingKey[]
  readonly siteUrl: string
  readonly clock: Clock
  readonly log: Log
}

declare global {
  /** The framework may load this module more than once: what was started hangs on the process. */
  var timbangOutbox: (() => void) | undefined
}

/** Sends what waits in the outbox on a timer. A run gives the number of messages sent. */
export interface Outbox extends Recurring {
  /** Has a run of the outbox that this process has started begin soon; any number of calls before it begins are one. */
  nudge(): void
}

const everyMs = 10_000
const stopMs = 5000
const batchSize = 20
/** Connections to the servers of one channel: where one is silent, the others go on. */
const lanes = 4

/** Longer than a carrier is waited for. A process that dies while it sends leaves the message to others after this. */
export const leaseMs = 120_000

/** Waits between tries; the last one repeats until the message is too old to be of use. */
const waits = [60_000, 300_000, 900_000, 3_600_000, 14_400_000] as const
/** The same for what lapses within minutes. */
const shortWaits = [5000, 15_000, 30_000, 60_000] as const
export const oldestMs = 3 * 86_400_000

/** When a message that has been tried so often is tried again, after the moment of the failure. */
export function waitAfter(attempts: number, lapses: boolean): number {
  const of: readonly number[] = lapses ? shortWaits : waits
  return of[Math.max(attempts, 1) - 1] ?? of.at(-1) ?? everyMs
}

/** Where messages are written that no server is configured for. */
export function outboxFolder({ DATA_DIR }: Pick<Env, 'DATA_DIR'>): string {
  return join(/* turbopackIgnore: true */ DATA_DIR, 'outbox')
}

/** Channels that no server is configured for: their messages reach nobody but who reads the folder. */
export function undelivered(env: Pick<Env, 'SMTP_URL' | 'SMS_GATEWAY_URL'>): readonly CodeChannel[] {
  const servers: Readonly<Record<CodeChannel, string | null>> = { email: env.SMTP_URL, sms: env.SMS_GATEWAY_URL }
  return codeChannels.filter((channel) => servers[channel] === null)
}

/** Messages that wait, for a change of keys. */
export function sealedMessages(outbox: OutboxRepository, keys: SealedRows['keys']): SealedRows {
  const after = async (id: string) =>
    (await outbox.sealedAfter(id)).map((row) => ({ ...row, place: messagePlace(row.id) }))
  return { keys, after, replace: outbox.replace }
}

/** An outbox whose timer keeps no process alive. Runs never overlap in a process; several processes share the work. */
export function createOutbox(deps: OutboxDeps): Outbox {
  const work = async (isStopped: () => boolean) => {
    // A mail server that hangs does not hold codes up that go by text message.
    const sent = await Promise.all(codeChannels.map((channel) => sendOfChannel(deps, channel, isStopped)))
    return sent.reduce((sum, count) => sum + count, 0)
  }
  let nudged = false
  const recurring = createRecurring(
    (isStopped) => {
      nudged = false
      return work(isStopped)
    },
    { everyMs, stopMs },
  )
  const begin = () => {
    if (nudged) return
    nudged = true
    void recurring.run()
  }
  return {
    run: recurring.run,
    start: () => {
      globalThis.timbangOutbox = begin
      recurring.start()
    },
    stop: () => {
      if (globalThis.timbangOutbox === begin) globalThis.timbangOutbox = undefined
      return recurring.stop()
    },
    nudge: () => globalThis.timbangOutbox?.(),
  }
}

async function sendOfChannel(deps: OutboxDeps, channel: CodeChannel, isStopped: () => boolean): Promise<number> {
  try {
    return await sendDue(deps, channel, isStopped)
  } catch (error) {
    deps.log.error('message.outbox-unreachable', error, { channel })
    return 0
  }
}

/** Batch after batch until nothing is due: a message that was tried is not due again before its lease or its wait ends. */
async function sendDue(deps: OutboxDeps, channel: CodeChannel, isStopped: () => boolean): Promise<number> {
  let sent = 0
  let batch: readonly DueMessage[]
  do {
    batch = await deps.outbox.due(channel, deps.clock.now(), batchSize)
    sent += await sendBatch(deps, batch, isStopped)
  } while (batch.length === batchSize && !isStopped())
  return sent
}

/** Sends a few at a time, the most urgent first. Rejects when all of them have ended, with what the first failure rejected with. */
async function sendBatch(deps: OutboxDeps, batch: readonly DueMessage[], isStopped: () => boolean): Promise<number> {
  const left = batch.values()
  let sent = 0
  const sendOneByOne = async () => {
    for (const message of left) {
      if (isStopped()) return
      if (await sendOne(deps, message)) sent += 1
    }
  }
  const ends = await Promise.allSettled(Array.from({ length: lanes }, sendOneByOne))
  const failure = ends.find((end) => end.status === 'rejected')
  if (failure !== undefined) throw failure.reason
  return sent
}

async function sendOne(deps: OutboxDeps, due: DueMessage): Promise<boolean> {
  const message = await deps.outbox.claim(due, deps.clock.now() + leaseMs)
  if (message === null) return false
  const { outbox, clock, log } = deps
  const { id, kind, attempts, uselessAt } = message
  if (uselessAt !== null && clock.now() >= uselessAt) {
    await outbox.settle(id, 'withheld', clock.now(), 'too late')
    log.warn('message.withheld', { id, kind, attempts })
    return false
  }
  const letter = letterOf(deps, message)
  if (letter === null) {
    await giveUp(deps, message, 'cannot be opened')
    return false
  }
  let delivery: Delivery
  try {
    delivery = await hand(deps.carriers, letter)
  } catch (error) {
    await putOff(deps, message, error)
    return false
  }
  await outbox.settle(id, 'sent', clock.now(), null)
  if (delivery.by === 'file') log.info('message.written', { id, kind, path: delivery.path })
  else log.info('message.sent', { id, kind, attempts })
  return true
}

function hand(carriers: Carriers, letter: Letter) {
  return letter.channel === 'email' ? carriers.email.send(letter.mail) : carriers.sms.send(letter.sms)
}

async function giveUp({ outbox, clock, log }: OutboxDeps, message: ClaimedMessage, reason: string): Promise<void> {
  await outbox.settle(message.id, 'failed', clock.now(), reason)
  const { id, kind, attempts } = message
  log.error('message.given-up', new Error(reason), { id, kind, attempts })
}

async function putOff(deps: OutboxDeps, message: ClaimedMessage, error: unknown): Promise<void> {
  const { id, kind, attempts, uselessAt, createdAt } = message
  const now = deps.clock.now()
  const reason = error instanceof CarrierError ? error.message : 'failed'
  const again = now + waitAfter(attempts, uselessAt !== null)
  if ((error instanceof CarrierError && error.permanent) || again > (uselessAt ?? createdAt + oldestMs)) {
    await giveUp(deps, message, reason)
    return
  }
  await deps.outbox.postpone(id, again, reason)
  deps.log.warn('message.put-off', { id, kind, attempts, reason })
}
