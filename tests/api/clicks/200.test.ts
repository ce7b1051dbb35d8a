import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { catalogue } from '@/lib/server/catalogue/load'
import { kysely } from '@/lib/server/db/connection'
import { clickCalls } from '../support/clicks'
import { expectProblem, expectSuccess, fieldsOf, send } from '../support/provider'

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
    expect(await stored(data.clickId)).toMatchObject({ entity_name: 'CTOS', category: '', slug: '', issuer_code: null })
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
