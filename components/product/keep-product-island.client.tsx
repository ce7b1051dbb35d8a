'use client'

import { useState, useSyncExternalStore } from 'react'
import { followShortlist, type KeepOutcome, keepProducts } from '@/lib/client/shortlist'
import { readShelf, readShortlist } from '@/lib/client/storage'
import { isSame, parseShortlist, type ShortlistedProduct } from '@/lib/domain/shortlist/shortlisted-product'
import { assertNever } from '@/lib/domain/values/assert-never'
import { routes } from '@/lib/routing/routes'
import { ShareHere } from './share-here.client'

export type WhatToKeep = Pick<ShortlistedProduct, 'category' | 'slug' | 'name'>

interface KeepProductIslandProps extends WhatToKeep {
  /** The product's page on the figures that the server printed. */
  readonly path: string
}

/** Sends a product's page on, and puts the product on the shortlist of this device. */
export function KeepProductIsland({ path, ...product }: KeepProductIslandProps) {
  const isKept = useSyncExternalStore(
    followShortlist,
    () => parseShortlist(readShortlist()).some((one) => isSame(one, product)),
    () => false,
  )
  return (
    <>
      <ShareHere path={path} /> <KeepButton products={() => [product]} isKept={isKept} />
    </>
  )
}

interface KeepButtonProps {
  readonly products: () => readonly WhatToKeep[]
  /** They were on the list before anybody pressed. */
  readonly isKept?: boolean
}

/** Puts products on the shortlist of this device, and says where they are then. It needs script, as the list itself does. */
export function KeepButton({ products, isKept = false }: KeepButtonProps) {
  const [outcome, setOutcome] = useState<KeepOutcome | null>(null)
  // What was pressed stays, with the focus on it.
  if (isKept && outcome === null)
    return (
      <a className="btn quiet" href={routes.shortlist}>
        On your shortlist
      </a>
    )
  return (
    <span className="script-only">
      <button type="button" className="btn quiet" onClick={() => setOutcome(keepProducts(products()))}>
        Add to shortlist
      </button>{' '}
      <span role="status" className="text-14 text-muted">
        {outcome === null ? null : <Said key={outcome} outcome={outcome} />}
      </span>
    </span>
  )
}

function Said({ outcome }: { readonly outcome: KeepOutcome }) {
  const list = <a href={routes.shortlist}>your shortlist</a>
  switch (outcome) {
    case 'kept':
      return (
        <span>
          On {list}
          {readShelf() === null ? ', in this browser alone' : null}
        </span>
      )
    case 'full':
      return <span>Not added: {list} is full. Remove something first.</span>
    case 'refused':
      return <span>Not added: your browser does not let us keep anything, or has no room left.</span>
    default:
      return assertNever(outcome)
  }
}
