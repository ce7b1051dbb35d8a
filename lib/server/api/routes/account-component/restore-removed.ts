import { restoreRemovedOperation } from '@/lib/contract/account-component/restore-removed'
import { memberRoute } from '../../route'
import type { AccountServices } from '../../services'

export const restoreRemovedRoute = ({ restoreOwn }: AccountServices) =>
  memberRoute(restoreRemovedOperation, async ({ body }, { account }) => ({
    data: { restored: await restoreOwn(body.kind, account.id, body.id) },
  }))
