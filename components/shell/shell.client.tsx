'use client'

import { useEffect } from 'react'
import { DataBlock } from '@/components/ui/data-block'
import type { ShellConfig } from '@/lib/client/shell-config'
import { startPage } from './start-page'

/**
 * The shell's place in a document: its note and what the server tells it. The loader starts it; where Next's own runtime
 * serves the page, as in development, the effect does.
 */
export function Shell({ config }: { readonly config: ShellConfig }) {
  useEffect(() => startPage().end, [])
  return (
    <>
      <p role="status" className="shell-note" />
      <DataBlock id="shell-config" data={config} />
    </>
  )
}
