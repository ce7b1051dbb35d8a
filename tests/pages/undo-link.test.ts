import { expect, test } from 'vitest'
import { GET as openLink, POST as postLink } from '@/app/undo/[key]/route'
import { kysely } from '@/lib/server/db/connection'
import '@/tests/api/support/provider'
import { changes, codeForNew, resetBy, settledMember, undoKeySentTo } from '@/tests/api/support/security'

const at = (key: string) => ({ params: Promise.resolve({ key }) })
const request = (method: 'GET' | 'POST') => new Request('https://www.timbang.example/undo/x', { method })

test('the link in the message asks first, its button takes the change back, and a second one finds nothing', async () => {
  const member = await settledMember()
  const contact = changes.email.fresh()
  await resetBy(member, contact, await codeForNew(member, contact))
  const key = await undoKeySentTo(member.email.value)
  const db = await kysely()
  const values = async () =>
    (await db.selectFrom('account_contacts').select('value').execute()).map(({ value }) => value)
  const asked = await openLink(request('GET'), at(key))
  expect([asked.status, await asked.text()]).toEqual([200, expect.stringContaining('<form method="post">')])
  expect(await values()).toContain(contact.value)
  expect((await postLink(request('POST'), at('short'))).status).toBe(404)
  const undone = await postLink(request('POST'), at(key))
  expect([undone.status, await undone.text()]).toEqual([
    200,
    expect.stringContaining('<h1>The change is taken back</h1>'),
  ])
  expect(await values()).toContain(member.email.value)
  expect(await values()).not.toContain(contact.value)
  const again = await postLink(request('POST'), at(key))
  expect([again.status, await again.text()]).toEqual([404, expect.stringContaining('href="/contact-us"')])
})
