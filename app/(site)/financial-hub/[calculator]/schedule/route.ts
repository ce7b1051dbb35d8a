import type { NextRequest } from 'next/server'
import { calculatorModel } from '@/lib/domain/calculator-pages/model'
import { loadCalculator } from '@/lib/domain/calculator-pages/registry'
import { tableCsv } from '@/lib/domain/calculator-pages/table-text'
import { today } from '@/lib/server/data/catalogue'

interface ScheduleContext {
  readonly params: Promise<{ readonly calculator: string }>
}

/** The whole table of an answer as a spreadsheet; 404 in plain words without one, and for figures about a person. */
export async function GET(request: NextRequest, { params }: ScheduleContext): Promise<Response> {
  const calculator = await loadCalculator((await params).calculator)
  const result =
    calculator === null || calculator.personal
      ? null
      : calculatorModel(calculator, request.nextUrl.searchParams, today()).result
  const table = result?.kind === 'answer' ? result.tables[0] : undefined
  if (calculator === null || table === undefined) {
    return new Response('There is no table at this address.\n', {
      status: 404,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    })
  }
  // The byte order mark makes spreadsheet programs read the text as UTF-8.
  return new Response(`\uFEFF${tableCsv(table)}`, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${calculator.id}.csv"`,
      'x-robots-tag': 'noindex',
    },
  })
}
