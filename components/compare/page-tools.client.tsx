'use client'

import { KeepButton } from '@/components/product/keep-product-island.client'
import { ShareHere } from '@/components/product/share-here.client'
import { comparedProducts } from './compared-products'
import { KeepTool } from './keep-tool'

/** Sharing, copying the address with it, is a link. Printing needs the browser; without script its own menu does it. */
export function PageTools({ path }: { readonly path: string }) {
  return (
    <>
      <ShareHere path={path} />
      <span className="script-only flex flex-wrap items-center gap-2">
        <button type="button" className="btn quiet" onClick={() => window.print()}>
          Print
        </button>
        <KeepButton products={comparedProducts} />
        <KeepTool />
      </span>
    </>
  )
}
