'use client'

import { KeepButton } from '@/components/product/keep-product-island.client'
import { ShareHere } from '@/components/product/share-here.client'
import { saveCsv } from '@/lib/client/save-csv'
import { compareCsv } from '@/lib/domain/compare/compare-csv'
import type { Comparison } from '@/lib/domain/compare/comparison'
import { comparedProducts } from './compared-products'
import { KeepTool } from './keep-tool'

interface CompareToolsIslandProps {
  /** The comparison as the server printed it, without what its address seals. */
  readonly path: string
  readonly csvHref: string
  /** What the form has been changed to; null: it says what the server printed. */
  readonly comparison: Comparison | null
}

/**
 * What can be done with a comparison, under its table. Sharing, copying the address with it, is a link. Printing needs the browser;
 * without script its own menu does it.
 */
export function CompareToolsIsland({ path, csvHref, comparison }: CompareToolsIslandProps) {
  return (
    <div className="no-print mt-4 flex flex-wrap items-center gap-2">
      <CsvTool comparison={comparison} href={csvHref} />
      <ShareHere path={path} />
      <span className="script-only flex flex-wrap items-center gap-2">
        <button type="button" className="btn quiet" onClick={() => window.print()}>
          Print
        </button>
        <KeepButton products={comparedProducts} />
        <KeepTool />
      </span>
    </div>
  )
}

/** The table as a file: made here once something was told, else fetched. */
function CsvTool({ comparison, href }: { readonly comparison: Comparison | null; readonly href: string }) {
  if (comparison === null)
    return (
      <a className="btn quiet" href={href} download>
        Download as CSV
      </a>
    )
  const { table, query } = comparison
  return (
    <button
      type="button"
      className="btn quiet"
      onClick={() => saveCsv(compareCsv(table), `${query.category.id}-comparison`)}
    >
      Download as CSV
    </button>
  )
}
