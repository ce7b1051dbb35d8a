import { useSyncExternalStore } from 'react'
import { type FiguresState, useShortlist } from '@/hooks/use-shortlist'
import { followShelfState, retryShelf, shelfState } from '@/lib/client/shelf-state'
import { type ComingDay, comingDays, nameOf } from '@/lib/domain/shortlist/shelf'
import { changedFigures, type ShortlistedProduct } from '@/lib/domain/shortlist/shortlisted-product'
import { formatDate } from '@/lib/domain/values/iso-date'
import { routes } from '@/lib/routing/routes'

/** So many products stand on the home of a member; the others are on the shortlist's own page. */
const mostShown = 5

/** The shortlist on the home of its member: what changed since the last visit, and what comes up. */
export function HomeShelf() {
  const { list, figuresOf } = useShortlist()
  const shelf = useSyncExternalStore(followShelfState, shelfState, () => 'apart' as const)
  const all = list ?? []
  return (
    <section className="sign-more script-only" aria-labelledby="shelf">
      <h2 id="shelf">Your shortlist</h2>
      {shelf === 'failed' ? (
        <p>
          Your account could not be reached: this is what this device has.{' '}
          <button type="button" className="btn quiet" onClick={retryShelf}>
            Try again
          </button>
        </p>
      ) : null}
      {shelf === 'apart' && all.length === 0 ? <p>Looking …</p> : null}
      {shelf !== 'apart' && all.length === 0 ? (
        <p>
          Nothing is on it yet. Open any <a href={routes.products}>product</a> and press “Add to shortlist”.
        </p>
      ) : null}
      {all.length === 0 ? null : (
        <>
          <Coming days={all.flatMap((product) => daysOf(product, figuresOf(product.category)))} />
          <ul className="sign-next">
            {all.slice(-mostShown).map((product) => (
              <Row key={nameOf(product)} product={product} figures={figuresOf(product.category)} />
            ))}
          </ul>
          <p>
            <a href={routes.shortlist}>
              {all.length > mostShown ? `See all ${all.length} on your shortlist` : 'Open your shortlist'}
            </a>
          </p>
        </>
      )}
    </section>
  )
}

interface OwnDay extends ComingDay {
  readonly product: ShortlistedProduct
}

function daysOf(product: ShortlistedProduct, figures: FiguresState): readonly OwnDay[] {
  const today = typeof figures === 'string' ? undefined : figures.products[product.slug]
  if (today === undefined || typeof figures === 'string') return []
  return comingDays(product, today, figures.day).map((one) => ({ ...one, product }))
}

function Coming({ days }: { readonly days: readonly OwnDay[] }) {
  if (days.length === 0) return null
  return (
    <div className="coming">
      <h3>Coming up</h3>
      <ul>
        {days
          .toSorted((a, b) => a.day.localeCompare(b.day))
          .slice(0, mostShown)
          .map(({ product, label, day }) => (
            <li key={`${nameOf(product)} ${label}`}>
              <b>{formatDate(day)}</b>
              {`: ${label}, ${product.name}`}
            </li>
          ))}
      </ul>
    </div>
  )
}

function Row({ product, figures }: { readonly product: ShortlistedProduct; readonly figures: FiguresState }) {
  const today = typeof figures === 'string' ? undefined : figures.products[product.slug]
  return (
    <li>
      {today === undefined || typeof figures === 'string' ? (
        <b>{product.name}</b>
      ) : (
        <a href={`${figures.path}/${product.slug}`}>{today.name}</a>
      )}
      <span>{newsOf(product, figures)}</span>
    </li>
  )
}

/** What became of a product since the last visit on another day, in a sentence. */
function newsOf({ slug, before }: ShortlistedProduct, figures: FiguresState): string {
  if (figures === 'loading') return 'Looking at its figures of today …'
  if (figures === 'failed') return 'Its figures of today did not load.'
  const today = figures.products[slug]
  if (today === undefined) return 'We no longer list it. It may have ended.'
  if (today.ended) return 'Its offer is not open today.'
  if (before === null) return today.figures[0]?.value ?? ''
  const changed = changedFigures(before.figures, today.figures)
  const since = formatDate(before.day)
  const first = changed[0]
  if (first === undefined) return `Nothing changed since ${since}.`
  const more = changed.length > 1 ? `, and ${changed.length - 1} more` : ''
  return `Changed since ${since}: ${first.label} ${first.was ?? 'not said'}, now ${first.is ?? 'not said any more'}${more}.`
}
