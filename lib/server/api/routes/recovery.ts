import { authenticateRecoveryOperation, makeRecoveryOperation, recoveryOperation } from '@/lib/contract/calls/recovery'
import { ApiFailure } from '../failure'
import { memberRoute, type RouteTable, route } from '../route'

/** Recovery codes of a member. */
export const recoveryRoutes: RouteTable = [
  ({ account: { recoveryOf } }) =>
    memberRoute(recoveryOperation, async (_input, { account }) => ({ data: await recoveryOf(account.id) })),
  ({ account: { makeRecovery } }) =>
    memberRoute(makeRecoveryOperation, async (_input, { account }) => ({
      data: { codes: [...(await makeRecovery(account.id))] },
    })),
  ({ account: { signInByRecovery } }) =>
    route(authenticateRecoveryOperation, async ({ body }, _member, { device, deviceKey }) => {
      const tokens = await signInByRecovery(body.code, { device, deviceKey })
      if (tokens === null) throw new ApiFailure('GBL0037')
      return { data: { ...tokens } }
    }),
]
