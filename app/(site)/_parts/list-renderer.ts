import { renderToString } from 'react-dom/server'
import type { CategoryId } from '@/lib/domain/categories/ids'
import { sealedKey } from '@/lib/domain/fields/form'
import { noPersonalAnswers } from '@/lib/domain/personal/personal-answers'
import type { IsoDate } from '@/lib/domain/values/iso-date'
import type { KnownList } from '@/lib/server/data/catalogue/shared-lists'
import { listAt, listView } from './list-view'

/** Where lists get their products, their day and the origin of the site. */
interface RendererParts {
  readonly products: (category: CategoryId) => Promise<KnownList>
  readonly today: () => IsoDate
  readonly origin: string
}

/** What a filtered list has in its head and its bare list has not. */
const head = '<meta name="robots" content="noindex, follow"/>'

/**
 * Renders lists outside the framework, whose own work for a request is most of what it costs. What comes out is what
 * the list's page has in its main part, to the byte; null for any other address, and for what was told of a
 * personal category: that has headers of its own and is seldom asked for. Rejects with ApiError.
 */
export function listRenderer({ products, today, origin }: RendererParts) {
  return async (pathname: string, query: URLSearchParams) => {
    const place = listAt(pathname)
    if (place === null || (place.category.personal && query.has(sealedKey))) return null
    const list = await products(place.category.id)
    return {
      head,
      main: renderToString(
        listView(place, query, { list, today: today(), origin, told: noPersonalAnswers, lapsed: false }),
      ),
    }
  }
}
