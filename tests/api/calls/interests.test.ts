import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import {
  forgetInterestsOperation,
  userInterestedOperation,
  userInterestedRedirectsOperation,
  userInterestRecordOperation,
  userInterestRecordRedirectOperation,
} from '@/lib/contract/calls/interests'
import { catalogue } from '@/lib/server/catalogue/load'
import { kysely } from '@/lib/server/db/connection'
import { clickCalls } from '../support/clicks'
import { describeCall } from '../support/describe-call'
import { interestCalls } from '../support/interests'
import { bearer, callerOf, newMember } from '../support/member'
import { expectProblem, expectSuccess, fieldsOf, send } from '../support/provider'

const card = { category: 'credit-card', slug: 'angsana-card-i' }

async function listOf(accessToken: string) {
  const response = await send(userInterestedRedirectsOperation, { headers: bearer(accessToken) })
  return (await expectSuccess(response, userInterestedRedirectsOperation)).data
}

async function mark(accessToken: string, body: Readonly<Record<string, string>>) {
  const response = await send(userInterestRecordOperation, { headers: bearer(accessToken), body })
  return (await expectSuccess(response, userInterestRecordOperation)).data
}

async function leaveFor(accessToken: string, body: Readonly<Record<string, string>>) {
  const response = await send(userInterestRecordRedirectOperation, { headers: bearer(accessToken), body })
  return (await expectSuccess(response, userInterestRecordRedirectOperation)).data
}

async function forget(accessToken: string, query: string) {
  const response = await send(forgetInterestsOperation, { headers: bearer(accessToken), query })
  await expectSuccess(response, forgetInterestsOperation)
}

describeCall(
  ['analytic-component/user-interested-redirect-submit', 'bank-component/user-interested-redirect'],
  200,
  () => {
    async function stored(id: string) {
      const db = await kysely()
      return db.selectFrom('redirect_clicks').selectAll().where('id', '=', id).executeTakeFirst()
    }

    describe.each(clickCalls)('a click by %s', (_by, operation) => {
      test('on a product is in the database when it is acknowledged, without the device that could tell people apart', async () => {
        const [product] = catalogue().products['credit-card'].values()
        const body = {
          category: 'credit-card',
          slug: product?.slug,
          page: '/credit-card',
          device: 'Mobile;Chrome;4711;Android',
        }
        const { data } = await expectSuccess(await send(operation, { body }), operation)
        const row = await stored(data.clickId)
        expect(row).toMatchObject({
          category: 'credit-card',
          slug: product?.slug,
          entity_name: '',
          issuer_code: product?.issuer.code,
          page: '/credit-card',
          device_kind: 'mobile',
          source: 'told',
        })
        expect(JSON.stringify(row)).not.toMatch(/4711|Chrome/)
      })

      test('on an eSIM of an invented issuer is no click on Truely, whose name the page has', async () => {
        const body = { category: 'esim', slug: 'sawo-japan-3gb', page: '/truely-esim' }
        const { data } = await expectSuccess(await send(operation, { body }), operation)
        expect(await stored(data.clickId)).toMatchObject({ entity_name: '', issuer_code: 'SAWO' })
      })

      test('on a partner is recorded by its entity name', async () => {
        const body = { entityName: 'CTOS', page: '/credit-profile/ctos' }
        const { data } = await expectSuccess(await send(operation, { body }), operation)
        expect(await stored(data.clickId)).toMatchObject({
          entity_name: 'CTOS',
          category: '',
          slug: '',
          issuer_code: null,
        })
      })

      test('is no figure of a partner, whatever its caller says', async () => {
        const body = { category: 'esim', slug: 'sawo-japan-3gb', page: '/truely-esim' }
        const { data } = await expectSuccess(await send(operation, { body }), operation)
        const { rows } = await sql`select id from partner_clicks where id = ${data.clickId}`.execute(await kysely())
        expect(rows).toEqual([])
        expect(await stored(data.clickId)).toMatchObject({ source: 'told' })
        const problem = await expectProblem(await send(operation, { body: { ...body, source: 'led' } }), 'GBL0007')
        expect(fieldsOf(problem)).toEqual(['source'])
      })

      test('a content type with a charset is still JSON', async () => {
        const headers = { 'content-type': 'Application/JSON; charset=utf-8' }
        const response = await send(operation, {
          body: { entityName: 'DWS', page: '/legal/dws' },
          headers,
        })
        await expectSuccess(response, operation)
      })
    })
  },
)

describeCall(
  ['analytic-component/user-interested-redirect-submit', 'bank-component/user-interested-redirect'],
  404,
  () => {
    test.each(clickCalls)(
      'a click (%s) on a product that is not listed is not recorded',
      async (_source, operation) => {
        const body = { category: 'credit-card', slug: 'no-such-card', page: '/' }
        await expectProblem(await send(operation, { body }), 'GBL0008')
      },
    )
  },
)

describeCall(
  ['analytic-component/user-interested-redirect-submit', 'bank-component/user-interested-redirect'],
  422,
  () => {
    describe.each(clickCalls)('a click by %s', (_source, operation) => {
      test.each([
        ['neither a product nor a partner', { page: '/' }, ['slug']],
        ['a slug without its category', { slug: 'a', page: '/' }, ['category']],
        ['a category without a slug', { category: 'credit-card', page: '/' }, ['slug']],
        [
          'a product and a partner',
          { category: 'credit-card', slug: 'a', entityName: 'CTOS', page: '/' },
          ['entityName'],
        ],
        ['an unknown partner', { entityName: 'SOMEONE', page: '/' }, ['entityName']],
        ['no page', { entityName: 'CTOS' }, ['page']],
        ['a page with a query, which may carry what was typed', { entityName: 'CTOS', page: '/a?email=x' }, ['page']],
        ['a page on another site', { entityName: 'CTOS', page: '//evil.example' }, ['page']],
        ['a device with line breaks', { entityName: 'CTOS', page: '/', device: 'mobile\n{"level"' }, ['device']],
        ['a number for a text', { entityName: 'CTOS', page: 7 }, ['page']],
      ])('%s is refused by name', async (_what, body, fields) => {
        expect(fieldsOf(await expectProblem(await send(operation, { body }), 'GBL0007'))).toEqual(fields)
      })
    })
  },
)

describeCall(
  [
    'bank-component/user-interest-record',
    'bank-component/user-interest-record-redirect',
    'analytic-component/user-interested-redirects',
  ],
  200,
  () => {
    describe('what a member marks and leaves for', () => {
      test('is on their list, newest first, and on nobody else’s', async () => {
        const [member, other] = [await newMember(), await newMember()]
        const marked = await mark(member.accessToken, card)
        const left = await leaveFor(member.accessToken, { entityName: 'CTOS' })
        expect(marked).toEqual({
          id: expect.any(String),
          kind: 'marked',
          product: card,
          entityName: null,
          recordedOn: '2026-11-20',
          listed: { name: expect.any(String), path: '/credit-card/angsana-card-i' },
          alert: null,
        })
        expect(left).toMatchObject({
          kind: 'left',
          product: null,
          entityName: 'CTOS',
          listed: { name: 'CTOS', path: '/credit-profile/ctos' },
        })
        expect(await listOf(member.accessToken)).toEqual([left, marked])
        expect(await listOf(other.accessToken)).toEqual([])
      })

      test('is there once however often it is sent, and once more for leaving', async () => {
        const { accessToken } = await newMember()
        const first = await mark(accessToken, card)
        await leaveFor(accessToken, card)
        expect(await mark(accessToken, card)).toEqual(first)
        expect((await listOf(accessToken)).map(({ kind }) => kind).toSorted()).toEqual(['left', 'marked'])
      })
    })
  },
)

describeCall('analytic-component/forget-interests', 204, () => {
  test('goes one by one or all at once, by its own member’s word alone', async () => {
    const [member, other] = [await newMember(), await newMember()]
    const { id } = await mark(member.accessToken, card)
    await leaveFor(member.accessToken, card)
    await forget(other.accessToken, `id=${id}`)
    await forget(other.accessToken, 'all=true')
    expect(await listOf(member.accessToken)).toHaveLength(2)
    await forget(member.accessToken, `id=${id}`)
    expect((await listOf(member.accessToken)).map(({ kind }) => kind)).toEqual(['left'])
    await forget(member.accessToken, `id=${id}`)
    await forget(member.accessToken, 'all=true')
    expect(await listOf(member.accessToken)).toEqual([])
  })
})

describeCall('bank-component/user-interested', 204, () => {
  const counts = async () => (await kysely()).selectFrom('interest_counts').selectAll().orderBy('subject').execute()

  test('an interest is one more on its day, with nothing about who said so', async () => {
    const { accessToken } = await newMember()

    for (const headers of [{}, bearer(accessToken), { 'x-forwarded-for': '203.0.113.9' }]) {
      await expectSuccess(await send(userInterestedOperation, { body: card, headers }), userInterestedOperation)
    }
    await expectSuccess(await send(userInterestedOperation, { body: { entityName: 'CTOS' } }), userInterestedOperation)
    expect(await counts()).toEqual([
      { id: '2026-11-20 CTOS', subject: 'CTOS', day: '2026-11-20', count: 1 },
      {
        id: '2026-11-20 credit-card/angsana-card-i',
        subject: 'credit-card/angsana-card-i',
        day: '2026-11-20',
        count: 3,
      },
    ])
    const db = await kysely()
    expect(await db.selectFrom('member_interests').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('redirect_clicks').selectAll().execute()).toEqual([])
  })
})

describeCall(
  [
    'bank-component/user-interested',
    'bank-component/user-interest-record',
    'bank-component/user-interest-record-redirect',
  ],
  404,
  () => {
    test.each(interestCalls)(
      'an interest of %s in a product that is not listed is not kept',
      async (_who, operation) => {
        const body = { category: 'credit-card', slug: 'no-such-card' }
        await expectProblem(await send(operation, { headers: await callerOf(operation), body }), 'GBL0008')
        const db = await kysely()
        expect(await db.selectFrom('member_interests').selectAll().execute()).toEqual([])
        expect(await db.selectFrom('interest_counts').selectAll().execute()).toEqual([])
      },
    )
  },
)

describeCall(
  [
    'bank-component/user-interested',
    'bank-component/user-interest-record',
    'bank-component/user-interest-record-redirect',
    'analytic-component/forget-interests',
  ],
  422,
  () => {
    describe.each(interestCalls)('an interest of %s', (_who, operation) => {
      test.each([
        ['neither a product nor a partner', {}, ['slug']],
        ['a slug without its category', { slug: 'a' }, ['category']],
        ['a product and a partner', { category: 'credit-card', slug: 'a', entityName: 'CTOS' }, ['entityName']],
        ['an unknown partner', { entityName: 'SOMEONE' }, ['entityName']],
        ['a slug that is a path', { category: 'credit-card', slug: '../x' }, ['slug']],
        ['whose it is', { entityName: 'CTOS', accountId: 'x' }, ['accountId']],
      ])('in %s is refused by name', async (_what, body, fields) => {
        const response = await send(operation, { headers: await callerOf(operation), body })
        expect(fieldsOf(await expectProblem(response, 'GBL0007'))).toEqual(fields)
      })
    })

    test.each([
      ['', ['id']],
      ['id=1', ['id']],
      ['all=false', ['all']],
      ['all=true&id=7f2c1a34-9b1d-4c6e-8f00-0123456789ab', ['id']],
    ])('“%s” does not say what to take off a list, and takes nothing', async (query, fields) => {
      const headers = bearer((await newMember()).accessToken)
      const response = await send(forgetInterestsOperation, { headers, query })
      expect(fieldsOf(await expectProblem(response, 'GBL0007'))).toEqual(fields)
    })
  },
)
