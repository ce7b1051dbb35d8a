import type { NextRequest } from 'next/server'
import { loadComparison } from '@/app/(site)/_parts/load-comparison'
import { compareCsv } from '@/lib/domain/compare/compare-csv'

/** The comparison of the same query as a spreadsheet; 404 in plain words when it names nothing that is listed. */
export async function GET(request: NextRequest): Promise<Response> {
  const comparison = await loadComparison(request.nextUrl.searchParams)
  if (comparison === null) {
    return new Response('Nothing to compare at this address.\n', {
      status: 404,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    })
  }
  // The byte order mark makes spreadsheet programs read the text as UTF-8.
  return new Response(`\uFEFF${compareCsv(comparison.table)}`, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${comparison.query.category.id}-comparison.csv"`,
      'x-robots-tag': 'noindex',
    },
  })
}
