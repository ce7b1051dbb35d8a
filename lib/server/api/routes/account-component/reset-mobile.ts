import { resetMobileOperation } from '@/lib/contract/account-component/reset-mobile'
import { memberRoute } from '../../route'
import { contactFailure } from '../../security-failure'
import type { AccountServices } from '../../services'

export const resetMobileRoute = ({ changeContact, profile }: AccountServices) =>
  memberRoute(resetMobileOperation, async ({ body }, member) => {
    const { mobile: value, ...typed } = body
    const outcome = await changeContact(member, { kind: 'phone', value }, typed)
    if (outcome !== 'changed') throw contactFailure(outcome)
    return { data: await profile(member.account.id) }
  })
