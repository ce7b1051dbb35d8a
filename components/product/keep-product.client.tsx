'use client'

import { useState } from 'react'
import { type KeepOutcome, keepProducts } from '@/lib/client/shortlist'
import { assertNever } from '@/lib/domain/assert-never'
import type { KeptProduct } from '@/lib/domain/shortlist/kept-product'
import { routes } from '@/lib/routes'

export type WhatToKeep = Pick<KeptProduct, 'category' | 'slug' | 'name'>

/** Puts a product on the shortlist of this device. */
export function KeepProduct(product: WhatToKeep) {
  return <KeepButton products={() => [product]} />
}

/** Puts products on the shortlist of this device, and says where they are then. It needs script, as the list itself does. */
export function KeepButton({ products }: { readonly products: () => readonly WhatToKeep[] }) {
  const [outcome, setOutcome] = useState<KeepOutcome | null>(null)
  return (
    <span className="script-only">
      <button type="button" className="btn quiet" onClick={() => setOutcome(keepProducts(products()))}>
        Add to shortlist
      </button>{' '}
      <span role="status" className="text-14 text-muted">
        {outcome === null ? null : <Said outcome={outcome} />}
      </span>
    </span>
  )
}

function Said({ outcome }: { readonly outcome: KeepOutcome }) {
  const list = <a href={routes.shortlist}>your shortlist</a>
  switch (outcome) {
    case 'kept':
      return <>On {list}, in this browser alone</>
    case 'full':
      return <>Not added: {list} is full. Remove something first.</>
    case 'refused':
      return <>Not added: your browser does not let us keep anything, or has no room left.</>
    default:
      return assertNever(outcome)
  }
}
