import { ApiFailure } from './failure'
import type { ClickBody, ClickPartner, ClickServices } from './services'

/** Whom the click leads to, by the body or by the issuer of its product. Throws for an unknown product. */
async function partnerOf(body: ClickBody, { catalogue }: ClickServices): Promise<ClickPartner> {
  if (body.category === undefined || body.slug === undefined) {
    return { issuerCode: null, entityName: body.entityName ?? null }
  }
  const { products } = await catalogue()
  const product = products[body.category].get(body.slug)
  if (product === undefined) throw new ApiFailure('GBL0008')
  return { issuerCode: product.issuer.code, entityName: null }
}

/**
 * Records a click as its caller's word, and answers its id.
 * @throws ApiFailure GBL0008 for a product that is not listed.
 */
export async function recordClickOf(
  body: ClickBody,
  clicks: ClickServices,
): Promise<{ readonly data: { readonly clickId: string } }> {
  const { clickId } = await clicks.recordClick(body, await partnerOf(body, clicks))
  return { data: { clickId } }
}
