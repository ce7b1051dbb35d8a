import type { NextRequest } from 'next/server'
import { calculatorModel } from '@/lib/domain/calculator-pages/model'
import { tableCsv } from '@/lib/domain/calculator-pages/table-text'
import { calculatorNamed } from '@/lib/server/data/catalogue/calculators'
import { today } from '@/lib/server/data/catalogue/catalogue'

interface ScheduleContext {
  readonly params: Promise<{ readonly calculator: string }>
}

function refused(status: number, text: string): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}

/**
 * The whole table of an answer as a spreadsheet; 404 in plain words without one, and for figures about a person. A file
 * cannot say which figures it assumed, so an address that leaves a field out is refused with 400.
 */
export async function GET(request: NextRequest, { params }: ScheduleContext): Promise<Response> {
  const calculator = await calculatorNamed((await params).calculator)
  if (calculator === null || calculator.personal) return refused(404, 'There is no table at this address.')
  const { result, assumed } = calculatorModel(calculator, request.nextUrl.searchParams, today())
  if (assumed.length > 0) {
    return refused(400, `This address leaves out: ${assumed.map(({ label }) => label).join(', ')}.`)
  }
  const table = result?.kind === 'answer' ? result.tables[0] : undefined
  if (table === undefined) return refused(404, 'There is no table at this address.')
  // The byte order mark makes spreadsheet programs read the text as UTF-8.
  return new Response(`\uFEFF${tableCsv(table)}`, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${calculator.id}.csv"`,
      'x-robots-tag': 'noindex',
    },
  })
}
