import type { Ticked } from '@/hooks/use-list-form'
import { mostColumns } from '@/lib/domain/compare/compare-limit'
import type { ListFrame } from '@/lib/domain/list/list-model'
import { routes } from '@/lib/routing/routes'

interface CompareTrayProps {
  readonly model: ListFrame
  readonly ticked: readonly Ticked[]
}

/** The tray at the foot of a list. Its form owns every row's tick, so it works by address without script too. */
export function CompareTray({ model, ticked }: CompareTrayProps) {
  const missing = mostColumns - ticked.length
  return (
    <form
      id="compare"
      method="get"
      action={routes.compare}
      className={ticked.length === 0 ? 'tray empty' : 'tray'}
      aria-label="Compare"
    >
      <b>Selected</b>
      <input type="hidden" name="category" value={model.category} />
      {[...new URLSearchParams(model.scenarioQuery)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {ticked.map((row) => (
        <span key={row.slug} className="slot">
          <span>{row.name}</span>
          <input type="hidden" name="product" value={row.slug} />
        </span>
      ))}
      <span className="script-only text-14">{missing > 0 ? 'add another' : `${mostColumns} at most`}</span>
      <button type="submit" className="btn" disabled={ticked.length === 1}>
        {`Compare ${ticked.length > 1 ? `${ticked.length} ${model.plural}` : 'selected'}`}
      </button>
    </form>
  )
}
