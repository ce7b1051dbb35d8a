import {
  codeExistsOperation,
  earningHistoriesOperation,
  pointHistoriesOperation,
  referralSummaryOperation,
  renewReferralCodeOperation,
  shareMessageOperation,
  totalAvailableOperation,
} from '@/lib/contract/calls/referral'
import { kindWords } from '@/lib/domain/points/history'
import { memberRoute, type RouteTable, route } from '../route'

/** The referral programme and MX Points. */
export const referralRoutes: RouteTable = [
  ({ core: { codeExists } }) =>
    route(codeExistsOperation, async ({ query: { code } }) => ({ data: { exists: await codeExists(code) } })),
  ({ core: { referralSummary } }) =>
    memberRoute(referralSummaryOperation, async (_input, { account }) => {
      const { programme, ...summary } = await referralSummary(account)
      if (programme === null) return { data: { ...summary, programme } }
      const { isDraft: _draft, joinedInADay: _limit, ...shown } = programme
      return { data: { ...summary, programme: shown } }
    }),
  ({ core: { renewCode } }) =>
    memberRoute(renewReferralCodeOperation, async (_input, { account }) => ({
      data: { code: await renewCode(account) },
    })),
  ({ core: { referralFriends } }) =>
    memberRoute(earningHistoriesOperation, async ({ query: { cursor, size } }, { account }) => {
      const { friends, next } = await referralFriends(account, { cursor: cursor ?? null, size })
      return { data: { friends: [...friends], next } }
    }),
  ({ core: { points } }) =>
    memberRoute(totalAvailableOperation, async (_input, { account }) => {
      const { expiring, ...held } = await points(account.id)
      return { data: { ...held, expiring: [...expiring] } }
    }),
  ({ core: { pointsHistory } }) =>
    memberRoute(pointHistoriesOperation, async ({ query: { view, cursor, size } }, { account }) => {
      const { entries, next } = await pointsHistory(account.id, { view, before: cursor ?? null, size })
      return { data: { entries: entries.map((entry) => ({ ...entry, words: kindWords[entry.kind] })), next } }
    }),
  ({ core: { inviteMessage } }) =>
    memberRoute(shareMessageOperation, async (_input, { account }) => ({ data: await inviteMessage(account) })),
]
