'use client'

import { useState } from 'react'
import { KeepButton } from '@/components/product/keep-product.client'
import { ShareHere } from '@/components/product/share-here.client'
import { comparedProducts } from './compared-products'
import { KeepTool } from './keep-tool'

/** Sharing is a link. Print and copy need the browser; without script the browser's own menu does both. */
export function PageTools({ path }: { readonly path: string }) {
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no')
  const copy = () => {
    navigator.clipboard.writeText(window.location.href).then(
      () => setCopied('yes'),
      () => setCopied('failed'),
    )
  }
  return (
    <>
      <ShareHere path={path} />
      <span className="script-only flex flex-wrap items-center gap-2">
        <button type="button" className="btn quiet" onClick={() => window.print()}>
          Print
        </button>
        <button type="button" className="btn quiet" onClick={copy}>
          Copy the link
        </button>
        <KeepButton products={comparedProducts} />
        <KeepTool />
        <span role="status" className="text-14 text-muted">
          {copied === 'yes' ? 'Copied' : null}
          {copied === 'failed' ? 'Your browser did not allow it: copy the address instead' : null}
        </span>
      </span>
    </>
  )
}
