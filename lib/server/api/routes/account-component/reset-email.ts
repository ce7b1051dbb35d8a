import { resetEmailOperation } from '@/lib/contract/account-component/reset-email'
import { memberRoute } from '../../route'
import { contactFailure } from '../../security-failure'
import type { AccountServices } from '../../services'

export const resetEmailRoute = ({ changeContact, profile }: AccountServices) =>
  memberRoute(resetEmailOperation, async ({ body }, member) => {
    const { email: value, ...typed } = body
    const outcome = await changeContact(member, { kind: 'email', value }, typed)
    if (outcome !== 'changed') throw contactFailure(outcome)
    return { data: await profile(member.account.id) }
  })
