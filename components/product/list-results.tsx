import { EmptyScene } from '@/components/ui/scenes'
import type { ListModel, RowModel } from '@/lib/domain/list/list-model'
import { Pagination } from './pagination'
import { ProductRows } from './product-rows'

interface ListResultsProps {
  readonly model: ListModel
  /** Rows that a press which has begun will show: drawn beforehand, hidden. */
  readonly coming: readonly RowModel[]
  /** Slugs of the products ticked for comparison. */
  readonly chosen: readonly string[]
}

/** Rows and pages of a list. The server prints them; the browser draws the same after a change. */
export function ListResults({ model, coming, chosen }: ListResultsProps) {
  return (
    <section id="results" aria-label="Results">
      {model.view.total === 0 ? <NothingFits model={model} /> : null}
      <ProductRows model={model} coming={coming} chosen={chosen} />
      <Pagination model={model} />
    </section>
  )
}

function NothingFits({ model }: { readonly model: ListModel }) {
  return (
    <div className="card nothing-fits mb-4 p-6">
      <EmptyScene />
      <h2>Nothing here fits all of that</h2>
      <p className="mt-2 text-muted">
        No {model.singular} meets every filter you set. Remove one above, or{' '}
        <a href={model.view.clearHref ?? model.path} data-update="">
          clear them all
        </a>
        .{model.hidden ? ' More are hidden because a rule keeps you from them: the count above shows them.' : null}
      </p>
    </div>
  )
}
