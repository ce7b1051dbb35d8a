import {
  addPasskeyOperation,
  authenticatePasskeyOperation,
  confirmPasskeyOperation,
  passkeyCreationOperation,
  passkeyRequestOperation,
  passkeysOperation,
  removePasskeyOperation,
} from '@/lib/contract/calls/passkeys'
import { mostPasskeys } from '@/lib/contract/entities/passkey'
import { ApiFailure, invalidFields } from '../failure'
import { memberRoute, type RouteTable, route } from '../route'

/** Passkeys of a member. */
export const passkeyRoutes: RouteTable = [
  ({ account: { passkeysOf } }) =>
    memberRoute(passkeysOperation, async (_input, { account }) => ({ data: [...(await passkeysOf(account.id))] })),
  ({ account: { passkeyCreation } }) =>
    memberRoute(passkeyCreationOperation, async (_input, member) => ({ data: await passkeyCreation(member) })),
  ({ account: { addPasskey, passkeysOf } }) =>
    memberRoute(addPasskeyOperation, async ({ body }, member, { device }) => {
      const outcome = await addPasskey(member, body, device)
      if (outcome === 'refused') throw new ApiFailure('GBL0036')
      if (outcome === 'full')
        throw invalidFields([{ field: 'id', message: `Your account has ${mostPasskeys} passkeys. Remove one first.` }])
      return { data: [...(await passkeysOf(member.account.id))] }
    }),
  ({ account: { removePasskey } }) =>
    memberRoute(removePasskeyOperation, async ({ query }, { account }) => {
      await removePasskey(account.id, query.id)
      return undefined
    }),
  ({ account: { passkeyRequest } }) => route(passkeyRequestOperation, async () => ({ data: await passkeyRequest() })),
  ({ account: { signInByPasskey } }) =>
    route(authenticatePasskeyOperation, async ({ body }, _member, { device, deviceKey }) => {
      const tokens = await signInByPasskey(body, { device, deviceKey })
      if (tokens === null) throw new ApiFailure('GBL0036')
      return { data: { ...tokens } }
    }),
  ({ account: { confirmByPasskey } }) =>
    memberRoute(confirmPasskeyOperation, async ({ body }, member) => {
      if (!(await confirmByPasskey(member, body))) throw new ApiFailure('GBL0036')
      return undefined
    }),
]
