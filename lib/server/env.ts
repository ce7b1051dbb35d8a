import 'server-only'
import { z } from 'zod'
import { brand } from '@/lib/brand'
import {
  challengeKey,
  chatKey,
  chatOrigin,
  chatScript,
  flag,
  isMailServer,
  isOrigin,
  isPostgresAddress,
  isSafeGateway,
  isWebAddress,
  isWithin,
  networkAddress,
  parseMoment,
  storeAddress,
  wholeNumber,
} from './env-kinds'
import { StartFailure } from './start-failure'

/** One or more environment variables are unusable. The message has one line for each: name and reason, no values. */
export class EnvError extends StartFailure {
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
  DATABASE_WAIT_SECONDS: wholeNumber(0, 600, 30),
  SMTP_URL: z
    .string()
    .refine(isMailServer, 'must be a mail server, such as smtp://user:password@mail.example.com:587')
    .nullable()
    .default(null),
  MAIL_FROM: z
    .string()
    .max(200)
    .regex(
      /^(?:[^<>"@,;:\\\p{Cc}]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u,
      'must be an address, with a name before it or not, such as Timbang <news@example.com>',
    )
    .nullable()
    .default(null),
  SMS_GATEWAY_URL: z
    .string()
    .refine(isSafeGateway, 'must be an https address (http only on this machine), such as https://sms.example.com/send')
    .nullable()
    .default(null),
  SMS_GATEWAY_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{1,1000}$/, 'must be printable characters without spaces')
    .nullable()
    .default(null),
  SINEGY_MARKET_URL: z
    .string()
    .refine(
      isSafeGateway,
      'must be an https address (http only on this machine), such as https://feed.example.com/market',
    )
    .nullable()
    .default(null),
  CODES_PER_HOUR: wholeNumber(1, 999_999, 2000),
  SEALING_SECRET: z
    .string()
    .min(32, 'must be at least 32 characters')
    .max(200, 'must be at most 200 characters')
    .nullable()
    .default(null),
  SEALING_SECRET_BEFORE: z
    .string()
    .min(32, 'must be at least 32 characters')
    .max(200, 'must be at most 200 characters')
    .nullable()
    .default(null),
  KEY_DIR: z
    .string()
    .refine((text) => !text.includes('\0'), 'must be a folder')
    .optional(),
  PAGE_RUNTIME: z.enum(['islands', 'next']).default('islands'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  TRUSTED_PROXY_HOPS: wholeNumber(0, 10, 0),
  ANALYTICS_TOKEN: z
    .string()
    .regex(/^[A-Za-z0-9_-]{8,64}$/, 'must be the token of a project: 8 to 64 letters, digits, hyphens or underscores')
    .nullable()
    .default(null),
  ANALYTICS_HOST: z
    .string()
    .refine(isOrigin, 'must be an http or https address without a path, such as https://api-js.mixpanel.com')
    .transform((text) => new URL(text).origin)
    .default('https://api-js.mixpanel.com'),
  API_APP_ID: z
    .string()
    .regex(/^[\w.-]{1,64}$/, 'must be 1 to 64 letters, digits, dots, hyphens or underscores')
    .default(brand.slug),
  API_SIGNING_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{8,200}$/, 'must be 8 to 200 printable characters without spaces')
    .default(`${brand.slug}-web-signing-key`),
  INFOBIP_LIVECHAT_ENABLED: flag,
  LIVECHAT_INFOBIP_SCRIPT: chatScript,
  LIVECHAT_INFOBIP_KEY: chatKey,
  LIVECHAT_ZENDESK_SCRIPT: chatScript,
  LIVECHAT_ZENDESK_KEY: chatKey,
  LIVECHAT_ORIGINS: z
    .string()
    .max(2000)
    .transform((text) => text.split(/\s+/))
    .refine(
      (origins) => origins.every((origin) => chatOrigin.test(origin)),
      'must be origins with spaces between them, such as https://*.example.com wss://chat.example.com',
    )
    .default([]),
  INFOBIP_WHATSAPP_FLOW_ENABLED: flag,
  RECAPTCHA_ENABLED: flag,
  RECAPTCHA_SITE_KEY: challengeKey,
  RECAPTCHA_SECRET: challengeKey,
  RECAPTCHA_VERIFY_URL: z
    .string()
    .refine(
      isSafeGateway,
      'must be an https address (http only on this machine), such as https://www.google.com/recaptcha/api/siteverify',
    )
    .default('https://www.google.com/recaptcha/api/siteverify'),
  REFERRAL_WITHDRAWAL_ENABLED: flag,
  APP_MINIMUM_VERSION: z
    .string()
    .regex(/^\d{1,4}(?:\.\d{1,4}){1,2}$/, 'must be a version, such as 2.1.0')
    .nullable()
    .default(null),
  APP_GOOGLE_PLAY_URL: storeAddress,
  APP_STORE_URL: storeAddress,
  APP_GALLERY_URL: storeAddress,
  SOCIAL_FACEBOOK_URL: networkAddress('facebook'),
  SOCIAL_INSTAGRAM_URL: networkAddress('instagram'),
  SOCIAL_X_URL: networkAddress('x'),
  SOCIAL_TIKTOK_URL: networkAddress('tiktok'),
  SOCIAL_YOUTUBE_URL: networkAddress('youtube'),
  TIMBANG_TEST: z.enum(['0', '1'], 'must be 0 or 1').default('0'),
  TEST_NOW: z
    .string()
    .refine((text) => parseMoment(text) !== null, 'must be a date, such as 2026-11-20, or a moment with its offset')
    .transform((text) => parseMoment(text))
    .nullable()
    .default(null),
  TEST_CONTENT: z
    .string()
    .refine((text) => !text.includes('\0'), 'must be a folder')
    .nullable()
    .default(null),
}

const schema = z
  .object(variables)
  .refine((values) => values.TEST_NOW === null || values.NODE_ENV !== 'production' || values.TIMBANG_TEST === '1', {
    path: ['TEST_NOW'],
    message: 'moves the clock and is refused in production (a test run of the production build sets TIMBANG_TEST=1)',
  })
  .refine((values) => values.TEST_CONTENT === null || values.NODE_ENV !== 'production' || values.TIMBANG_TEST === '1', {
    path: ['TEST_CONTENT'],
    message:
      'replaces the content and is refused in production (a test run of the production build sets TIMBANG_TEST=1)',
  })
  .refine((values) => values.SMTP_URL === null || values.MAIL_FROM !== null, {
    path: ['MAIL_FROM'],
    message: 'is needed when SMTP_URL is set',
  })
  .refine((values) => values.SMS_GATEWAY_TOKEN === null || values.SMS_GATEWAY_URL !== null, {
    path: ['SMS_GATEWAY_URL'],
    message: 'is needed when SMS_GATEWAY_TOKEN is set',
  })
  .refine((values) => values.LIVECHAT_INFOBIP_KEY === null || values.LIVECHAT_INFOBIP_SCRIPT !== null, {
    path: ['LIVECHAT_INFOBIP_SCRIPT'],
    message: 'is needed when LIVECHAT_INFOBIP_KEY is set',
  })
  .refine((values) => values.LIVECHAT_ZENDESK_KEY === null || values.LIVECHAT_ZENDESK_SCRIPT !== null, {
    path: ['LIVECHAT_ZENDESK_SCRIPT'],
    message: 'is needed when LIVECHAT_ZENDESK_KEY is set',
  })
  .refine((values) => values.RECAPTCHA_ENABLED === 'false' || values.RECAPTCHA_SITE_KEY !== null, {
    path: ['RECAPTCHA_SITE_KEY'],
    message: 'is needed when RECAPTCHA_ENABLED is true',
  })
  .refine((values) => values.RECAPTCHA_ENABLED === 'false' || values.RECAPTCHA_SECRET !== null, {
    path: ['RECAPTCHA_SECRET'],
    message: 'is needed when RECAPTCHA_ENABLED is true',
  })
  .refine((values) => values.SEALING_SECRET_BEFORE === null || values.SEALING_SECRET !== null, {
    path: ['SEALING_SECRET'],
    message: 'is needed when SEALING_SECRET_BEFORE is set',
  })
  .refine((values) => values.KEY_DIR === undefined || !isWithin(values.KEY_DIR, values.DATA_DIR), {
    path: ['KEY_DIR'],
    message: 'must not be DATA_DIR or inside it: whoever copies the data would have its keys',
  })
  .transform((values) => ({
    ...values,
    SITE_URL: values.SITE_URL ?? `http://localhost:${values.PORT}`,
    // Beside the data folder also where its name ends with a slash.
    KEY_DIR: values.KEY_DIR ?? `${values.DATA_DIR.replace(/(?<=[^/])\/+$/, '')}-keys`,
  }))

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
