import { expect, test } from 'vitest'
import {
  accountCheckOperation,
  existMobileOperation,
  keepJoiningOperation,
  myIpOperation,
  preRegisterOperation,
  userDetailOperation,
  validateNricOperation,
} from '@/lib/contract/calls/joining'
import { isoDate } from '@/lib/domain/values/iso-date'
import { kysely } from '@/lib/server/db/connection'
import { contactOf } from '../../factories/typed-contact'
import { newContact } from '../support/contacts'
import { describeCall } from '../support/describe-call'
import { begin, verifiedKey } from '../support/joining'
import { bearer, newMember, signed } from '../support/member'
import { expectProblem, expectSuccess, fieldsOf, providerWith, requestTo, send } from '../support/provider'

describeCall('account-component/account-check', 200, () => {
  const check = async (username: string) =>
    (
      await expectSuccess(
        await send(accountCheckOperation, { headers: signed(), body: { username } }),
        accountCheckOperation,
      )
    ).data

  test('an e-mail address gets its code by mail, a mobile number by text message, and either may use a password', async () => {
    expect(await check('Siti@Example.com')).toEqual({ kind: 'email', channels: ['email'], password: true })
    expect(await check('012-345 6789')).toEqual({ kind: 'phone', channels: ['sms'], password: true })
  })

  test('a contact with an account is answered as one without', async () => {
    const contact = newContact()
    const before = await check(contact.value)
    await newMember({}, { contacts: [contact], passwordHash: null })
    expect(await check(contact.value)).toEqual(before)
  })
})

describeCall('account-component/account-check', 422, () => {
  test.each([
    ['nothing', {}, ['username']],
    ['half an address', { username: 'siti@' }, ['username']],
    ['a number of another country', { username: '+65 8123 4567' }, ['username']],
    ['a header smuggled in', { username: 'siti@example.com\r\nBcc: x@example.com' }, ['username']],
    ['an unknown field', { username: 'siti@example.com', accountId: '1' }, ['accountId']],
  ])('%s is refused by name', async (_what, body, fields) => {
    const problem = await expectProblem(await send(accountCheckOperation, { headers: signed(), body }), 'GBL0007')
    expect(fieldsOf(problem)).toEqual(fields)
  })
})

describeCall('account-component/exist-mobile', 200, () => {
  test('every mobile number of Malaysia can be sent a code, with an account and without', async () => {
    const answerFor = async (mobile: string) =>
      expectSuccess(await send(existMobileOperation, { headers: signed(), body: { mobile } }), existMobileOperation)
    const before = await answerFor('012-777 1234')
    expect(before).toEqual({ data: { channels: ['sms'] } })
    await newMember({}, { contacts: [contactOf('012-777 1234')], passwordHash: null })
    expect(await answerFor('+60127771234')).toEqual(before)
  })
})

describeCall('account-component/exist-mobile', 422, () => {
  test.each([
    ['an e-mail address', { mobile: 'siti@example.com' }],
    ['a fixed line', { mobile: '03-2345 6789' }],
    ['a number of another country', { mobile: '+1 202 555 0100' }],
    ['nothing', {}],
  ])('%s is refused by name, so that no text message goes there', async (_what, body) => {
    const problem = await expectProblem(await send(existMobileOperation, { headers: signed(), body }), 'GBL0007')
    expect(fieldsOf(problem)).toEqual(['mobile'])
  })
})

describeCall('account-component/keep-joining', 204, () => {
  test('what was filled in stands in the database encrypted, the newest in place of the one before', async () => {
    const key = await verifiedKey(newContact())
    for (const fullName of ['Siti', 'Siti Nurhaliza Binti Omar']) {
      const body = { key, details: { fullName, reasons: ['borrow', 'card'] } }
      await expectSuccess(await send(keepJoiningOperation, { body }), keepJoiningOperation)
    }
    const db = await kysely()
    const rows = await db.selectFrom('joinings').select('details_sealed').execute()
    expect(rows).toHaveLength(1)
    expect(rows[0]?.details_sealed).toMatch(/^[0-9a-f]{8}\.[\w-]{60,}$/)
    expect(JSON.stringify(rows)).not.toMatch(/Siti|borrow/)
  })
})

describeCall('account-component/keep-joining', 409, () => {
  const details = { fullName: 'Siti', reasons: [] }

  test('nothing is kept before the contact is verified, and nothing on the way to a new password', async () => {
    const unverified = await begin('siti@example.com')
    await expectProblem(await send(keepJoiningOperation, { body: { key: unverified, details } }), 'GBL0029')
    const reset = await verifiedKey(newContact(), 'reset-password')
    await expectProblem(await send(keepJoiningOperation, { body: { key: reset, details } }), 'GBL0029')
  })
})

describeCall('account-component/keep-joining', 410, () => {
  const details = { fullName: 'Siti', reasons: [] }

  test('a joining that has ended keeps nothing more', async () => {
    await expectProblem(await send(keepJoiningOperation, { body: { key: 'A'.repeat(43), details } }), 'GBL0024')
    const key = await verifiedKey(newContact())
    const db = await kysely()
    await db.updateTable('joinings').set({ ended_at: Date.now() }).execute()
    await expectProblem(await send(keepJoiningOperation, { body: { key, details } }), 'GBL0024')
  })
})

describeCall('account-component/keep-joining', 422, () => {
  const key = 'A'.repeat(43)

  test.each([
    ['no details', { key }, ['details']],
    ['a name of signs', { key, details: { fullName: '<script>', reasons: [] } }, ['details.fullName']],
    ['a reason that there is none of', { key, details: { fullName: null, reasons: ['fun'] } }, ['details.reasons.0']],
    ['another contact', { key, details: { username: 'other@example.com' } }, ['details.username']],
  ])('%s is refused by name', async (_what, body, fields) => {
    expect(fieldsOf(await expectProblem(await send(keepJoiningOperation, { body }), 'GBL0007'))).toEqual(fields)
  })
})

describeCall('account-component/my-ip', 200, () => {
  const ipOf = async (headers: Readonly<Record<string, string>>) =>
    (await expectSuccess(await send(myIpOperation, { headers }), myIpOperation)).data.ip

  test('an address is told as the limits see it', async () => {
    expect(await ipOf({ 'x-forwarded-for': '203.0.113.7' })).toBe('203.0.113.7')
    expect(await ipOf({ 'x-forwarded-for': '2001:db8:1:2:3:4:5:6' })).toBe('2001:db8:1:2::/64')
  })

  test('what a caller says of itself is not believed, and who cannot be told from others has none', async () => {
    expect(await ipOf({ 'x-forwarded-for': '198.51.100.1, 203.0.113.7' })).toBe('203.0.113.7')
    expect(await ipOf({ 'x-forwarded-for': '10.0.0.1' })).toBeNull()
    expect(await ipOf({})).toBeNull()
  })
})

describeCall('account-component/pre-register', 200, () => {
  test('each beginning has a key of its own, and the database holds none of them', async () => {
    const keys = [await begin('siti@example.com'), await begin('siti@example.com'), await begin('012-345 6789')]
    expect(new Set(keys).size).toBe(3)
    const db = await kysely()
    const kept = JSON.stringify(await db.selectFrom('joinings').selectAll().execute())
    for (const key of keys) expect(kept).not.toContain(key)
  })

  test('a contact is kept as it is read, for a day to join and an hour for a password', async () => {
    const body = { username: ' Siti@Example.COM ', purpose: 'sign-in' }
    await expectSuccess(await send(preRegisterOperation, { headers: signed(), body }), preRegisterOperation)
    await begin('012-345 6789', 'reset-password')
    const db = await kysely()
    const [reset, join] = await db
      .selectFrom('joinings')
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute()
    expect(join).toMatchObject({ contact_value: 'siti@example.com', details_sealed: null })
    expect(reset).toMatchObject({ contact_kind: 'phone', contact_value: '+60123456789' })
    const hours = [join, reset].map((row) => ((row?.expires_at ?? 0) - (row?.created_at ?? 0)) / 3_600_000)
    expect(hours).toEqual([24, 1])
  })

  test('nobody is asked for a proof of a person where the setting is off', async () => {
    const sent = {
      headers: { ...signed(), 'challenge-token': 'x' },
      body: { username: newContact().value, purpose: 'sign-in' },
    }
    await expectSuccess(await send(preRegisterOperation, sent), preRegisterOperation)
  })
})

describeCall('account-component/pre-register', 422, () => {
  const good = { username: 'siti@example.com', purpose: 'sign-in' }

  test.each([
    ['no contact', { purpose: 'sign-in' }, ['username']],
    ['a landline', { ...good, username: '03-2345 6789' }, ['username']],
    ['a purpose that there is none of', { ...good, purpose: 'confirm' }, ['purpose']],
    ['a key of the caller’s making', { ...good, key: 'A'.repeat(43) }, ['key']],
  ])('%s is refused by name', async (_what, body, fields) => {
    const problem = await expectProblem(await send(preRegisterOperation, { headers: signed(), body }), 'GBL0007')
    expect(fieldsOf(problem)).toEqual(fields)
  })

  test('what is wrong is said in the words of the form', async () => {
    const sent = { headers: signed(), body: { ...good, username: 'siti@' } }
    const problem = await expectProblem(await send(preRegisterOperation, sent), 'GBL0007')
    expect(problem.errors?.[0]?.message).toMatch(/^Enter an e-mail address such as/)
  })
})

describeCall('account-component/user-detail', 200, () => {
  const detailOf = async (key: string) =>
    (await expectSuccess(await send(userDetailOperation, { body: { key } }), userDetailOperation)).data

  test('whoever has the key sees how far it has come, with the contact masked', async () => {
    const detail = await detailOf(await begin('siti.nur@example.com'))
    expect(detail).toEqual({
      purpose: 'sign-in',
      kind: 'email',
      contact: 's•••@example.com',
      channels: ['email'],
      verified: false,
      details: { fullName: null, reasons: [] },
      expiresAt: expect.any(Number),
    })
    expect(await detailOf(await begin('012-345 6789'))).toMatchObject({ kind: 'phone', contact: '+60 12-••• 6789' })
  })

  test('what was filled in is there when the person comes back', async () => {
    const key = await verifiedKey(contactOf('back@example.com'))
    const details = { fullName: "Nur-Ain D'Souza", reasons: ['save'] }
    await expectSuccess(await send(keepJoiningOperation, { body: { key, details } }), keepJoiningOperation)
    expect(await detailOf(key)).toMatchObject({ verified: true, details })
  })
})

describeCall('account-component/user-detail', 410, () => {
  test('a key that was never given out, and one that is over, show nothing', async () => {
    await expectProblem(await send(userDetailOperation, { body: { key: 'A'.repeat(43) } }), 'GBL0024')
    const key = await begin('siti@example.com')
    const db = await kysely()
    await db.updateTable('joinings').set({ expires_at: Date.now() }).execute()
    await expectProblem(await send(userDetailOperation, { body: { key } }), 'GBL0024')
  })
})

describeCall('account-component/user-detail', 422, () => {
  test.each([
    ['no key', {}, ['key']],
    ['half a key', { key: 'A'.repeat(42) }, ['key']],
    ['a contact in place of a key', { username: 'siti@example.com' }, ['key', 'username']],
  ])('%s is refused by name', async (_what, body, fields) => {
    expect(fieldsOf(await expectProblem(await send(userDetailOperation, { body }), 'GBL0007'))).toEqual(fields)
  })
})

describeCall('account-component/validate-nric', 200, () => {
  test('a MyKad number is answered masked, with what it says', async () => {
    const headers = bearer((await newMember()).accessToken)
    const response = await send(validateNricOperation, { headers, body: { nric: ' 900101-14-0001' } })
    const text = await response.clone().text()
    expect(await expectSuccess(response, validateNricOperation)).toEqual({
      data: {
        nric: '900101-**-****',
        birthDate: '1990-01-01',
        orBirthDate: null,
        age: 36,
        sex: 'male',
        birthplace: 'Kuala Lumpur',
      },
    })
    expect(text).not.toMatch(/140001|14-0001/)
  })

  test.each([
    ['2026-11-19', '081120-01-0001', 17],
    ['2026-11-20', '081120-01-0001', 18],
    ['2026-11-20', '081121-01-0001', 17],
    ['2026-11-20', '261121-14-0002', 99],
  ])('on %s the holder of %s is %i', async (today, nric, age) => {
    const headers = bearer((await newMember()).accessToken)
    const provider = providerWith({ account: { today: () => isoDate(today) } })
    const response = await provider(requestTo(validateNricOperation, { headers, body: { nric } }))
    expect((await expectSuccess(response, validateNricOperation)).data.age).toBe(age)
  })

  test('where somebody a hundred years older may be alive, both days are answered', async () => {
    const headers = bearer((await newMember()).accessToken)
    const response = await send(validateNricOperation, { headers, body: { nric: '261120-14-0002' } })
    const { data } = await expectSuccess(response, validateNricOperation)
    expect([data.birthDate, data.orBirthDate]).toEqual(['2026-11-20', '1926-11-20'])
  })
})

describeCall('account-component/validate-nric', 422, () => {
  test.each([
    ['', 'Enter your MyKad number.'],
    ['880101-14-000', 'Enter the 12 digits of your MyKad, such as 900101-14-0001.'],
    ['010229-10-0003', 'Check the first six digits: they are not a date of birth.'],
    ['900101-17-0001', 'Check the seventh and eighth digit: they are not a place of birth.'],
  ])('%j is refused with the words of the form, and never repeated', async (nric, message) => {
    const headers = bearer((await newMember()).accessToken)
    const response = await send(validateNricOperation, { headers, body: { nric } })
    const text = await response.clone().text()
    const problem = await expectProblem(response, 'GBL0007')
    expect(problem.errors).toEqual([{ field: 'nric', message }])
    if (nric !== '') expect(text).not.toContain(nric)
  })
})
