import {
  accountOperation,
  authenticateOperation,
  confirmOperation,
  endOtherSessionsOperation,
  endSessionOperation,
  finishRegisterOperation,
  logoutOperation,
  passwordValidateOperation,
  resetPasswordOperation,
  sessionsOperation,
  tokenExtendsOperation,
} from '@/lib/contract/calls/sessions'
import { userOf } from '@/lib/server/services/accounts/accounts'
import { ApiFailure } from '../failure'
import { memberRoute, type RouteTable, route } from '../route'
import { guessFailure, stepFailure } from '../sign-in-failure'

/** Signing in, passwords and sessions. */
export const sessionRoutes: RouteTable = [
  ({ account: { today } }) =>
    memberRoute(accountOperation, (_input, { account }) => ({
      data: userOf(account, today()),
    })),
  ({ account: { extendSession } }) =>
    route(tokenExtendsOperation, async ({ body }) => {
      const extension = await extendSession(body.refreshToken)
      switch (extension.state) {
        case 'extended':
          return { ...extension.tokens }
        case 'refused':
          throw new ApiFailure('GBL0012', null, [], {}, extension.sessionEnd ?? null)
        case 'gone':
          throw new ApiFailure('GBL0015')
        case 'inactive':
          throw new ApiFailure('GBL0020')
      }
    }),
  ({ account: { endSession } }) =>
    memberRoute(logoutOperation, async (_input, { sessionId }) => {
      await endSession(sessionId)
      return undefined
    }),
  ({ account: { signIn } }) =>
    route(authenticateOperation, async ({ body }, _member, { device, deviceKey }) => {
      const outcome = await signIn({ contact: body.username, password: body.password, device, deviceKey })
      if (outcome.state !== 'signed-in') throw guessFailure(outcome)
      return { data: { ...outcome.tokens } }
    }),
  ({ account: { confirm } }) =>
    memberRoute(confirmOperation, async ({ body }, member) => {
      const outcome = await confirm(member, body.password)
      if (outcome.state !== 'confirmed') throw guessFailure(outcome)
      return undefined
    }),
  ({ account: { finishRegister } }) =>
    route(finishRegisterOperation, async ({ body: application }, _member, { device, deviceKey }) => {
      const outcome = await finishRegister({ ...application, device, deviceKey })
      if (outcome.state !== 'registered') throw stepFailure(outcome)
      return { data: { ...outcome.tokens } }
    }),
  ({ account: { resetPassword } }) =>
    route(resetPasswordOperation, async ({ body }) => {
      const outcome = await resetPassword(body.key, body.password)
      if (outcome.state !== 'reset') throw stepFailure(outcome)
      return undefined
    }),
  ({ account: { passwordProblems } }) =>
    route(passwordValidateOperation, ({ body }) => ({
      data: { problems: [...passwordProblems(body.password, body.about)] },
    })),
  ({ account: { sessionsOf } }) =>
    memberRoute(sessionsOperation, async (_input, { account, sessionId }) => ({
      data: (await sessionsOf(account.id)).map(({ id, device, method, createdAt, lastUsedAt }) => ({
        id,
        device,
        method,
        current: id === sessionId,
        openedAt: createdAt,
        lastUsedAt,
      })),
    })),
  ({ account: { endOwnSession } }) =>
    memberRoute(endSessionOperation, async ({ query }, { account }) => {
      await endOwnSession(account.id, query.id)
      return undefined
    }),
  ({ account: { endOtherSessions } }) =>
    memberRoute(endOtherSessionsOperation, async (_input, member) => {
      await endOtherSessions(member)
      return undefined
    }),
]
