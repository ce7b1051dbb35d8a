import type { WhatToKeep } from '@/components/product/keep-product-island.client'

/** The products that the address of a comparison names. */
export function comparedProducts(): readonly WhatToKeep[] {
  const query = new URLSearchParams(location.search)
  const category = query.get('category') ?? ''
  // Its name comes with its figures; until then it has the one of its address.
  return [...new Set(query.getAll('product'))].map((slug) => ({ category, slug, name: slug }))
}
