import 'server-only'
import { setTimeout as delay } from 'node:timers/promises'
import { prepareDataDir } from './data-dir'
import { closeDatabase, closeDatabaseSync, connectDatabase } from './db/connection'
import { StateError } from './db/state-error'
import { endOnUncaught, endStart } from './end-start'
import { env } from './env'
import { log } from './log'
import { outboxFolder, undelivered } from './services/messages/outbox'
import { runtime } from './services/runtime'

let started: Promise<void> | null = null

/**
 * Makes state ready before the first request: checks the configuration and the data folder, opens and migrates the
 * database, moves what a former process left in the spool, and starts the timers. Safe to call twice. Throws EnvError or
 * StateError, whose messages are meant for the operator.
 */
export async function startState(): Promise<void> {
  started ??= start()
  return started
}

/**
 * Makes state ready, or ends the process with 1 and the sentence that the operator needs. The framework would go on
 * listening after a failed start, and answer 500 to everybody.
 */
export async function startStateOrEnd(): Promise<void> {
  try {
    await startState()
  } catch (error) {
    endStart(error, 'PORT')
  }
}

async function start(): Promise<void> {
  endOnUncaught()
  // A server that has its own signal handling ends with process.exit; this is the last moment to checkpoint.
  process.on('exit', closeDatabaseSync)
  await prepareDataDir(env().DATA_DIR)
  await connectPatiently()
  const { alertRounds, drainer, outbox, retention, rewards } = runtime()
  await drainer.run()
  drainer.start()
  outbox.start()
  warnOfUndelivered()
  retention.start()
  rewards.start()
  alertRounds.start()
  // A process that is started anew each hour must erase too, and nobody waits for it.
  void retention.run()
  void rewards.run()
  // A new catalogue comes with a start.
  void alertRounds.run()
}

/** A laptop reads its messages in a folder; where visitors come, nobody would get a code. */
function warnOfUndelivered(): void {
  const channels = undelivered(env())
  if (env().NODE_ENV !== 'production' || channels.length === 0) return
  log().warn('message.not-delivered', { channels: channels.join(', '), writtenTo: outboxFolder(env()) })
}

const retryMs = 500

/** A server often starts beside its PostgreSQL. Waits DATABASE_WAIT_SECONDS for it to be up, then throws StateError. */
async function connectPatiently(): Promise<void> {
  const seconds = env().DATABASE_WAIT_SECONDS
  const giveUpAt = performance.now() + seconds * 1000
  for (let isFirst = true; ; isFirst = false) {
    try {
      await connectDatabase()
      return
    } catch (error) {
      const isUpLater = error instanceof StateError && error.kind === 'database-not-up'
      if (!isUpLater || performance.now() >= giveUpAt) throw error
      if (isFirst) log().warn('database.waiting', { seconds })
    }
    await delay(retryMs)
  }
}

/** After the last request: moves what is spooled, checkpoints and closes. Never throws. */
export async function stopState(): Promise<void> {
  const { alertRounds, drainer, outbox, retention, rewards } = runtime()
  try {
    await alertRounds.stop()
    await outbox.stop()
    await rewards.stop()
    await retention.stop()
    await drainer.run()
    await drainer.stop()
    await closeDatabase()
    log().info('state.closed')
  } catch (error) {
    log().error('state.close-failed', error)
  }
}

/**
 * Runs `closeServer` (stop accepting, finish what is under way), then {@link stopState}, when the process is asked to
 * end. For servers that have no signal handling of their own.
 */
export function stopOnSignals(closeServer: () => Promise<void>): void {
  let stopping = false
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) return
    stopping = true
    log().info('process.stopping', { signal })
    await closeServer()
    await stopState()
    process.exit(0)
  }
  process.on('SIGTERM', (signal) => void stop(signal))
  process.on('SIGINT', (signal) => void stop(signal))
}
