import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { DELETE, GET, POST, PUT } from '@/app/api/[...path]/route'
import { GET as getVersion } from '@/app/version.json/route'
import { deleteProcessCancelOperation } from '@/lib/contract/calls/closing'
import { productAlertOperation } from '@/lib/contract/calls/interests'
import { keepJoiningOperation, preRegisterOperation, requestOtpOperation } from '@/lib/contract/calls/joining'
import { passkeyCreationOperation, passkeyRequestOperation } from '@/lib/contract/calls/passkeys'
import { makeRecoveryOperation } from '@/lib/contract/calls/recovery'
import { savedAnalysesOperation } from '@/lib/contract/calls/saved'
import {
  requestOtpConfirmOperation,
  requestOtpResetEmailOperation,
  requestOtpResetMobileOperation,
  resetEmailOperation,
} from '@/lib/contract/calls/security'
import { finishRegisterOperation, resetPasswordOperation } from '@/lib/contract/calls/sign-in'
import { healthOperation } from '@/lib/contract/calls/site'
import { surveyFetchOperation } from '@/lib/contract/calls/surveys'
import type { JoiningPurpose } from '@/lib/contract/entities/joining'
import type { Operation } from '@/lib/contract/operation'
import { operations } from '@/lib/contract/operations'
import { referralTermsVersion } from '@/lib/server/content/legal-texts'
import { frozen } from '@/scripts/lib/frozen.mjs'
import { preparedJoinings } from '../crash/prepared-joinings'
import { bundledProvider, type ProviderProcess, startProvider } from '../crash/provider-process'
import { createAuthenticator } from '../factories/authenticator'
import { newestCode, sentFollowKey, sentUndoKey } from '../factories/sent-codes'
import { bundled } from '../setup/bundled'
import { temporaryFolder } from '../setup/temporary-folder'
import { newContact, newMobile } from './support/contacts'
import { bearer, signed } from './support/member'
import { password } from './support/password'
import { expectProblem, expectSuccess, requestTo, type Sent } from './support/provider'
import { addressOf, sampleOf } from './support/samples'
import { submissionTo } from './support/survey'

const memberSchema = z.object({ accessToken: z.string(), refreshToken: z.string() })
type Member = z.infer<typeof memberSchema>
/** Closing an account ends its sessions; opening it again gives one. */
const openedSchema = z.object({ data: memberSchema }).transform(({ data }) => data)
const reopens = ({ id }: Operation) => id === deleteProcessCancelOperation.id

const theirs = temporaryFolder()
const ours = temporaryFolder()
let provider: ProviderProcess
let member: Member
/** Whose password and contacts change: the others sign in by theirs. */
let changed: Member
const changedEmail = 'siti@example.com'

const methods = { GET, POST, PUT, DELETE }
const calls = operations.filter(({ id }) => !id.startsWith('site/'))

/** By which the samples sign in. */
const email = 'aminah@example.com'

/** The body of an operation that ends a joining, with a joining of the provider. */
function withJoining(operation: Operation, contact: string, purpose: JoiningPurpose): Sent {
  const [joining] = preparedJoinings(join(theirs.path, 'timbang.sqlite'), [contact], purpose)
  return { body: { ...sampleOf(operation).body, key: joining?.key } }
}

/** A member in the database of the provider, reached at this address. */
async function createMember(address: string, ...more: readonly string[]): Promise<Member> {
  const args = [bundled('testing/member.ts'), '--email', address, '--password', password, ...more]
  const env = { NODE_ENV: 'test' as const, PATH: process.env.PATH, DATA_DIR: theirs.path, ...frozen }
  const { stdout } = await promisify(execFile)(process.execPath, args, { env })
  return memberSchema.parse(JSON.parse(stdout))
}

/** Rows of the provider's database. */
function rows(query: string): readonly Record<string, unknown>[] {
  const database = new DatabaseSync(join(theirs.path, 'timbang.sqlite'), { readOnly: true })
  try {
    return database.prepare(query).all()
  } finally {
    database.close()
  }
}

/** What a browser sends to the site. */
function ask(operation: Operation, sent: Sent = {}): Promise<Response> {
  const { method, path, query } = addressOf(operation)
  const { body } = sampleOf(operation)
  const headers = {
    ...(operation.headers === 'signed' ? signed() : {}),
    ...(operation.idempotent ? { 'idempotency-key': randomUUID() } : {}),
    ...(operation.auth === 'public' ? {} : bearer(member.accessToken)),
    ...sent.headers,
  }
  const whole = { query, ...(body === undefined ? {} : { body }), ...sent, headers }
  return methods[method](requestTo({ path: `/api${path}`, method }, whole))
}

/** A survey answered with a token that the provider gave out. */
async function answeredSurvey(): Promise<Sent> {
  const { data } = await expectSuccess(await ask(surveyFetchOperation), surveyFetchOperation)
  const { query = '', body } = submissionTo(data)
  return { query, body }
}

/** The code in the newest message to a contact, once the provider has written it. */
const codeSentTo = (value: string) => sentTo(newestCode, value)

/** What a reader finds in the messages to a contact, once the provider has written it. */
function sentTo(read: (dataDir: string, to: string) => string | null, value: string): Promise<string> {
  return vi.waitFor(() => {
    const found = read(theirs.path, value)
    if (found === null) throw new Error(`Nothing for ${value}`)
    return found
  })
}

/** A joining that a visitor has begun, and where its code goes. */
async function begun() {
  const { value: username } = newContact()
  const answer = await ask(preRegisterOperation, { body: { username, purpose: 'sign-in' } })
  const { data } = await expectSuccess(answer, preRegisterOperation)
  return { key: data.key, username }
}

/** The same with the code that its owner has read. It is sent immediately, and takes along what waits to be sent. */
async function withCode(): Promise<Sent> {
  const { key, username } = await begun()
  const answer = await ask(requestOtpOperation, { body: { key, channel: 'email' } })
  const { data } = await expectSuccess(answer, requestOtpOperation)
  return { body: { key, requestId: data.requestId, code: await codeSentTo(username) } }
}

/** A change that a member proves by the code that `operation` sends to a contact. */
async function byCode(
  operation: Operation<z.ZodObject, typeof requestOtpConfirmOperation.success.schema>,
  asked: Readonly<Record<string, string>>,
  contact: string,
  { accessToken } = changed,
): Promise<Sent> {
  const headers = bearer(accessToken)
  const { data } = await expectSuccess(await ask(operation, { body: asked, headers }), operation)
  return { headers, body: { ...asked, requestId: data.requestId, code: await codeSentTo(contact) } }
}

/** A member who takes part and has points. */
async function withPoints(): Promise<Sent> {
  const rich = ['--age', '30', '--terms', referralTermsVersion(), '--points', '500']
  return { headers: bearer((await createMember(newContact().value, ...rich)).accessToken) }
}

/** A device of the member's that holds a passkey, on the site that the provider was told of. */
const siteUrl = 'https://www.example.com'
const device = createAuthenticator()

async function withProof(): Promise<Sent> {
  const { data } = await expectSuccess(await ask(passkeyRequestOperation), passkeyRequestOperation)
  return { body: device.prove(data, { origin: siteUrl }) }
}

async function withRecovery(): Promise<Sent> {
  const { data } = await expectSuccess(await ask(makeRecoveryOperation), makeRecoveryOperation)
  return { body: { code: data.codes[0] } }
}

async function withPasskey(): Promise<Sent> {
  const { data } = await expectSuccess(await ask(passkeyCreationOperation), passkeyCreationOperation)
  return { body: device.make(data, { origin: siteUrl }) }
}

/** What a call sends where no fixed sample can be right. */
const prepared: Readonly<Record<string, () => Promise<Sent>>> = {
  'account-component/authenticate-recovery': withRecovery,
  'account-component/add-passkey': withPasskey,
  'account-component/authenticate-passkey': withProof,
  'account-component/confirm-passkey': withProof,
  'core-component/redeem-voucher': withPoints,
  'core-component/withdraw': withPoints,
  'account-component/keep-joining': async () => withJoining(keepJoiningOperation, newContact().value, 'sign-in'),
  'account-component/user-detail': async () => ({ body: { key: (await begun()).key } }),
  'account-component/request-otp': async () => ({ body: { key: (await begun()).key, channel: 'email' } }),
  'account-component/verify-otp': withCode,
  'account-component/verify-email': withCode,
  'account-component/change-password': async () => ({ headers: bearer(changed.accessToken) }),
  'account-component/request-otp-confirm': async () => ({ headers: bearer(changed.accessToken) }),
  'account-component/confirm-otp': () => byCode(requestOtpConfirmOperation, { kind: 'email' }, changedEmail),
  'account-component/reset-mobile': () => {
    const { value: mobile } = newMobile()
    return byCode(requestOtpResetMobileOperation, { mobile }, mobile)
  },
  'account-component/reset-email': async () => {
    const { value: address } = newContact()
    return byCode(requestOtpResetEmailOperation, { email: address }, address, await createMember(newContact().value))
  },
  'account-component/delete-process-cancel': async () => withJoining(deleteProcessCancelOperation, email, 'sign-in'),
  'account-component/finish-register': async () =>
    withJoining(finishRegisterOperation, 'another@example.com', 'sign-in'),
  'account-component/reset-password-mobile': async () => withJoining(resetPasswordOperation, email, 'reset-password'),
  'account-component/token-extends': async () => ({ body: { refreshToken: member.refreshToken } }),
  'account-component/forget-analysis': async () => {
    const { data } = await expectSuccess(await ask(savedAnalysesOperation), savedAnalysesOperation)
    return { query: `id=${data[0]?.id}` }
  },
  'analytic-component/survey-submit': answeredSurvey,
  'analytic-component/member-survey': answeredSurvey,
  'account-component/undo-contact-change': async () => {
    const [before, after] = [newContact().value, newContact().value]
    const sent = await byCode(requestOtpResetEmailOperation, { email: after }, after, await createMember(before))
    await expectSuccess(await ask(resetEmailOperation, sent), resetEmailOperation)
    return { body: { key: await sentTo(sentUndoKey, before) } }
  },
  'bank-component/confirm-address-alert': () =>
    withCode().then(async () => ({ body: { key: await sentTo(sentFollowKey, 'siti@example.com') } })),
  'bank-component/end-product-alert': async () => ({
    body: { key: rows('select removal_key from member_interests where removal_key is not null')[0]?.removal_key },
  }),
  'bank-component/end-weekly-alerts': async () => {
    const body = { category: 'credit-card', slug: 'angsana-card-i', rhythm: 'weekly' }
    await expectSuccess(await ask(productAlertOperation, { body }), productAlertOperation)
    return {
      body: { key: rows('select removal_key from member_interests where removal_key is not null')[0]?.removal_key },
    }
  },
  'promotion-component/end-campaign-reminder': async () => ({
    body: { key: rows('select removal_key from campaign_reminders')[0]?.removal_key },
  }),
  'notification-component/unsubscribe': async () => ({
    body: { key: rows('select unsubscribe_key from newsletter_subscribers')[0]?.unsubscribe_key },
  }),
}

beforeAll(async () => {
  provider = await startProvider(bundledProvider(), {
    DATA_DIR: theirs.path,
    REFERRAL_WITHDRAWAL_ENABLED: 'true',
    SITE_URL: siteUrl,
    ...frozen,
  })
  Object.assign(process.env, { API_BASE_URL: provider.address, DATA_DIR: ours.path })
  member = await createMember(email)
  changed = await createMember(changedEmail)
})

afterAll(async () => {
  await provider.stop()
  theirs.remove()
  ours.remove()
})

// A hundred calls one after the other, each through both processes: beside busy neighbours they take longer than other tests may.
test('every call of a browser is answered by the provider in its other process, as the contract says', {
  timeout: 600_000,
}, async () => {
  // Renewing, signing out and a new password end the tokens that the others use.
  const last = ['token-extends', 'logout', 'reset-password-mobile'].map((name) => `account-component/${name}`)
  const inOrder = [...calls].sort((one, two) => last.indexOf(one.id) - last.indexOf(two.id))
  for (const operation of inOrder) {
    const answer = await ask(operation, await prepared[operation.id]?.())
    expect([operation.id, answer.status]).toEqual([operation.id, operation.success.status])
    const answered = await expectSuccess(answer, operation)
    const renewed = (reopens(operation) ? openedSchema : memberSchema).safeParse(answered)
    if (renewed.success) member = renewed.data
  }
})

test('what browsers sent is in the database of the provider, and the site has opened none', () => {
  expect(rows('select email from newsletter_subscribers')).toEqual([{ email: 'siti@example.com' }])
  expect(rows('select id from consents')).toHaveLength(1)
  expect(rows('select id from survey_responses')).toHaveLength(2)
  expect(rows('select subject, count from interest_counts')).toEqual([{ subject: 'CTOS', count: 1 }])
  expect(rows('select kind from member_interests order by kind')).toEqual([{ kind: 'left' }, { kind: 'marked' }])
  expect(rows('select page from redirect_clicks')).toHaveLength(2)
  expect(rows("select id from sessions where end_reason = 'logout'")).toHaveLength(1)
  expect(existsSync(join(ours.path, 'timbang.sqlite'))).toBe(false)
})

test('a refusal of the provider comes back with its words, its request id and who is wanted', async () => {
  const answer = await ask(savedAnalysesOperation, { headers: bearer('A'.repeat(43)) })
  expect(answer.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"')
  await expectProblem(answer, 'GBL0011')
})

test('what speaks of this process is answered by it, and so is what is no call', async () => {
  await provider.stop()
  await expectSuccess(await GET(requestTo({ path: '/api/health', method: 'GET' })), healthOperation)
  expect((await getVersion(new Request('http://site.test/version.json'))).status).toBe(200)
  expect((await GET(requestTo({ path: '/api/openapi.json', method: 'GET' }))).status).toBe(200)
  await expectProblem(await GET(requestTo({ path: '/api/no-such-call', method: 'GET' })), 'GBL0003')
  await expectProblem(
    await PUT(requestTo({ path: '/api/ai-component/v1/public/products/sorting', method: 'PUT' })),
    'GBL0004',
  )
})

test('a provider that is gone is said in words', async () => {
  await expectProblem(await ask(surveyFetchOperation), 'GBL0021')
})
