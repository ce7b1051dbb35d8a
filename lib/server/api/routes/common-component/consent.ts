import { consentOperation } from '@/lib/contract/common-component/consent'
import { route } from '../../route'

export const consentRoute = route(consentOperation, async ({ body }, services) => {
  await services.recordConsent(body)
  return undefined
})
