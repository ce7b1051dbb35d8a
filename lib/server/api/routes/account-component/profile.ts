import { profileOperation } from '@/lib/contract/account-component/profile'
import { memberRoute } from '../../route'
import type { AccountServices } from '../../services'

export const profileRoute = ({ profile }: AccountServices) =>
  memberRoute(profileOperation, async (_input, { account }) => ({ data: await profile(account.id) }))
