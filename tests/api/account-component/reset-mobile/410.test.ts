import { describe, expect, test } from 'vitest'
import { wrong } from '../../../factories/sent-codes'
import { profileSeenBy } from '../../support/profile'
import { expectProblem } from '../../support/provider'
import { changes, codeForNew, resetBy, settledMember } from '../../support/security'

describe.each(['phone', 'email'] as const)('a code to a new contact, %s', (kind) => {
  test('works for the member who asked for it, for the contact that it went to, and once', async () => {
    const [member, other] = [await settledMember(), await settledMember()]
    const contact = changes[kind].fresh()
    const typed = await codeForNew(member, contact)
    await expectProblem(await resetBy(other, contact, typed), 'GBL0026')
    await expectProblem(await resetBy(member, changes[kind].fresh(), typed), 'GBL0026')
    expect((await resetBy(member, contact, typed)).status).toBe(200)
    await expectProblem(await resetBy(member, contact, typed), 'GBL0026')
    expect((await profileSeenBy(other.accessToken)).contacts.map(({ value }) => value)).not.toContain(contact.value)
  })

  test('does not work after five wrong ones', async () => {
    const member = await settledMember()
    const contact = changes[kind].fresh()
    const { requestId, code } = await codeForNew(member, contact)
    for (let tries = 0; tries < 5; tries += 1) await resetBy(member, contact, { requestId, code: wrong(code) })
    await expectProblem(await resetBy(member, contact, { requestId, code }), 'GBL0026')
  })
})
