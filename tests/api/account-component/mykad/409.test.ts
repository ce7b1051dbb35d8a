import { expect, test } from 'vitest'
import { mykadOperation } from '@/lib/contract/account-component/mykad'
import { bearer, newMember } from '../../support/member'
import { profileSeenBy } from '../../support/profile'
import { expectProblem, send } from '../../support/provider'

test('a number that another account has is refused without a word of whose it is', async () => {
  const [member, other] = [await newMember({ fullName: 'Aminah' }), await newMember()]
  const setBy = (accessToken: string, mykad: string) =>
    send(mykadOperation, { headers: bearer(accessToken), body: { mykad } })
  await setBy(member.accessToken, '910101-14-1001')
  const problem = await expectProblem(await setBy(other.accessToken, '910101141001'), 'GBL0031')
  expect(JSON.stringify(problem)).not.toMatch(/Aminah|910101/)
  expect(await profileSeenBy(other.accessToken)).toMatchObject({ mykad: null, birthDate: '1990-05-17' })
})
