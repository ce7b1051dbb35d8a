import 'server-only'
import { destination, pino } from 'pino'
import { type Clock, clock } from './clock'
import { type Env, env } from './env'

export type LogFields = Readonly<Record<string, string | number | boolean | null>>

/** Writes events. An event is a short dotted name, such as `click.spooled`; fields never carry personal data. */
export interface Log {
  debug(event: string, fields?: LogFields): void
  info(event: string, fields?: LogFields): void
  warn(event: string, fields?: LogFields): void
  /** An error object is written once, however many layers report it. */
  error(event: string, error: unknown, fields?: LogFields): void
}

const personal =
  /^(e-?mail|phone|mobile|nric|mykad|ip|address|name|full_?name|user_?agent|cookie|password|otp)$|token|secret|authori[sz]ation/i
const credentials = /\/\/[^/\s@]+@/g

/** By name, since pino removes fields by their exact paths only. */
function withoutPersonalData(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key, personal.test(key) ? '[removed]' : scrubbed(value)]),
  )
}

const scrubbed = (value: unknown) => (typeof value === 'string' ? scrub(value) : value)

function scrub(text: string): string {
  return text.replace(credentials, '//[removed]@')
}

function describeError(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: String(error) }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null
  const cause = error.cause instanceof Error ? error.cause.message : null
  return { error: error.message, errorName: error.name, code, cause, stack: error.stack ?? '' }
}

/** Creates a log that hands finished lines (one JSON object each, newline included) to `write`. */
export function createLog(level: Env['LOG_LEVEL'], time: Clock, write: (line: string) => void): Log {
  const logged = new WeakSet<object>()
  const options = {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date(time.now()).toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }), log: withoutPersonalData },
  }
  const lines = pino(options, { write })
  return {
    debug: (event, fields) => lines.debug({ event, ...fields }),
    info: (event, fields) => lines.info({ event, ...fields }),
    warn: (event, fields) => lines.warn({ event, ...fields }),
    error: (event, error, fields) => {
      if (error instanceof Error) {
        if (logged.has(error)) return
        logged.add(error)
      }
      lines.error({ event, ...fields, ...describeError(error) })
    },
  }
}

let memo: Log | undefined

/**
 * The log of this process: JSON lines on standard error, from LOG_LEVEL up. Written at once, without a worker: the line
 * that says why a process ends has to be out before it does, and `process.stderr` drops what a pipe does not take yet.
 */
export function log(): Log {
  memo ??= createLog(env().LOG_LEVEL, clock(), writeToStandardError)
  return memo
}

let standardError: ReturnType<typeof destination> | undefined

/** Writes at once, also when the pipe is full for the moment, and past whatever listens to `process.stderr`. */
export function writeToStandardError(text: string): void {
  standardError ??= destination({ dest: 2, sync: true })
  standardError.write(text)
}
