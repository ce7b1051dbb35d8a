import { consentOperation } from '@/lib/contract/common-component/consent'
import { route } from '../../route'
import type { CommonServices } from '../../services'

export const consentRoute = ({ recordConsent }: CommonServices) =>
  route(consentOperation, async ({ body }) => {
    await recordConsent(body)
    return undefined
  })
