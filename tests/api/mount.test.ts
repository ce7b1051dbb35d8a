import { NextRequest } from 'next/server'
import { expect, test } from 'vitest'
import { DELETE, GET, OPTIONS, PATCH, POST, PUT } from '@/app/api/[...path]/route'
import { GET as getVersion } from '@/app/version.json/route'
import { userInterestedRedirectOperation } from '@/lib/contract/calls/interests'
import { healthOperation, versionOperation } from '@/lib/contract/calls/site'
import { expectProblem, expectSuccess, requestTo, send } from './support/provider'

test('the site mounts the provider under /api, body and all', async () => {
  await expectSuccess(await GET(requestTo({ path: '/api/health', method: 'GET' })), healthOperation)
  const { path, method } = userInterestedRedirectOperation
  const body = { entityName: 'CTOS', page: '/' }
  const response = await POST(requestTo({ path: `/api${path}`, method }, { body }))
  await expectSuccess(response, userInterestedRedirectOperation)
})

test('the request that the framework hands over keeps its method, headers and body', async () => {
  const { path } = userInterestedRedirectOperation
  const request = new NextRequest(`http://site.test/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ entityName: 'VERSA', page: '/investment/versa' }),
  })
  await expectSuccess(await POST(request), userInterestedRedirectOperation)
  await expectSuccess(await GET(new NextRequest('http://site.test/api/health')), healthOperation)
})

test('the prefix is taken off once', async () => {
  await expectProblem(await GET(requestTo({ path: '/api/api/health', method: 'GET' })), 'GBL0003')
  await expectProblem(await GET(requestTo({ path: '/apihealth', method: 'GET' })), 'GBL0003')
})

test('every method reaches the provider, which refuses it by name', async () => {
  for (const [method, answer] of Object.entries({ PUT, PATCH, DELETE, OPTIONS })) {
    await expectProblem(await answer(requestTo({ path: '/api/health', method: 'GET' }, { method })), 'GBL0004')
  }
})

test('/version.json is the version call', async () => {
  const here = await getVersion(new Request('http://site.test/version.json?x=1'))
  const there = await send(versionOperation)
  expect(await expectSuccess(here, versionOperation)).toEqual(await expectSuccess(there, versionOperation))
})
