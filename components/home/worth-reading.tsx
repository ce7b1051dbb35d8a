import { CoverDrawing } from '@/components/ui/cover-drawing'
import { translateOf } from '@/components/ui/translate-of'
import { type ArticleCard, publishedOn } from '@/lib/domain/content/article'
import type { KeyRate } from '@/lib/domain/country-rates/key-rates'
import { formatDate } from '@/lib/domain/values/iso-date'
import { routes } from '@/lib/routing/routes'

interface WorthReadingProps {
  /** The newest articles, the newest first. */
  readonly articles: readonly ArticleCard[]
  /** The rates of the country that people ask for most. */
  readonly rates: readonly KeyRate[]
}

/** The newest article with its drawing, two more, and beside them the rates of the country. */
export function WorthReading({ articles, rates }: WorthReadingProps) {
  const [first, ...others] = articles
  return (
    <div className="mt-12 grid gap-x-12 gap-y-12 tablet:mt-16 desktop:grid-cols-[minmax(0,1fr)_360px]">
      {first === undefined ? null : (
        <section aria-labelledby="newest-title">
          <h2 id="newest-title" className="text-22">
            <a className="text-ink" href={routes.blog}>
              Worth reading
            </a>
          </h2>
          <Lead article={first} />
          <ul className="mt-2 grid gap-x-8 tablet:grid-cols-2">
            {others.map((article) => (
              <li key={article.slug}>
                <a className="inline-flex min-h-[44px] items-center font-semibold" href={routes.article(article.slug)}>
                  {article.title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Rates rates={rates} />
    </div>
  )
}

function Lead({ article }: { readonly article: ArticleCard }) {
  return (
    <article className="card mt-4 overflow-hidden tablet:grid tablet:grid-cols-[200px_minmax(0,1fr)]">
      <div className="flex items-center justify-center bg-teal-tint p-6">
        <CoverDrawing cover={article.cover} label={null} />
      </div>
      <div className="p-6">
        <h3 className="text-22">
          <a className="text-ink" href={routes.article(article.slug)}>
            {article.title}
          </a>
        </h3>
        <p className="mt-2 text-muted">{article.summary}</p>
        <p className="mt-2 text-14 text-muted">{formatDate(publishedOn(article))}</p>
      </div>
    </article>
  )
}

function Rates({ rates }: Pick<WorthReadingProps, 'rates'>) {
  if (rates.length === 0) return null
  return (
    <section aria-labelledby="rates-title">
      <h2 id="rates-title" className="text-22">
        <a className="text-ink" href={`${routes.financialHub}#key-rates`}>
          Key rates
        </a>
      </h2>
      <dl className="mt-3">
        {rates.map(({ name, value, from, stale, source }) => (
          <div key={name} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-line py-3">
            <dt>{name}</dt>
            <dd className="font-bold" translate={translateOf(value)}>
              {value}
            </dd>
            <dd className="col-span-2 text-14 text-muted">
              {`since ${formatDate(from)}`}
              {source === null ? null : `, checked ${formatDate(source.checkedOn)}`}
              {stale ? <b className="text-marigold-ink">, may be out of date</b> : null}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
