import { expect, test } from 'vitest'
import { newContact } from '../../support/contacts'
import { verifiedKey } from '../../support/joining'
import { password } from '../../support/password'
import { expectProblem } from '../../support/provider'
import { applicationOf, finish } from '../../support/registration'

const errorsOf = async (change: Readonly<Record<string, unknown>>, key: string) =>
  (await expectProblem(await finish(applicationOf(key, change)), 'GBL0007')).errors

test.each([
  ['fourteen characters', 'mkqhzvtwlpxrdj', /at least 15/],
  ['a row of keys', 'qwertyuiopasdfgh', /row of keys/],
  ['its own name', 'aminah yusof 1990', /mostly your name/],
  ['common passwords', 'iloveyouforever', /many people use/],
  ['the name of the site', 'Timbang-Malaysia-1', /name of this site/],
])('%s is refused with the reason, and the joining goes on', async (_what, weak, reason) => {
  const key = await verifiedKey(newContact())
  expect(await errorsOf({ password: weak }, key)).toEqual([
    { field: 'password', message: expect.stringMatching(reason) },
  ])
  expect((await finish(applicationOf(key, { password }))).status).toBe(200)
})

test('terms that are not the present ones are not agreed to', async () => {
  const key = await verifiedKey(newContact())
  expect(await errorsOf({ termsVersion: '2020-01-01' }, key)).toMatchObject([{ field: 'termsVersion' }])
})

test('fifteen small letters are enough', async () => {
  expect((await finish(applicationOf(await verifiedKey(newContact()), { password: 'mkqhzvtwlpxrdjn' }))).status).toBe(
    200,
  )
})
