import { mykadOperation } from '@/lib/contract/account-component/mykad'
import { refuseUnlessKept } from '../../member-outcome'
import { memberRoute } from '../../route'
import type { AccountServices } from '../../services'

export const mykadRoute = ({ setMykad, profile }: AccountServices) =>
  memberRoute(mykadOperation, async ({ body }, { account }) => {
    refuseUnlessKept(await setMykad(account.id, body.mykad))
    return { data: await profile(account.id) }
  })
