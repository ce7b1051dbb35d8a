import {
  authenticateOperation,
  confirmOperation,
  endOtherSessionsOperation,
  endSessionOperation,
  finishRegisterOperation,
  passwordValidateOperation,
  resetPasswordOperation,
  securityLogOperation,
  sessionsOperation,
} from '@/lib/contract/calls/sign-in'
import { memberRoute, type RouteTable, route } from '../route'
import { guessFailure, stepFailure } from '../sign-in-failure'

/** Signing in by password, passwords and all sessions of a member. */
export const signInRoutes: RouteTable = [
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
  ({ account: { securityLogOf } }) =>
    memberRoute(securityLogOperation, async (_input, { account }) => ({
      data: [...(await securityLogOf(account.id))],
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
