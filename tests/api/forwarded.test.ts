import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { DELETE, GET, POST, PUT } from '@/app/api/[...path]/route'
import { GET as getVersion } from '@/app/version.json/route'
import { savedAnalysesOperation } from '@/lib/contract/account-component/saved-analyses'
import { surveyFetchOperation } from '@/lib/contract/analytic-component/survey-fetch'
import type { Operation } from '@/lib/contract/operation'
import { operations } from '@/lib/contract/operations'
import { healthOperation } from '@/lib/contract/site/health'
import { npmRunProvider, type ProviderProcess, startProvider } from '../crash/provider-process'
import { temporaryFolder } from '../setup/temporary-folder'
import { bearer, signed } from './support/member'
import { expectProblem, expectSuccess, requestTo, type Sent } from './support/provider'
import { addressOf, sampleOf } from './support/samples'
import { submissionTo } from './support/survey'

const memberSchema = z.object({ accessToken: z.string(), refreshToken: z.string() })
type Member = z.infer<typeof memberSchema>

const theirs = temporaryFolder()
const ours = temporaryFolder()
const variables = { TEST_NOW: '2026-11-20', TIMBANG_TEST: '1' }
let provider: ProviderProcess
let member: Member

const methods = { GET, POST, PUT, DELETE }
const calls = operations.filter(({ id }) => !id.startsWith('site/'))

/** A member in the database of the provider. */
async function createMember(): Promise<Member> {
  const args = ['--conditions=react-server', '--import', 'tsx', 'scripts/testing/member.ts']
  const env = { NODE_ENV: 'test' as const, PATH: process.env.PATH, DATA_DIR: theirs.path, ...variables }
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

/** What a call sends where no fixed sample can be right. */
const prepared: Readonly<Record<string, () => Promise<Sent>>> = {
  'account-component/token-extends': async () => ({ body: { refreshToken: member.refreshToken } }),
  'account-component/forget-analysis': async () => {
    const { data } = await expectSuccess(await ask(savedAnalysesOperation), savedAnalysesOperation)
    return { query: `id=${data[0]?.id}` }
  },
  'analytic-component/survey-submit': answeredSurvey,
  'analytic-component/member-survey': answeredSurvey,
  'notification-component/unsubscribe': async () => ({
    body: { key: rows('select unsubscribe_key from newsletter_subscribers')[0]?.unsubscribe_key },
  }),
}

beforeAll(async () => {
  provider = await startProvider(npmRunProvider, { DATA_DIR: theirs.path, ...variables })
  Object.assign(process.env, { API_BASE_URL: provider.address, DATA_DIR: ours.path })
  member = await createMember()
})

afterAll(async () => {
  await provider.stop()
  theirs.remove()
  ours.remove()
})

test('every call of a browser is answered by the provider in its other process, as the contract says', async () => {
  // Renewing and signing out end the tokens that the others use.
  const last = ['account-component/token-extends', 'account-component/logout']
  const inOrder = [...calls].sort((one, two) => last.indexOf(one.id) - last.indexOf(two.id))
  for (const operation of inOrder) {
    const answer = await ask(operation, await prepared[operation.id]?.())
    expect([operation.id, answer.status]).toEqual([operation.id, operation.success.status])
    const answered = await expectSuccess(answer, operation)
    const renewed = memberSchema.safeParse(answered)
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
  expect(rows('select ended_at from sessions where ended_at is not null')).toHaveLength(1)
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
