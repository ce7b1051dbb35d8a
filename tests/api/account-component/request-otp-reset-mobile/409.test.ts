import { expect, test } from 'vitest'
import { codeSentTo } from '../../support/joining'
import { expectProblem } from '../../support/provider'
import { askForNew, changes, codeForNew, resetBy, settledMember } from '../../support/security'

const otherKind = { phone: 'email', email: 'phone' } as const

test.each(['phone', 'email'] as const)(
  'no code is sent to a new %s that could not be changed with it',
  async (kind) => {
    const member = await settledMember()
    const [first, second] = [changes[otherKind[kind]].fresh(), changes[kind].fresh()]
    await resetBy(member, first, await codeForNew(member, first))
    await expectProblem(await askForNew(member, second), 'GBL0032')
    expect(await codeSentTo(second.value)).toBe('none was sent')
  },
)
