import type { ListFrame } from '@/lib/domain/list/list-model'
import { withQuery } from '@/lib/domain/values/query-params'

/** Pages of a list as links; script turns them without a reload. Nothing when there is one page. */
export function Pagination({ model }: { readonly model: ListFrame }) {
  const { page, pages } = model.view
  if (pages < 2) return null
  return (
    <nav aria-label="Pages" className="mt-6 flex flex-wrap gap-2">
      {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
        <a
          key={number}
          className={number === page ? 'btn' : 'btn quiet'}
          href={pageHref(model, number)}
          aria-current={number === page ? 'page' : undefined}
          data-update=""
        >
          <span className="sr-only">Page </span>
          {number}
        </a>
      ))}
    </nav>
  )
}

function pageHref(model: ListFrame, page: number): string {
  const params = new URLSearchParams(model.query)
  params.delete('page')
  if (page > 1) params.set('page', String(page))
  return withQuery(model.path, params.toString())
}
