import { updateProfileOperation } from '@/lib/contract/account-component/update-profile'
import { refuseUnlessKept } from '../../member-outcome'
import { memberRoute } from '../../route'
import type { AccountServices } from '../../services'

export const updateProfileRoute = ({ changeProfile, profile }: AccountServices) =>
  memberRoute(updateProfileOperation, async ({ body }, { account }) => {
    refuseUnlessKept(await changeProfile(account.id, body))
    return { data: await profile(account.id) }
  })
