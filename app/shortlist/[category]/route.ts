import { categoryNamed } from '@/lib/domain/categories/registry'
import { categoryToday } from '@/lib/server/data/catalogue/shortlist'

interface FiguresContext {
  readonly params: Promise<{ readonly category: string }>
}

/** What all products of a category say today, the same for everybody: whoever keeps some of them asks for all, and names none. */
export async function GET(_request: Request, { params }: FiguresContext): Promise<Response> {
  const category = categoryNamed((await params).category)
  const robots = { 'x-robots-tag': 'noindex' }
  if (category === null) {
    const headers = { ...robots, 'cache-control': 'no-store' }
    return Response.json({ title: 'No such category' }, { status: 404, headers })
  }
  const headers = { ...robots, 'cache-control': 'public, max-age=60' }
  return Response.json(await categoryToday(category), { headers })
}
