import { userInterestedRedirectSubmitOperation } from '@/lib/contract/analytic-component/user-interested-redirect-submit'
import { recordClickOf } from '../../record-click-of'
import { route } from '../../route'
import type { ClickServices } from '../../services'

export const userInterestedRedirectSubmitRoute = (clicks: ClickServices) =>
  route(userInterestedRedirectSubmitOperation, ({ body }) => recordClickOf(body, clicks))
