import { ApiFailure } from './failure'
import type { ClickBody, ClickServices } from './services'

/** The issuer of the clicked product; null for a partner that is named by its entity. Throws for an unknown product. */
async function issuerCode(body: ClickBody, { catalogue }: ClickServices): Promise<string | null> {
  if (body.category === undefined || body.slug === undefined) return null
  const { products } = await catalogue()
  const product = products[body.category].get(body.slug)
  if (product === undefined) throw new ApiFailure('GBL0008')
  return product.issuer.code
}

/**
 * Records a click and answers its id.
 * @throws ApiFailure GBL0008 for a product that is not listed.
 */
export async function recordClickOf(
  body: ClickBody,
  source: 'apply' | 'api',
  clicks: ClickServices,
): Promise<{ readonly data: { readonly clickId: string } }> {
  const { clickId } = await clicks.recordClick(body, await issuerCode(body, clicks), source)
  return { data: { clickId } }
}
