'use client'
import { FirstScript } from '@/components/shell/first-script'
import { Mark } from '@/components/shell/mark'
import { FailedPage } from '@/components/ui/failed-page'
import { brand } from '@/lib/brand'
import '@/styles/globals.css'

interface GlobalFailureProps {
  readonly error: Error & { readonly digest?: string }
  readonly reset: () => void
}

/**
 * A document of its own for when even the layout fails.
 */
export default function GlobalFailure({ error, reset }: GlobalFailureProps) {
  return (
    <html lang="en-MY">
      <head>
        <title>{`This did not work | ${brand.name}`}</title>
        <meta name="robots" content="noindex" />
        <FirstScript />
      </head>
      <body>
        <header className="border-b border-line bg-sheet">
          <div className="wrap flex items-center gap-[10px] py-5 text-[20px] font-bold lowercase">
            <Mark />
            {brand.name}
          </div>
        </header>
        <main id="main">
          <FailedPage reference={error.digest ?? null} retry={reset} />
        </main>
      </body>
    </html>
  )
}
