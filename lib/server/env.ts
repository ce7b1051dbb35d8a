import 'server-only'
import { z } from 'zod'
import { parseIsoDate } from '@/lib/domain/iso-date'

/** One or more environment variables are unusable. The message has one line for each: name and reason, no values. */
export class EnvError extends Error {
  override readonly name = 'EnvError'
  readonly problems: readonly EnvProblem[]

  constructor(problems: readonly EnvProblem[]) {
    super(problems.map((problem) => `${problem.variable}: ${problem.reason}`).join('\n'))
    this.problems = problems
  }
}

export interface EnvProblem {
  readonly variable: string
  readonly reason: string
}

const noonInMalaysia = 'T12:00:00+08:00'

function wholeNumber(min: number, max: number, byDefault: number) {
  const reason = `must be a whole number from ${min} to ${max}`
  return z
    .string()
    .regex(/^\d{1,6}$/, reason)
    .transform(Number)
    .refine((value) => value >= min && value <= max, reason)
    .default(byDefault)
}

function urlParts(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null
}

function isWebAddress(text: string): boolean {
  const url = urlParts(text)
  return url !== null && (url.protocol === 'http:' || url.protocol === 'https:') && url.username === ''
}

function isOrigin(text: string): boolean {
  const url = urlParts(text)
  return isWebAddress(text) && url?.pathname === '/' && url.search === '' && url.hash === ''
}

function isPostgresAddress(text: string): boolean {
  const protocol = urlParts(text)?.protocol
  return protocol === 'postgres:' || protocol === 'postgresql:'
}

/** Epoch milliseconds of a date (noon in Malaysia) or of a moment with its offset; null when it is neither. */
function parseMoment(text: string): number | null {
  if (parseIsoDate(text) !== null) return Date.parse(`${text}${noonInMalaysia}`)
  return z.iso.datetime({ offset: true }).safeParse(text).success ? Date.parse(text) : null
}

const variables = {
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  HOST: z
    .string()
    .regex(/^[A-Za-z0-9.:_-]+$/, 'must be a host name or an IP address to listen on')
    .default('0.0.0.0'),
  PORT: wholeNumber(1, 65_535, 3000),
  PROVIDER_PORT: wholeNumber(0, 65_535, 3100),
  SITE_URL: z
    .string()
    .refine(isOrigin, 'must be an http or https address without a path, such as https://www.example.com')
    .transform((text) => new URL(text).origin)
    .optional(),
  API_BASE_URL: z
    .string()
    .refine(isWebAddress, 'must be an http or https address, such as http://localhost:3100')
    .transform((text) => text.replace(/\/+$/, ''))
    .nullable()
    .default(null),
  DATA_DIR: z
    .string()
    .refine((text) => !text.includes('\0'), 'must be a folder')
    .default('.data'),
  DATABASE_URL: z
    .string()
    .refine(isPostgresAddress, 'must be a PostgreSQL address, such as postgres://user:password@host:5432/database')
    .nullable()
    .default(null),
  DATABASE_POOL_MAX: wholeNumber(1, 200, 10),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  TRUSTED_PROXY_HOPS: wholeNumber(0, 10, 0),
  TIMBANG_TEST: z.enum(['0', '1'], 'must be 0 or 1').default('0'),
  TEST_NOW: z
    .string()
    .refine((text) => parseMoment(text) !== null, 'must be a date, such as 2026-11-20, or a moment with its offset')
    .transform((text) => parseMoment(text))
    .nullable()
    .default(null),
}

const schema = z
  .object(variables)
  .refine((values) => values.TEST_NOW === null || values.NODE_ENV !== 'production' || values.TIMBANG_TEST === '1', {
    path: ['TEST_NOW'],
    message: 'moves the clock and is refused in production (a test run of the production build sets TIMBANG_TEST=1)',
  })
  .transform((values) => ({ ...values, SITE_URL: values.SITE_URL ?? `http://localhost:${values.PORT}` }))

/**
 * What the server is configured with, under the names of the variables. Ports and counts are whole numbers, TEST_NOW
 * is epoch milliseconds, an optional variable that is not set is null.
 */
export type Env = Readonly<z.output<typeof schema>>

/** Every variable that the server reads, in the order of `.env.example`. */
export const envVariables: readonly string[] = Object.keys(variables)

/**
 * Reads a set of variables. A blank value counts as not set. Throws EnvError that names every unusable variable with
 * the reason; a value is never repeated, because it may be a secret.
 */
export function parseEnv(record: Readonly<Record<string, string | undefined>>): Env {
  const set = Object.fromEntries(
    envVariables.flatMap((name) => {
      const value = record[name]?.trim()
      return value === undefined || value === '' ? [] : [[name, value]]
    }),
  )
  const result = schema.safeParse(set)
  if (result.success) return result.data
  throw new EnvError(
    result.error.issues.map((issue) => ({ variable: String(issue.path[0]), reason: describeIssue(issue) })),
  )
}

function describeIssue(issue: z.core.$ZodIssue): string {
  return issue.code === 'invalid_value' && issue.message.startsWith('Invalid')
    ? `must be one of ${issue.values.map(String).join(', ')}`
    : issue.message
}

let memo: Env | undefined

/** The configuration of this process, read on first use. Throws EnvError when a variable is unusable. */
export function env(): Env {
  memo ??= parseEnv(process.env)
  return memo
}
