import { userInterestedRedirectOperation } from '@/lib/contract/bank-component/user-interested-redirect'
import { recordClickOf } from '../../record-click-of'
import { route } from '../../route'
import type { ClickServices } from '../../services'

export const userInterestedRedirectRoute = (clicks: ClickServices) =>
  route(userInterestedRedirectOperation, ({ body }) => recordClickOf(body, clicks))
