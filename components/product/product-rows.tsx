import { mostColumns } from '@/lib/domain/compare-limit'
import type { ListModel } from '@/lib/domain/list-model'
import { Caution } from './caution'
import { ProductRow } from './product-row'

/** Rows between the top of a list and its caution, so that advice is met while choosing. */
const rowsBeforeCaution = 2

interface ProductRowsProps {
  readonly model: ListModel
  /** Slugs of the products ticked for comparison. */
  readonly chosen: readonly string[]
}

/** The rows of a list, with the caution of the visitor's situation among them. */
export function ProductRows({ model, chosen }: ProductRowsProps) {
  const { rows, view, scenarioQuery } = model
  return (
    <ol>
      {rows.map((row, index) => (
        <li key={row.slug}>
          <ProductRow
            row={row}
            scale={view.scale}
            scenarioQuery={scenarioQuery}
            chosen={chosen.includes(row.slug)}
            full={chosen.length >= mostColumns}
          />
          {index === rowsBeforeCaution - 1 ? <Caution caution={view.caution} /> : null}
        </li>
      ))}
    </ol>
  )
}
