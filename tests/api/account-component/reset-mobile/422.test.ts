import { describe, expect, test } from 'vitest'
import { wrong } from '../../../factories/sent-codes'
import { profileSeenBy } from '../../support/profile'
import { expectProblem, fieldsOf } from '../../support/provider'
import { changes, codeForNew, resetBy, settledMember } from '../../support/security'

describe.each(['phone', 'email'] as const)('a change that is refused, %s', (kind) => {
  test('by a wrong code changes nothing', async () => {
    const member = await settledMember()
    const contact = changes[kind].fresh()
    const before = await profileSeenBy(member.accessToken)
    const { requestId, code } = await codeForNew(member, contact)
    await expectProblem(await resetBy(member, contact, { requestId, code: wrong(code) }), 'GBL0025')
    expect(await profileSeenBy(member.accessToken)).toEqual(before)
  })

  test('by what is no code names its field', async () => {
    const member = await settledMember()
    const response = await resetBy(member, changes[kind].fresh(), { requestId: '1', code: '12345' })
    expect([...fieldsOf(await expectProblem(response, 'GBL0007'))].sort()).toEqual(['code', 'requestId'])
  })
})
