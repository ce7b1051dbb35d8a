import 'server-only'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { malaysianDay } from '@/lib/domain/iso-date'
import { catalogue } from '@/lib/server/catalogue/load'
import { clock, systemClock } from '@/lib/server/clock'
import { surveys } from '@/lib/server/content/surveys'
import { env } from '@/lib/server/env'
import { log } from '@/lib/server/log'
import { sourceOf } from '@/lib/server/services/call-source'
import { verdictOn } from '@/lib/server/services/challenge'
import { type DeviceKind, deviceKinds } from '@/lib/server/services/click'
import { recordClick } from '@/lib/server/services/clicks'
import { recordConsent } from '@/lib/server/services/consents'
import { deviceWordsOf } from '@/lib/server/services/device-kind'
import { type IdempotencyDeps, once } from '@/lib/server/services/idempotency'
import { countInterest, forgetInterests, interestsOf, recordInterest } from '@/lib/server/services/interests'
import { deviceKeyHeader, deviceKeySchema } from '@/lib/server/services/known-devices'
import { subscribe, unsubscribe } from '@/lib/server/services/newsletter'
import { HashingFull } from '@/lib/server/services/password-hash'
import { runtime } from '@/lib/server/services/runtime'
import { forgetAnalysis, saveAnalysis, savedAnalyses } from '@/lib/server/services/saved-analyses'
import { endSession, extendSession, identify, isFresh } from '@/lib/server/services/sessions'
import { settingsOf } from '@/lib/server/services/settings'
import { isSigned } from '@/lib/server/services/signature'
import { answerSurvey, openSurvey } from '@/lib/server/services/survey'
import { settleWithin } from '@/lib/server/settle-within'
import { siteVersion } from '@/lib/server/site-version'
import { ApiFailure } from './failure'
import { joiningServices } from './joining-services'
import { memberServices } from './member-services'
import { securityServices } from './security-services'
import type {
  AccountServices,
  AiServices,
  AnalyticServices,
  ApiServices,
  BankServices,
  CallServices,
  ClickServices,
  CommonServices,
  NotificationServices,
  SiteServices,
} from './services'
import { signInServices } from './sign-in-services'

const idempotencyKeySchema = z.uuid()

/** The first part of the specification's device id; the rest, which could tell devices apart, is not kept. */
function deviceKind(device: string | undefined): DeviceKind {
  const kind = device?.split(';')[0]?.toLowerCase()
  return deviceKinds.find((known) => known === kind) ?? 'unknown'
}

const recordForGood: ClickServices['recordClick'] = async (click, { issuerCode, entityName }) => {
  const receipt = await recordClick(runtime().clicks, {
    category: click.category ?? '',
    slug: click.slug ?? '',
    entityName: entityName ?? '',
    issuerCode,
    page: click.page,
    deviceKind: deviceKind(click.device),
    source: 'told',
  })
  // What is only in the log is not durable, so it must not be acknowledged.
  if (receipt.state === 'lost-to-log') throw new ApiFailure('GBL0009')
  return { clickId: receipt.id }
}

const recordConsentForGood: CommonServices['recordConsent'] = async (choice) => {
  if (!(await orNotReady(recordConsent(runtime().consents, choice)))) throw new ApiFailure('GBL0009')
}

/** Beyond the wait for a lock there is only the work itself: whoever waits longer waits for a database that hangs. */
const patienceMs = 1500

/** What the database or the hashing of passwords cannot do now, or not in time, is not acknowledged: the caller may try again. */
async function orNotReady<T>(work: Promise<T>): Promise<T> {
  try {
    const outcome = await settleWithin(
      work.then((value) => ({ value })),
      patienceMs,
      null,
    )
    if (outcome === null) throw new Error(`The database took longer than ${patienceMs} ms`)
    return outcome.value
  } catch (error) {
    if (error instanceof HashingFull) log().warn('api.hashing-full')
    else log().error('api.database-failed', error)
    throw new ApiFailure('GBL0009')
  }
}

async function isReady(): Promise<boolean> {
  try {
    catalogue()
    surveys()
    return (await runtime().readiness()).ready
  } catch (error) {
    log().error('api.not-ready', error)
    return false
  }
}

const listed: AiServices['catalogue'] = async () => catalogue({ recheck: env().NODE_ENV === 'development' })
const today = () => malaysianDay(clock().now())

const callerOf: CallServices['callerOf'] = (headers) => ({
  device: deviceWordsOf(headers.get('user-agent')),
  source: sourceOf(headers.get('x-forwarded-for'), env().TRUSTED_PROXY_HOPS),
  deviceKey: deviceKeySchema.nullable().catch(null).parse(headers.get(deviceKeyHeader)),
  idempotencyKey: idempotencyKeySchema.nullable().catch(null).parse(headers.get('idempotency-key')),
})

/** Looking a key up has the patience of callers; the work under it has its own. */
function patientKeys(): IdempotencyDeps {
  const deps = runtime().idempotency
  return { ...deps, keys: { ...deps.keys, claim: (call, leaseMs) => orNotReady(deps.keys.claim(call, leaseMs)) } }
}

function callServices(): CallServices {
  return {
    callerOf,
    once: (sent, work) => once(patientKeys(), sent, work),
    identify: (accessToken) => orNotReady(identify(runtime().sessions, accessToken)),
    isFresh: (member) => isFresh(member, systemClock.now()),
    // A caller's clock is the world's: TEST_NOW does not move it.
    isSigned: (headers) =>
      isSigned(headers, { appId: env().API_APP_ID, key: env().API_SIGNING_KEY }, systemClock.now()),
    secondsToWait: (operationId, forwardedFor, limit) =>
      orNotReady(runtime().rateLimits.take(operationId, sourceOf(forwardedFor, env().TRUSTED_PROXY_HOPS), limit)),
    memberToWait: (operationId, accountId, limit) =>
      orNotReady(runtime().rateLimits.take(operationId, `account ${accountId}`, limit)),
    isHuman: async (token) => {
      const { challenge } = runtime()
      return challenge === null ? 'human' : verdictOn(challenge, token)
    },
    newRequestId: randomUUID,
    reportFault: (error, fields) => log().error('api.fault', error, fields),
  }
}

const account: AccountServices = {
  ...memberServices(orNotReady),
  ...signInServices(orNotReady),
  ...securityServices(orNotReady),
  ...joiningServices(orNotReady),
  today,
  extendSession: (refreshToken) => orNotReady(extendSession(runtime().sessions, refreshToken)),
  endSession: (sessionId) => orNotReady(endSession(runtime().sessions, sessionId)),
  saveAnalysis: (accountId, findings) => orNotReady(saveAnalysis(runtime().savedAnalyses, accountId, findings)),
  savedAnalyses: (accountId) => orNotReady(savedAnalyses(runtime().savedAnalyses, accountId)),
  forgetAnalysis: (accountId, id) => orNotReady(forgetAnalysis(runtime().savedAnalyses, accountId, id)),
}

const clicks: ClickServices = { catalogue: listed, recordClick: recordForGood }

const analytic: AnalyticServices = {
  ...clicks,
  interestsOf: (accountId) => orNotReady(interestsOf(runtime().interests, accountId)),
  forgetInterests: (accountId, id) => orNotReady(forgetInterests(runtime().interests, accountId, id)),
  openSurvey: (formType, accountId) => orNotReady(openSurvey(runtime().surveys, formType, accountId)),
  answerSurvey: (filled) =>
    orNotReady(answerSurvey(runtime().surveys, { ...filled, deviceKind: deviceKind(filled.submission.device) })),
}

const bank: BankServices = {
  ...clicks,
  today,
  recordInterest: (accountId, kind, subject) =>
    orNotReady(recordInterest(runtime().interests, accountId, kind, subject)),
  countInterest: (subject) => orNotReady(countInterest(runtime().interests, subject)),
}

const common: CommonServices = {
  catalogue: listed,
  settings: () => settingsOf(env()),
  newDeviceId: randomUUID,
  recordConsent: recordConsentForGood,
}

const notification: NotificationServices = {
  subscribe: (email) => orNotReady(subscribe(runtime().newsletter, email)),
  unsubscribe: (key) => orNotReady(unsubscribe(runtime().newsletter, key)),
}

const site: SiteServices = { ready: isReady, version: siteVersion }

/** What the provider of this process stands on. Making it opens nothing. */
export function processServices(): ApiServices {
  return {
    calls: callServices(),
    account,
    ai: { catalogue: listed, today },
    analytic,
    bank,
    common,
    notification,
    site,
  }
}
