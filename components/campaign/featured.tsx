import { translateOf } from '@/components/ui/translate-of'
import type { CategoryOverview } from '@/lib/domain/category-overview'
import { counted } from '@/lib/domain/words'

/** The first products of a list as it stands today, each with its own figure. */
export function Featured({ overview }: { readonly overview: CategoryOverview }) {
  const { category, best, count, sortLabel, scenarioText } = overview
  return (
    <section className="mt-12" aria-labelledby="featured">
      <h2 id="featured">{category.title} today</h2>
      <p className="mt-2 text-14 text-muted">
        {sortLabel}, for {scenarioText}
      </p>
      {best.length === 0 ? (
        <p className="mt-3 text-muted">Every figure here is due for a new check, so none is ranked today.</p>
      ) : (
        <ol className="mt-4 grid gap-4 tablet:grid-cols-3">
          {best.map(({ slug, href, name, issuer, figure }) => (
            <li key={slug} className="card p-5">
              <p className="text-28 font-bold" translate={translateOf(figure)}>
                {figure}
              </p>
              <p className="mt-1 font-semibold">
                <a className="text-ink" href={href}>
                  {name}
                </a>
              </p>
              <p className="text-14 text-muted">{issuer}</p>
            </li>
          ))}
        </ol>
      )}
      <p className="mt-5">
        <a className="btn quiet" href={category.path}>
          See all {counted(count, category.singular, category.plural)}
        </a>
      </p>
    </section>
  )
}
