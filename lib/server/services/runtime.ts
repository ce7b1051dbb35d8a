import 'server-only'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { clock, systemClock } from '@/lib/server/clock'
import { referralTermsVersion } from '@/lib/server/content/legal-texts'
import { surveyContent } from '@/lib/server/content/surveys'
import { createAccountRepository } from '@/lib/server/db/account-repository'
import { createClickRepository } from '@/lib/server/db/click-repository'
import { type ClosingRepository, createClosingRepository } from '@/lib/server/db/closing-repository'
import { createCodeRepository } from '@/lib/server/db/code-repository'
import { connectDatabase, kysely } from '@/lib/server/db/connection'
import { createConsentRepository } from '@/lib/server/db/consent-repository'
import { createExportRepository, type ExportRepository } from '@/lib/server/db/export-repository'
import { createHealthRepository } from '@/lib/server/db/health-repository'
import { createIdempotencyRepository } from '@/lib/server/db/idempotency-repository'
import { createJoiningRepository } from '@/lib/server/db/joining-repository'
import { createKnownDeviceRepository, type KnownDeviceRepository } from '@/lib/server/db/known-device-repository'
import { createMemberConsentRepository } from '@/lib/server/db/member-consent-repository'
import { createMemberRepository } from '@/lib/server/db/member-repository'
import { migrations } from '@/lib/server/db/migrations/list'
import { createOutboxRepository } from '@/lib/server/db/outbox-repository'
import { createRateLimitRepository } from '@/lib/server/db/rate-limit-repository'
import { createRegistrationRepository } from '@/lib/server/db/registration-repository'
import { createRetentionRepository } from '@/lib/server/db/retention-repository'
import { messagesKeptMs } from '@/lib/server/db/retention-table'
import { createSecurityRepository, type SecurityRepository } from '@/lib/server/db/security-repository'
import { createSessionRepository } from '@/lib/server/db/session-repository'
import { createSubscriberRepository } from '@/lib/server/db/subscriber-repository'
import { createSurveyRepository } from '@/lib/server/db/survey-repository'
import { createTryRepository } from '@/lib/server/db/try-repository'
import { env } from '@/lib/server/env'
import { log } from '@/lib/server/log'
import type { Recurring } from '@/lib/server/recurring'
import type { AccountDeps } from './accounts/accounts'
import type { MemberConsentDeps } from './accounts/member-consents'
import { type MemberDeps, sealedMembers } from './accounts/member-details'
import { buildMemberThings, type MemberThings } from './accounts/member-things'
import type { RegistrationDeps } from './accounts/registration'
import { type AlertParts, buildAlerts } from './alerts/alert-deps'
import type { Challenge } from './calls/challenge'
import type { IdempotencyDeps } from './calls/idempotency'
import { createRateLimits, type RateLimits } from './calls/rate-limit'
import { challengeOf } from './calls/recaptcha'
import { createDrainer, type Drainer } from './clicks/click-drain'
import { createClickSpool } from './clicks/click-spool'
import type { ClickDeps } from './clicks/clicks'
import { keySource } from './keys/key-source'
import { systemRandom } from './keys/random'
import type { SealedRows } from './keys/seal-again'
import { sealingKeys } from './keys/sealing-keys'
import { eraseMessageFiles } from './messages/message-files'
import type { MessageDeps } from './messages/messages'
import type { NewsletterDeps } from './messages/newsletter'
import { createOutbox, type Outbox, outboxFolder, sealedMessages } from './messages/outbox'
import { processCarriers } from './messages/process-carriers'
import { reminderDeps } from './messages/reminder-deps'
import type { ReminderDeps } from './messages/reminders'
import { supportDeps } from './messages/support-deps'
import { buildReferral, type ReferralParts } from './referral/referral-deps'
import type { CodeDeps } from './sessions/codes'
import { type JoiningDeps, sealedJoinings } from './sessions/joinings'
import type { SessionDeps } from './sessions/sessions'
import type { SignInDeps } from './sessions/sign-in'
import type { ConsentDeps } from './site/consents'
import { createReadinessCheck, type Readiness } from './site/health'
import { createMarket, type GivenMarket } from './site/market'
import { createRetention } from './site/retention'
import type { SurveyDeps } from './surveys/survey'

/** The parts of this process, put together once. Making it opens no file and no connection. */
export interface Runtime extends MemberThings, ReferralParts, AlertParts {
  readonly accounts: AccountDeps
  /** null: nobody is asked for a proof of a person. */
  readonly challenge: Challenge | null
  readonly clicks: ClickDeps
  readonly consents: ConsentDeps
  readonly codes: CodeDeps
  readonly drainer: Drainer
  readonly idempotency: IdempotencyDeps
  readonly joinings: JoiningDeps
  readonly market: () => Promise<GivenMarket | null>
  readonly knownDevices: KnownDeviceRepository
  readonly members: MemberDeps
  readonly memberConsents: MemberConsentDeps
  readonly closings: ClosingRepository
  readonly exports: ExportRepository
  readonly security: SecurityRepository
  readonly newsletter: NewsletterDeps
  readonly support: ReturnType<typeof supportDeps>
  readonly messages: MessageDeps
  readonly outbox: Outbox
  readonly rateLimits: RateLimits
  readonly registrations: RegistrationDeps
  readonly reminders: ReminderDeps
  readonly retention: Recurring
  /** Everything that is kept encrypted, for a change of keys. */
  readonly sealedRows: readonly SealedRows[]
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
  const rateLimits = buildRateLimits()
  const joinings = buildJoinings()
  const messages = buildMessages()
  const { things, sealed } = buildMemberThings(kysely)
  const members = buildDetails()
  const memberParts = buildMembers({ joinings, messages, members })
  return {
    ...memberParts,
    ...buildReferral(connectDatabase, { accounts: memberParts.accounts.accounts, members }),
    ...buildAlerts(kysely, messages),
    idempotency: buildIdempotency(),
    challenge: challengeOf(env(), log()),
    clicks,
    consents: { consents: createConsentRepository(kysely), clock: clock(), log: log() },
    drainer: createDrainer(clicks),
    joinings,
    market: createMarket({ url: env().SINEGY_MARKET_URL, clock: systemClock, log: log() }),
    knownDevices: createKnownDeviceRepository(kysely),
    members,
    closings: createClosingRepository(kysely),
    exports: createExportRepository(kysely),
    security: createSecurityRepository(kysely),
    memberConsents: {
      consents: createMemberConsentRepository(kysely),
      clock: systemClock,
      random: systemRandom,
      referralTermsVersion,
    },
    ...things,
    newsletter: {
      subscribers: createSubscriberRepository(kysely),
      clock: systemClock,
      random: systemRandom,
      log: log(),
    },
    support: supportDeps(kysely, { messages, limits: rateLimits }),
    codes: buildCodes(rateLimits, messages),
    messages,
    outbox: buildOutbox(),
    rateLimits,
    reminders: reminderDeps(kysely, messages),
    retention: buildRetention(),
    sealedRows: [
      ...sealed,
      sealedJoinings(joinings),
      sealedMessages(createOutboxRepository(kysely), messageKeys),
      sealedMembers(members),
    ],
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
function buildMembers(
  along: Pick<RegistrationDeps, 'joinings' | 'messages' | 'members'>,
): Pick<Runtime, 'accounts' | 'registrations' | 'sessions' | 'signIns'> {
  const accounts: AccountDeps = {
    accounts: createAccountRepository(kysely),
    clock: systemClock,
    random: systemRandom,
  }
  const sessions = { ...accounts, sessions: createSessionRepository(kysely), log: log() }
  return {
    accounts,
    registrations: { ...sessions, registrations: createRegistrationRepository(kysely), referralTermsVersion, ...along },
    sessions,
    signIns: {
      ...sessions,
      messages: along.messages,
      tries: createTryRepository(kysely),
      knownDevices: createKnownDeviceRepository(kysely),
      key: countingKey,
    },
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
    counts: createRateLimitRepository(async () => (await connectDatabase()).counts),
    key: countingKey,
    log: log(),
  })
}

function buildSurveys(): SurveyDeps {
  return {
    surveys: surveyContent.entries,
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
    eraseFiles: (now) => eraseMessageFiles(outboxFolder(env()), now - messagesKeptMs),
    clock: systemClock,
    rest: () => delay(restMs),
    log: log(),
  })
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

/** By the world's clock, as sessions. */
function buildCodes(limits: RateLimits, messages: MessageDeps): CodeDeps {
  return {
    codes: createCodeRepository(connectDatabase),
    messages,
    limits,
    perHour: env().CODES_PER_HOUR,
    keys: () => sealingKeys(keySource(env()), 'codes'),
    clock: systemClock,
    random: systemRandom,
    log: log(),
  }
}

const messageKeys = () => sealingKeys(keySource(env()), 'messages')

function buildMessages(): MessageDeps {
  return { keys: messageKeys, clock: systemClock, random: systemRandom, nudge: () => runtime().outbox.nudge() }
}

/** By the world's clock, as the codes that it sends. */
function buildOutbox(): Outbox {
  return createOutbox({
    outbox: createOutboxRepository(kysely),
    carriers: processCarriers(env()),
    keys: messageKeys,
    siteUrl: env().SITE_URL,
    clock: systemClock,
    log: log(),
  })
}
