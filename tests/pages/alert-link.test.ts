import { expect, test } from 'vitest'
import { GET as openLink, POST as postLink } from '@/app/alert/[key]/route'
import { GET as openWeek, POST as postWeek } from '@/app/weekly-alerts/[key]/route'
import { productAlertOperation } from '@/lib/contract/calls/interests'
import { kysely } from '@/lib/server/db/connection'
import { bearer, newMember } from '../api/support/member'
import { expectSuccess, send } from '../api/support/provider'

const at = (key: string) => ({ params: Promise.resolve({ key }) })
const link = new Request('https://www.timbang.example/alert/x')
/** What a mail program sends by itself (RFC 8058). */
const oneClick = () =>
  new Request('https://www.timbang.example/alert/x', { method: 'POST', body: 'List-Unsubscribe=One-Click' })

test('the link of an alert asks first, its button or the one click of a mail program ends it, and a second one finds nothing', async () => {
  const body = { category: 'credit-card', slug: 'angsana-card-i' }
  const headers = bearer((await newMember()).accessToken)
  await expectSuccess(await send(productAlertOperation, { headers, body }), productAlertOperation)
  const kept = async () => (await kysely()).selectFrom('member_interests').selectAll().execute()
  const key = (await kept())[0]?.removal_key ?? ''
  expect((await openLink(link, at(key))).status).toBe(200)
  expect(await kept()).toHaveLength(1)
  expect([
    (await postLink(oneClick(), at('short'))).status,
    (await postLink(oneClick(), at('K'.repeat(43)))).status,
  ]).toEqual([404, 404])
  expect(await kept()).toHaveLength(1)
  const ended = await postLink(oneClick(), at(key))
  expect([ended.status, await ended.text()]).toEqual([200, expect.stringContaining('<h1>The alert is stopped</h1>')])
  expect(await kept()).toEqual([])
  expect((await postLink(oneClick(), at(key))).status).toBe(404)
})

test('the link of a week asks first, and its button ends what is told by the week', async () => {
  const body = { category: 'credit-card', slug: 'angsana-card-i', rhythm: 'weekly' }
  const headers = bearer((await newMember()).accessToken)
  await expectSuccess(await send(productAlertOperation, { headers, body }), productAlertOperation)
  const kept = async () => (await kysely()).selectFrom('member_interests').selectAll().execute()
  const key = (await kept())[0]?.removal_key ?? ''
  expect((await openWeek(link, at(key))).status).toBe(200)
  expect(await kept()).toHaveLength(1)
  expect((await postWeek(oneClick(), at(key))).status).toBe(200)
  expect([await kept(), (await postWeek(oneClick(), at(key))).status]).toEqual([[], 404])
})
