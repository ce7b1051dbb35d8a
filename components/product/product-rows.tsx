import { mostColumns } from '@/lib/domain/compare/compare-limit'
import type { ListModel, RowModel } from '@/lib/domain/list/list-model'
import { withNow } from '@/lib/domain/list/with-now'
import { Caution } from './caution'
import { ProductRow } from './product-row'

/** Rows between the top of a list and its caution, so that advice is met while choosing. */
const rowsBeforeCaution = 2

interface ProductRowsProps {
  readonly model: ListModel
  /** Rows that a press which has begun will show. */
  readonly coming: readonly RowModel[]
  /** Slugs of the products ticked for comparison. */
  readonly chosen: readonly string[]
}

/** The rows of a list, with the caution of the visitor's situation among them. */
export function ProductRows({ model, coming, chosen }: ProductRowsProps) {
  const { rows, view } = model
  const scenarioQuery = withNow(model.scenarioQuery, model.now.chosen)
  const shown = new Set(rows.map(({ slug }) => slug))
  const all = [...rows, ...coming.filter(({ slug }) => !shown.has(slug))]
  return (
    <ol>
      {all.map((row, index) => (
        <li key={row.slug} hidden={index >= rows.length}>
          <ProductRow
            row={row}
            scale={view.scale}
            scenarioQuery={scenarioQuery}
            chosen={chosen.includes(row.slug)}
            full={chosen.length >= mostColumns}
            verdict={index === 0 ? view.verdict : null}
          />
          {index === rowsBeforeCaution - 1 ? <Caution caution={view.caution} /> : null}
        </li>
      ))}
    </ol>
  )
}
