'use client'

import { useEffect } from 'react'
import { scriptJson } from '@/lib/seo/script-json'
import type { ShellConfig } from '@/lib/shell-config'
import { startPage } from './start-page'

/**
 * The shell's place in a document: its note and what the server tells it. The loader starts it; where Next's own runtime
 * serves the page, as in development, the effect does.
 */
export function Shell({ config }: { readonly config: ShellConfig }) {
  useEffect(() => startPage(), [])
  return (
    <>
      <p role="status" className="shell-note" />
      <script id="shell-config" type="application/json" dangerouslySetInnerHTML={{ __html: scriptJson(config) }} />
    </>
  )
}
