import {
  incomesOperation,
  mykadOperation,
  notificationSettingsOperation,
  profileOperation,
  tncAgreementOperation,
  updateIncomesOperation,
  updateNotificationSettingsOperation,
  updateProfileOperation,
} from '@/lib/contract/calls/profile'
import { ageRequirement } from '@/lib/domain/member/referral-gate'
import { invalidFields } from '../failure'
import { refuseUnlessKept } from '../member-outcome'
import { memberRoute, type RouteTable } from '../route'

const outdated = { field: 'textVersion', message: 'The text has changed. Please reload the page and choose again.' }

/** What members tell of themselves and agree to. */
export const profileRoutes: RouteTable = [
  ({ account: { profile } }) =>
    memberRoute(profileOperation, async (_input, { account }) => ({ data: await profile(account.id) })),
  ({ account: { changeProfile, profile } }) =>
    memberRoute(updateProfileOperation, async ({ body }, { account }) => {
      refuseUnlessKept(await changeProfile(account.id, body))
      return { data: await profile(account.id) }
    }),
  ({ account: { setMykad, profile } }) =>
    memberRoute(mykadOperation, async ({ body }, { account }) => {
      refuseUnlessKept(await setMykad(account.id, body.mykad))
      return { data: await profile(account.id) }
    }),
  ({ account: { incomes } }) =>
    memberRoute(incomesOperation, async (_input, { account }) => ({ data: await incomes(account.id) })),
  ({ account: { keepIncomes } }) =>
    memberRoute(updateIncomesOperation, async ({ body }, { account }) => {
      await keepIncomes(account.id, body)
      return undefined
    }),
  ({ account: { agree } }) =>
    memberRoute(tncAgreementOperation, async ({ body }, { account }) => {
      const outcome = await agree(account, body)
      switch (outcome) {
        case 'kept':
          return undefined
        case 'outdated':
          throw invalidFields([{ field: 'version', message: 'is not the version in force' }])
        case 'not-of-age':
          throw invalidFields([{ field: 'text', message: ageRequirement }])
      }
    }),
  ({ account: { notifications } }) =>
    memberRoute(notificationSettingsOperation, async (_input, { account }) => ({
      data: await notifications(account.id),
    })),
  ({ account: { changeNotifications, notifications } }) =>
    memberRoute(updateNotificationSettingsOperation, async ({ body }, { account }) => {
      if ((await changeNotifications(account.id, body)) === 'outdated') throw invalidFields([outdated])
      return { data: await notifications(account.id) }
    }),
]
