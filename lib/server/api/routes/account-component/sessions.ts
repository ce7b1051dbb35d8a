import { sessionsOperation } from '@/lib/contract/account-component/sessions'
import { memberRoute } from '../../route'
import type { AccountServices } from '../../services'

export const sessionsRoute = ({ sessionsOf }: AccountServices) =>
  memberRoute(sessionsOperation, async (_input, { account, sessionId }) => ({
    data: (await sessionsOf(account.id)).map(({ id, device, method, createdAt, lastUsedAt }) => ({
      id,
      device,
      method,
      current: id === sessionId,
      openedAt: createdAt,
      lastUsedAt,
    })),
  }))
