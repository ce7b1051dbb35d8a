import type { ReactNode } from 'react'
import type { ListFrame } from '@/lib/domain/list/list-model'
import { counted } from '@/lib/domain/values/words'

/** Count, order and chips of a list, above its rows. */
export function ResultsBar({ model, children }: { readonly model: ListFrame; readonly children: ReactNode }) {
  const { view } = model
  return (
    <div className="results-bar">
      <div>
        <p role="status" tabIndex={-1}>
          {counted(view.total, model.singular, model.plural) + (model.hidden ? `, ${model.hidden} hidden` : '')}
        </p>
        <small>{view.sortBasis}</small>
        <button type="button" className="btn quiet sheet-only" popoverTarget="filters">
          Filters
        </button>
        <label className="order">
          <span>Sort</span>
          <span className="input">
            <select name="sort" defaultValue={model.sorts.find((sort) => sort.chosen)?.id}>
              {model.sorts.map((sort) => (
                <option key={sort.id} value={sort.id}>
                  {sort.label}
                </option>
              ))}
            </select>
          </span>
        </label>
        <button type="submit" className="btn quiet no-script">
          Show
        </button>
      </div>
      {view.chips.length === 0 ? null : (
        <ul className="chips" aria-label="Filters in use">
          {view.chips.map((chip) => (
            <li key={chip.label}>
              <a className="chip" href={chip.removeHref} data-update="">
                {chip.label} <span aria-hidden="true">✕</span>
                <span className="sr-only">, remove this filter</span>
              </a>
            </li>
          ))}
          {view.clearHref === null ? null : (
            <li>
              <a className="chip" href={view.clearHref} data-update="">
                Clear all
              </a>
            </li>
          )}
        </ul>
      )}
      {children}
    </div>
  )
}
