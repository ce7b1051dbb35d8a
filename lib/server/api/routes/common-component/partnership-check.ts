import { partnershipCheckOperation } from '@/lib/contract/common-component/partnership-check'
import { route } from '../../route'
import type { CommonServices } from '../../services'

/** The table holds no address whose host is not allowed; a partner without one cannot be reached. */
export const partnershipCheckRoute = ({ partners }: CommonServices) =>
  route(partnershipCheckOperation, ({ query: { entityName } }) => {
    const partner = partners().find((one) => one.entityName === entityName)
    return { data: { entityName, live: partner !== undefined && partner.address !== null } }
  })
