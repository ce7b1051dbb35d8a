import type { AnyProduct } from '../products/product-base'
import { restrictionsOf } from '../products/restriction'
import { wordsFor } from '../products/words'

/** How many of the conditions on who may have it, or what for, only one of two products has. */
function apart(a: AnyProduct, b: AnyProduct): number {
  const asks = (product: AnyProduct) => restrictionsOf(product).map((choices) => choices.join())
  const onlyIn = (of: readonly string[], other: readonly string[]) => of.filter((one) => !other.includes(one)).length
  return onlyIn(asks(a), asks(b)) + onlyIn(asks(b), asks(a))
}

/**
 * The product of the same issuer and category that is Islamic where this one is conventional, or the other way round: the one
 * for most nearly the same people and use, then by name. null where the issuer has none, or products are neither.
 */
export function twinOf<P extends AnyProduct>(product: P, listed: readonly P[]): P | null {
  const { shariah, category, issuer } = product
  if (shariah === undefined) return null
  const { kind } = wordsFor(product)
  const others = listed.filter(
    (one) => one.category === category && one.issuer.code === issuer.code && wordsFor(one).kind !== kind,
  )
  const nearest = others.toSorted(
    (a, b) => apart(a, product) - apart(b, product) || (a.name < b.name ? -1 : Number(a.name > b.name)),
  )
  return nearest[0] ?? null
}
