import 'server-only'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { clock, systemClock } from '@/lib/server/clock'
import { surveys } from '@/lib/server/content/surveys'
import { createAccountRepository } from '@/lib/server/db/account-repository'
import { createClickRepository } from '@/lib/server/db/click-repository'
import { connectDatabase, kysely } from '@/lib/server/db/connection'
import { createConsentRepository } from '@/lib/server/db/consent-repository'
import { createHealthRepository } from '@/lib/server/db/health-repository'
import { createIdempotencyRepository } from '@/lib/server/db/idempotency-repository'
import { createInterestRepository } from '@/lib/server/db/interest-repository'
import { createJoiningRepository } from '@/lib/server/db/joining-repository'
import { createMemberRepository } from '@/lib/server/db/member-repository'
import { migrations } from '@/lib/server/db/migrations/list'
import { createOutboxRepository } from '@/lib/server/db/outbox-repository'
import { createRateLimitRepository } from '@/lib/server/db/rate-limit-repository'
import { createRegistrationRepository } from '@/lib/server/db/registration-repository'
import { createRetentionRepository } from '@/lib/server/db/retention-repository'
import { createSavedAnalysisRepository } from '@/lib/server/db/saved-analysis-repository'
import { createSessionRepository } from '@/lib/server/db/session-repository'
import { createSubscriberRepository } from '@/lib/server/db/subscriber-repository'
import { createSurveyRepository } from '@/lib/server/db/survey-repository'
import { createTryRepository } from '@/lib/server/db/try-repository'
import { env } from '@/lib/server/env'
import { log } from '@/lib/server/log'
import type { AccountDeps } from './accounts'
import { createDrainer, type Drainer } from './click-drain'
import { createClickSpool } from './click-spool'
import type { ClickDeps } from './clicks'
import type { ConsentDeps } from './consents'
import { createReadinessCheck, type Readiness } from './health'
import type { IdempotencyDeps } from './idempotency'
import type { InterestDeps } from './interests'
import type { JoiningDeps } from './joinings'
import { keySource } from './key-source'
import { createSmtpMailer } from './mail-smtp'
import type { MemberDeps } from './member-details'
import type { NewsletterDeps } from './newsletter'
import { createOutbox, type Outbox } from './outbox'
import { systemRandom } from './random'
import { createRateLimits, type RateLimits } from './rate-limit'
import type { Recurring } from './recurring'
import type { RegistrationDeps } from './registration'
import { createRetention } from './retention'
import type { SavedAnalysisDeps } from './saved-analyses'
import { sealingKeys } from './sealing-keys'
import type { SessionDeps } from './sessions'
import type { SignInDeps } from './sign-in'
import type { SurveyDeps } from './survey'

/** The parts of this process, put together once. Making it opens no file and no connection. */
export interface Runtime {
  readonly accounts: AccountDeps
  readonly clicks: ClickDeps
  readonly consents: ConsentDeps
  readonly drainer: Drainer
  readonly interests: InterestDeps
  readonly idempotency: IdempotencyDeps
  readonly joinings: JoiningDeps
  readonly savedAnalyses: SavedAnalysisDeps
  readonly members: MemberDeps
  readonly newsletter: NewsletterDeps
  readonly outbox: Outbox
  readonly rateLimits: RateLimits
  readonly registrations: RegistrationDeps
  readonly retention: Recurring
  readonly sessions: SessionDeps
  readonly signIns: SignInDeps
  readonly surveys: SurveyDeps
  readonly readiness: () => Promise<Readiness>
}

let memo: Runtime | undefined

/** What routes and the lifecycle hand to services. Throws EnvError when the configuration is unusable. */
export function runtime(): Runtime {
  memo ??= build()
  return memo
}

function build(): Runtime {
  const clicks: ClickDeps = {
    clicks: createClickRepository(kysely),
    spool: createClickSpool(join(env().DATA_DIR, 'clicks-spool'), systemClock, systemRandom),
    clock: clock(),
    random: systemRandom,
    log: log(),
    late: new Set(),
  }
  return {
    ...buildMembers(),
    idempotency: buildIdempotency(),
    clicks,
    consents: { consents: createConsentRepository(kysely), clock: clock(), log: log() },
    drainer: createDrainer(clicks),
    interests: { interests: createInterestRepository(kysely), clock: clock(), random: systemRandom },
    savedAnalyses: buildSavedAnalyses(),
    members: buildDetails(),
    newsletter: {
      subscribers: createSubscriberRepository(kysely),
      clock: clock(),
      random: systemRandom,
      log: log(),
    },
    outbox: buildOutbox(),
    rateLimits: buildRateLimits(),
    retention: buildRetention(),
    surveys: buildSurveys(),
    readiness: createReadinessCheck({
      health: createHealthRepository(kysely),
      migrations: migrations.map((migration) => migration.id),
      clock: systemClock,
      log: log(),
    }),
  }
}

/** Sessions end by the world's clock: TEST_NOW moves the day of the catalogue, not the life of a token. */
function buildMembers(): Pick<Runtime, 'accounts' | 'joinings' | 'registrations' | 'sessions' | 'signIns'> {
  const accounts: AccountDeps = {
    accounts: createAccountRepository(kysely),
    clock: systemClock,
    random: systemRandom,
  }
  const sessions = { ...accounts, sessions: createSessionRepository(kysely), log: log() }
  const joinings = buildJoinings()
  return {
    accounts,
    joinings,
    registrations: { ...sessions, registrations: createRegistrationRepository(kysely), joinings },
    sessions,
    signIns: { ...sessions, tries: createTryRepository(kysely), key: countingKey },
  }
}

/** By the world's clock, as sessions. */
function buildIdempotency(): IdempotencyDeps {
  return {
    keys: createIdempotencyRepository(kysely),
    sealing: () => sealingKeys(keySource(env()), 'idempotency'),
    clock: systemClock,
    log: log(),
  }
}

/** By the world's clock, as sessions. */
function buildJoinings(): JoiningDeps {
  return {
    joinings: createJoiningRepository(kysely),
    keys: () => sealingKeys(keySource(env()), 'joinings'),
    clock: systemClock,
    random: systemRandom,
    log: log(),
  }
}

const countingKey = () => sealingKeys(keySource(env()), 'rate-limits')[0].bytes

function buildRateLimits(): RateLimits {
  return createRateLimits({
    counts: createRateLimitRepository(kysely),
    key: countingKey,
    log: log(),
  })
}

function buildSurveys(): SurveyDeps {
  return {
    surveys,
    responses: createSurveyRepository(kysely),
    keys: () => sealingKeys(keySource(env()), 'survey-tokens'),
    clock: clock(),
    random: systemRandom,
  }
}

const restMs = 50

/** By the world's clock, as sessions: TEST_NOW must not make rows old. */
function buildRetention(): Recurring {
  return createRetention({
    retention: createRetentionRepository(connectDatabase),
    clock: systemClock,
    rest: () => delay(restMs),
    log: log(),
  })
}

function buildSavedAnalyses(): SavedAnalysisDeps {
  return {
    checks: createSavedAnalysisRepository(kysely),
    keys: () => sealingKeys(keySource(env()), 'kept-by-members'),
    clock: clock(),
    random: systemRandom,
    log: log(),
  }
}

/** By the world's clock, as sessions. */
function buildDetails(): MemberDeps {
  return {
    members: createMemberRepository(kysely),
    keys: () => sealingKeys(keySource(env()), 'member-details'),
    numberKeys: () => sealingKeys(keySource(env()), 'mykad-numbers'),
    clock: systemClock,
    random: systemRandom,
  }
}

function buildOutbox(): Outbox {
  const { SMTP_URL, MAIL_FROM, SITE_URL } = env()
  return createOutbox({
    outbox: createOutboxRepository(kysely),
    mailer: SMTP_URL === null || MAIL_FROM === null ? null : createSmtpMailer(SMTP_URL, MAIL_FROM),
    siteUrl: SITE_URL,
    clock: clock(),
    log: log(),
  })
}
