import 'server-only'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { malaysianDay } from '@/lib/domain/values/iso-date'
import { CatalogueError } from '@/lib/server/catalogue/findings'
import { catalogue } from '@/lib/server/catalogue/load'
import { clock, systemClock } from '@/lib/server/clock'
import { answerContent } from '@/lib/server/content/answers'
import { shownArticles } from '@/lib/server/content/articles'
import { givenFiles } from '@/lib/server/content/given-files'
import { contentKinds } from '@/lib/server/content/kinds'
import { referralTermsVersion } from '@/lib/server/content/legal-texts'
import { lostEmbeds } from '@/lib/server/content/lost-embeds'
import { partnerContent } from '@/lib/server/content/partner-pages'
import { shownCampaigns, shownVouchers } from '@/lib/server/content/shown'
import { searchAnswers } from '@/lib/server/data/content/support'
import { asCall, OutcomeUnknown, settleOrPutOff } from '@/lib/server/effects'
import { env } from '@/lib/server/env'
import { log } from '@/lib/server/log'
import { removeOwn, restoreOwn } from '@/lib/server/services/accounts/removals'
import { renameAnalysis, saveAnalysis, savedAnalyses } from '@/lib/server/services/accounts/saved-analyses'
import { comparisonIn, saveComparison, savedComparisons } from '@/lib/server/services/accounts/saved-comparisons'
import { changeShelf } from '@/lib/server/services/accounts/shelf'
import { askByAddress, confirmAddress } from '@/lib/server/services/alerts/address-alerts'
import { endAlert, endWeekly, keepAlert } from '@/lib/server/services/alerts/alerts'
import { sourceOf } from '@/lib/server/services/calls/call-source'
import { verdictOn } from '@/lib/server/services/calls/challenge'
import { type IdempotencyDeps, once } from '@/lib/server/services/calls/idempotency'
import { isSigned } from '@/lib/server/services/calls/signature'
import { type DeviceKind, deviceKinds } from '@/lib/server/services/clicks/click'
import { recordClick } from '@/lib/server/services/clicks/clicks'
import { deviceWordsOf } from '@/lib/server/services/clicks/device-kind'
import { countInterest, interestsOf, recordInterest } from '@/lib/server/services/clicks/interests'
import { sendContact } from '@/lib/server/services/messages/contact'
import { subscribe, unsubscribe } from '@/lib/server/services/messages/newsletter'
import { endReminder, keepReminder } from '@/lib/server/services/messages/reminders'
import { runtime } from '@/lib/server/services/runtime'
import { deviceKeyHeader, deviceKeySchema } from '@/lib/server/services/sessions/known-devices'
import { HashingFull } from '@/lib/server/services/sessions/password-hash'
import { endSession, extendSession, identify, isFresh } from '@/lib/server/services/sessions/sessions'
import { recordConsent } from '@/lib/server/services/site/consents'
import { settingsOf } from '@/lib/server/services/site/settings'
import { recordFeedback } from '@/lib/server/services/surveys/answer-feedback'
import { answerSurvey, openSurvey } from '@/lib/server/services/surveys/survey'
import { siteVersion } from '@/lib/server/site-version'
import { coreServices } from './core-services'
import { ApiFailure } from './failure'
import { joiningServices } from './joining-services'
import { memberServices } from './member-services'
import { passkeyServices } from './passkey-services'
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
  PromotionServices,
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
  if (receipt.state === 'unclear') throw new OutcomeUnknown('Neither the database nor the spool answered in time')
  return { clickId: receipt.id }
}

const recordConsentForGood: CommonServices['recordConsent'] = async (choice) => {
  if (!(await orNotReady(recordConsent(runtime().consents, choice)))) throw new ApiFailure('GBL0009')
}

/**
 * Beyond the wait for a lock there is only the work itself: whoever waits longer for it to begin waits for a database that hangs. In all it is
 * waited for less long than {@link idempotencyLeaseMs}.
 */
const patience = { beforeMs: 1500, inAllMs: 6000 } as const

/**
 * What the database or the hashing of passwords cannot do now, or not begin in time, is not done, and the caller may try again.
 * @throws ApiFailure GBL0009, and OutcomeUnknown for what has begun and did not end well or in time.
 */
async function orNotReady<T>(work: Promise<T>): Promise<T> {
  try {
    return await settleOrPutOff(work, patience)
  } catch (error) {
    if (error instanceof HashingFull) log().warn('api.hashing-full')
    else log().error('api.database-failed', error)
    throw error instanceof OutcomeUnknown ? error : new ApiFailure('GBL0009')
  }
}

async function isReady(): Promise<boolean> {
  try {
    const findings = lostEmbeds(
      catalogue(),
      contentKinds.flatMap((kind) => kind.embeds()),
      today(),
    )
    if (findings.length > 0) throw new CatalogueError(findings)
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
  // That a key is taken is no effect of what it is for.
  const claim: IdempotencyDeps['keys']['claim'] = (call, leaseMs) =>
    asCall(() => orNotReady(deps.keys.claim(call, leaseMs)))
  return { ...deps, keys: { ...deps.keys, claim } }
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

const ownRemovals: Pick<AccountServices, 'removeOwn' | 'restoreOwn'> = {
  removeOwn: (kind, accountId, id) => orNotReady(removeOwn(runtime().removals, kind, accountId, id)),
  restoreOwn: (kind, accountId, id) => orNotReady(restoreOwn(runtime().removals, kind, accountId, id)),
}

const account: AccountServices = {
  ...memberServices(orNotReady),
  ...signInServices(orNotReady),
  ...securityServices(orNotReady),
  ...passkeyServices(orNotReady),
  ...joiningServices(orNotReady),
  today,
  extendSession: (refreshToken) => orNotReady(extendSession(runtime().sessions, refreshToken)),
  endSession: (sessionId) => orNotReady(endSession(runtime().sessions, sessionId)),
  saveAnalysis: (accountId, findings) => orNotReady(saveAnalysis(runtime().savedAnalyses, accountId, findings)),
  renameAnalysis: (accountId, id, name) => orNotReady(renameAnalysis(runtime().savedAnalyses, accountId, id, name)),
  savedAnalyses: (accountId) => orNotReady(savedAnalyses(runtime().savedAnalyses, accountId)),
  saveComparison: async (accountId, query) => {
    const comparison = comparisonIn(query, await listed(), today())
    return comparison && orNotReady(saveComparison(runtime().savedComparisons, accountId, comparison))
  },
  savedComparisons: (accountId) => orNotReady(savedComparisons(runtime().savedComparisons, accountId)),
  changeShelf: (accountId, change) => orNotReady(changeShelf(runtime().shelf, accountId, change)),
  ...ownRemovals,
}

const clicks: ClickServices = { catalogue: listed, partners: partnerContent.entries, today, recordClick: recordForGood }

const analytic: AnalyticServices = {
  ...clicks,
  interestsOf: (accountId) => orNotReady(interestsOf(runtime().interests, accountId)),
  ...ownRemovals,
  openSurvey: (formType, accountId) => orNotReady(openSurvey(runtime().surveys, formType, accountId)),
  answerSurvey: (filled) =>
    orNotReady(answerSurvey(runtime().surveys, { ...filled, deviceKind: deviceKind(filled.submission.device) })),
}

const bank: BankServices = {
  ...clicks,
  recordInterest: (accountId, kind, subject) =>
    orNotReady(recordInterest(runtime().interests, accountId, kind, subject)),
  keepAlert: (accountId, product, asked) => orNotReady(keepAlert(runtime().alerts, accountId, product, asked)),
  askByAddress: (product, email, query) => orNotReady(askByAddress(runtime().alerts, product, email, query)),
  confirmAddress: (key) => orNotReady(confirmAddress(runtime().alerts, key)),
  endAlert: (key) => orNotReady(endAlert(runtime().alerts, key)),
  endWeekly: (key) => orNotReady(endWeekly(runtime().alerts, key)),
  countInterest: (subject) => orNotReady(countInterest(runtime().interests, subject)),
}

const common: CommonServices = {
  partners: partnerContent.entries,
  market: () => runtime().market(),
  settings: () => settingsOf(env(), referralTermsVersion()),
  newDeviceId: randomUUID,
  recordConsent: recordConsentForGood,
  answers: answerContent.entries,
  searchAnswers: (text) => searchAnswers(text, answerContent.entries()),
  givenFiles: (kind) => givenFiles(kind, clock().now()),
  recordFeedback: (feedback) => orNotReady(recordFeedback(runtime().support, feedback)),
}

const notification: NotificationServices = {
  subscribe: (email) => orNotReady(subscribe(runtime().newsletter, email)),
  unsubscribe: (key) => orNotReady(unsubscribe(runtime().newsletter, key)),
  contact: (message, key) => orNotReady(sendContact(runtime().support, message, key)),
}

const promotion: PromotionServices = {
  articles: () => shownArticles(),
  campaigns: () => shownCampaigns(clock().now()),
  vouchers: () => shownVouchers(clock().now()),
  keepReminder: (campaign, email) => orNotReady(keepReminder(runtime().reminders, campaign, email)),
  endReminder: (key) => orNotReady(endReminder(runtime().reminders, key)),
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
    core: coreServices(orNotReady, clock),
    notification,
    promotion,
    site,
  }
}
