import { translateOf } from '@/components/ui/translate-of'
import type { BestProduct, CategoryOverview } from '@/lib/domain/list/category-overview'
import { counted } from '@/lib/domain/values/words'
import { CategoryDrawing } from './category-drawing'

/** A category at a glance: how many there are, the three that rank best on the figure they rank by, and the way in. */
export function CategoryCard({ overview }: { readonly overview: CategoryOverview }) {
  const { category, count, best, figureName, scenarioText } = overview
  const [first, ...others] = best
  return (
    <article className="card flex flex-col p-6">
      <div className="flex items-end justify-between gap-4">
        <CategoryDrawing id={category.id} />
        <p className="text-14 text-muted">{counted(count, category.singular, category.plural)}</p>
      </div>
      <h3 className="mt-4 text-22">
        <a className="text-ink no-underline hover:underline" href={category.path}>
          {category.title}
        </a>
      </h3>
      {first === undefined ? (
        <p className="mt-3 text-muted">Every figure here is due for a new check, so none is ranked today.</p>
      ) : (
        <>
          <p className="mt-3 text-14 text-muted">
            {figureName}, for {scenarioText}
          </p>
          <Leader product={first} />
          <RunnersUp products={others} />
        </>
      )}
      <p className="mt-auto pt-5">
        <a className="btn quiet w-full" href={category.path}>
          See all {counted(count, category.singular, category.plural)}
        </a>
      </p>
    </article>
  )
}

function Leader({ product }: { readonly product: BestProduct }) {
  return (
    <div className="mt-2">
      <p className="text-28 font-bold tracking-[-0.03em]" translate={translateOf(product.figure)}>
        {product.figure}
      </p>
      <p className="mt-1 font-semibold">
        <a className="text-ink" href={product.href}>
          {product.name}
        </a>
      </p>
      <p className="text-14 text-muted">{[product.issuer, ...product.conditions.slice(0, 2)].join(' · ')}</p>
    </div>
  )
}

function RunnersUp({ products }: { readonly products: readonly BestProduct[] }) {
  if (products.length === 0) return null
  return (
    <ol className="mt-4 border-t border-line text-[15px]" start={2}>
      {products.map((product) => (
        <li
          key={product.slug}
          className="flex min-h-[44px] items-center justify-between gap-4 border-b border-line py-2"
        >
          <a className="min-w-0 text-ink" href={product.href}>
            {product.name}
          </a>
          <b className="shrink-0 font-semibold" translate={translateOf(product.figure)}>
            {product.figure}
          </b>
        </li>
      ))}
    </ol>
  )
}
