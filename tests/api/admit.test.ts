import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { dataOf, defineOperation, type Operation } from '@/lib/contract/operation'
import { createHandler } from '@/lib/server/api/create-handler'
import { processServices } from '@/lib/server/api/process-services'
import { memberRoute, route } from '@/lib/server/api/route'
import { bearer, goneMember, newMember, signed } from './support/member'
import { expectProblem, expectSuccess, requestTo } from './support/provider'

/** A call that answers whom it was told about. */
function whoOperation(auth: Operation['auth']) {
  return defineOperation({
    id: 'site/who',
    method: 'POST',
    path: '/who',
    provenance: 'ours',
    summary: 'Who asks',
    notes: null,
    auth,
    headers: 'signed',
    cache: 'no-store',
    request: z.object({ body: z.strictObject({ text: z.string() }) }),
    success: { status: 200, description: 'Who', schema: dataOf(z.string().nullable()) },
    errors: [],
  })
}

async function ask(auth: Operation['auth'], headers: Readonly<Record<string, string>>): Promise<Response> {
  const operation = whoOperation(auth)
  const answer = route(operation, (_input, member) => ({ data: member?.account.id ?? null }))
  const provider = createHandler([answer], processServices().calls)
  return provider(requestTo(operation, { headers: { ...signed(), ...headers }, body: { text: '' } }))
}

async function whoIs(auth: Operation['auth'], headers: Readonly<Record<string, string>>): Promise<string | null> {
  return (await expectSuccess(await ask(auth, headers), whoOperation(auth))).data
}

describe('a call that takes a member into account', () => {
  test('is answered for a visitor, and knows a member by a live token', async () => {
    const { accountId, accessToken } = await newMember()
    expect(await whoIs('optional', {})).toBeNull()
    expect(await whoIs('optional', bearer(accessToken))).toBe(accountId)
  })

  test('refuses a dead token rather than take a member for a visitor: the client renews it', async () => {
    await expectProblem(await ask('optional', bearer('dead')), 'GBL0011')
    await expectProblem(await ask('optional', { authorization: 'Basic abc' }), 'GBL0011')
  })

  test('takes the holder of an account that is gone or suspended for a visitor', async () => {
    for (const member of [await goneMember(), await newMember({ state: 'suspended' })]) {
      expect(await whoIs('optional', bearer(member.accessToken))).toBeNull()
    }
  })
})

test('a call for anyone does not look at the token, live or dead', async () => {
  const { accessToken } = await newMember()
  expect(await whoIs('public', bearer(accessToken))).toBeNull()
  expect(await whoIs('public', bearer('dead'))).toBeNull()
})

test('who may not call is told so before the body is read', async () => {
  const operation = whoOperation('bearer')
  const provider = createHandler([memberRoute(operation, () => ({ data: null }))], processServices().calls)
  const rawBody = new ReadableStream({ pull: () => Promise.reject(new Error('The body was read')) })
  await expectProblem(await provider(requestTo(operation, { headers: signed(), rawBody })), 'GBL0011')
  await expectProblem(await provider(requestTo(operation, { rawBody })), 'GBL0010')
})

test('a route for members cannot be bound to a call that lets others in', () => {
  for (const auth of ['public', 'optional'] as const) {
    expect(() => memberRoute(whoOperation(auth), () => ({ data: null }))).toThrow(TypeError)
  }
})
