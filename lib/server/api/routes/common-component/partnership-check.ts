import type { PartnerEntity } from '@/lib/contract/click-record'
import { partnershipCheckOperation } from '@/lib/contract/common-component/partnership-check'
import type { Catalogue } from '@/lib/server/catalogue/catalogue'
import { route } from '../../route'
import type { CommonServices } from '../../services'

/** The catalogue holds no issuer whose address is not allowed; one without products leads nowhere. */
function isLive({ entityNames, products }: Catalogue, wanted: PartnerEntity): boolean {
  return Object.values(products).some((bySlug) =>
    [...bySlug.values()].some(({ issuer }) => entityNames.get(issuer.slug) === wanted),
  )
}

export const partnershipCheckRoute = ({ catalogue }: CommonServices) =>
  route(partnershipCheckOperation, async ({ query: { entityName } }) => ({
    data: { entityName, live: isLive(await catalogue(), entityName) },
  }))
