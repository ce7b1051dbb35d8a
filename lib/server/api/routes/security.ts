import {
  changePasswordOperation,
  confirmOtpOperation,
  requestOtpConfirmOperation,
  requestOtpResetEmailOperation,
  requestOtpResetMobileOperation,
  resetEmailOperation,
  resetMobileOperation,
  undoContactChangeOperation,
} from '@/lib/contract/calls/security'
import { ApiFailure, invalidFields } from '../failure'
import { memberRoute, type RouteTable, route } from '../route'
import { contactFailure, sentOrRefused } from '../security-failure'
import { guessFailure } from '../sign-in-failure'

/** Contacts and proofs of a member. */
export const securityRoutes: RouteTable = [
  ({ account: { sendToNewContact } }) =>
    memberRoute(requestOtpResetMobileOperation, async ({ body }, member) => ({
      data: sentOrRefused(await sendToNewContact(member, { kind: 'phone', value: body.mobile })),
    })),
  ({ account: { changeContact, profile } }) =>
    memberRoute(resetMobileOperation, async ({ body }, member) => {
      const { mobile: value, ...typed } = body
      const outcome = await changeContact(member, { kind: 'phone', value }, typed)
      if (outcome !== 'changed') throw contactFailure(outcome)
      return { data: await profile(member.account.id) }
    }),
  ({ account: { sendToNewContact } }) =>
    memberRoute(requestOtpResetEmailOperation, async ({ body }, member) => ({
      data: sentOrRefused(await sendToNewContact(member, { kind: 'email', value: body.email })),
    })),
  ({ account: { changeContact, profile } }) =>
    memberRoute(resetEmailOperation, async ({ body }, member) => {
      const { email: value, ...typed } = body
      const outcome = await changeContact(member, { kind: 'email', value }, typed)
      if (outcome !== 'changed') throw contactFailure(outcome)
      return { data: await profile(member.account.id) }
    }),
  ({ account: { undoContactChange } }) =>
    route(undoContactChangeOperation, async ({ body }) => {
      const outcome = await undoContactChange(body.key)
      if (outcome === 'undone') return undefined
      throw outcome === 'taken' ? contactFailure(outcome) : new ApiFailure('GBL0016')
    }),
  ({ account: { sendToOwnContact } }) =>
    memberRoute(requestOtpConfirmOperation, async ({ body }, member) => {
      const sending = await sendToOwnContact(member, body.kind)
      if (sending === null) throw invalidFields([{ field: 'kind', message: 'is no contact of your account' }])
      return { data: sentOrRefused(sending) }
    }),
  ({ account: { confirmByCode } }) =>
    memberRoute(confirmOtpOperation, async ({ body }, member) => {
      const { kind, ...typed } = body
      const outcome = await confirmByCode(member, kind, typed)
      if (outcome !== 'right') throw contactFailure(outcome)
      return undefined
    }),
  ({ account: { changePassword } }) =>
    memberRoute(changePasswordOperation, async ({ body }, member) => {
      const outcome = await changePassword(member, body)
      switch (outcome.state) {
        case 'changed':
          return undefined
        case 'current-needed':
          throw invalidFields([{ field: 'currentPassword', message: 'Enter your current password.' }])
        case 'weak':
          throw invalidFields(outcome.problems.map((message) => ({ field: 'newPassword', message })))
        case 'refused':
        case 'wait':
          throw guessFailure(outcome)
      }
    }),
]
