import 'server-only'
import { type Clock, clock } from './clock'
import { env } from './env'

const levels = ['debug', 'info', 'warn', 'error', 'silent'] as const
type Level = (typeof levels)[number]

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

function withoutPersonalData(fields: LogFields): LogFields {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key, personal.test(key) ? '[removed]' : value]),
  )
}

function scrub(text: string): string {
  return text.replace(credentials, '//[removed]@')
}

function describeError(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: scrub(String(error)) }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null
  const cause = error.cause instanceof Error ? scrub(error.cause.message) : null
  return { error: scrub(error.message), errorName: error.name, code, cause, stack: scrub(error.stack ?? '') }
}

/** Creates a log that hands finished lines (one JSON object each, newline included) to `write`. */
export function createLog(level: Level, time: Clock, write: (line: string) => void): Log {
  const logged = new WeakSet<object>()
  const emit = (at: Exclude<Level, 'silent'>, event: string, fields: LogFields) => {
    if (levels.indexOf(at) < levels.indexOf(level)) return
    write(`${JSON.stringify({ time: new Date(time.now()).toISOString(), level: at, event, ...fields })}\n`)
  }
  return {
    debug: (event, fields = {}) => emit('debug', event, withoutPersonalData(fields)),
    info: (event, fields = {}) => emit('info', event, withoutPersonalData(fields)),
    warn: (event, fields = {}) => emit('warn', event, withoutPersonalData(fields)),
    error: (event, error, fields = {}) => {
      if (error instanceof Error) {
        if (logged.has(error)) return
        logged.add(error)
      }
      emit('error', event, { ...withoutPersonalData(fields), ...describeError(error) })
    },
  }
}

let memo: Log | undefined

/** The log of this process: JSON lines on standard error, from LOG_LEVEL up. */
export function log(): Log {
  memo ??= createLog(env().LOG_LEVEL, clock(), (line) => {
    process.stderr.write(line)
  })
  return memo
}
