import { productGroups } from '@/app/(site)/_parts/product-groups'
import { searchIndex } from '@/app/(site)/_parts/search-index'
import { suggestionsFor } from '@/lib/server/data/content/suggestions'
import { today } from '@/lib/server/data/site/today'

/**
 * What a search that is being typed may be meant for: `?q=` is what stands in the field. Kept by the visitor's browser alone, as what
 * somebody searches for is theirs. Throws ApiError.
 */
export async function GET(request: Request): Promise<Response> {
  const text = new URL(request.url).searchParams.get('q') ?? ''
  const suggestions = suggestionsFor(text, await searchIndex(await productGroups(), today()))
  return Response.json(suggestions, {
    headers: { 'x-robots-tag': 'noindex', 'cache-control': 'private, max-age=60' },
  })
}
