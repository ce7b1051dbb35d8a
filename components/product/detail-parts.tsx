import { translateOf } from '@/components/ui/translate-of'
import type { Category, Evaluation, Headline, ProductCondition } from '@/lib/domain/categories/category'
import type { Against } from '@/lib/domain/categories/site'
import type { DetailModel } from '@/lib/domain/detail/detail-model'
import { mainSteps } from '@/lib/domain/list/sum-steps'
import type { Product } from '@/lib/domain/products/product'
import { followPath } from '@/lib/forms/follow-results'
import { compareHref } from '@/lib/routing/compare-href'
import { BalanceBar } from './balance-bar'
import { Facts } from './facts'
import { chipOf, HeadlineFigure } from './product-row'
import { SumTable } from './why'

/** The parts of a product's page that depend on the visitor's scenario, by the place where each stands. */
export type DetailPlace = 'detail-conditions' | 'detail-headline' | 'detail-cost' | 'detail-others' | 'detail-apply'

/** What the product asks, and cautions. */
export function Conditions({ conditions }: { readonly conditions: readonly ProductCondition[] }) {
  return conditions.map((condition) => (
    <span key={condition.label} className={chipOf[condition.tone]}>
      {condition.label}
    </span>
  ))
}

interface LeadFiguresProps extends Pick<DetailModel, 'evaluation' | 'scale' | 'own' | 'scenarioQuery'> {
  readonly category: Category
  readonly product: Product
}

/** What the product comes to: the figure that leads it, beside what the visitor has now, what it costs and gives, and the facts beside it. */
export function LeadFigures({ category, product, evaluation, scale, own, scenarioQuery }: LeadFiguresProps) {
  const { headline, facts, balance } = evaluation
  const beside = own === null || own.slug === product.slug ? null : own
  return (
    <>
      <HeadlineFigure headline={headline} against={own?.against ?? undefined} />
      {beside === null ? null : (
        <p>
          <a href={compareHref(category, [product, beside], scenarioQuery)}>{`Compare with ${beside.name}`}</a>
        </p>
      )}
      {balance === null ? null : <BalanceBar balance={balance} scale={scale} />}
      <Facts facts={facts} />
      <p className="no-print">
        <a href={followPath({ category: category.id, slug: product.slug, query: scenarioQuery })} rel="nofollow">
          Tell me when this changes
        </a>
      </p>
    </>
  )
}

/** The sum behind the figures. */
export function WorkedSum({ steps }: Pick<Evaluation, 'steps'>) {
  return (
    <div className="card mt-6 max-w-[760px] p-6">
      <h3>How we worked it out</h3>
      <SumTable steps={mainSteps(steps)} />
    </div>
  )
}

/** The headline beside the way out. */
export function ApplyFigure({ headline: { value, unit } }: { readonly headline: Headline }) {
  return (
    <b>
      <span translate={translateOf(value)}>{value}</span> <span className="font-normal">{unit}</span>
    </b>
  )
}

/** The same thing bought in another way, as a sum. */
export function AgainstSection({ against }: { readonly against: Against | null }) {
  if (against === null) return null
  const { title, text, steps, link } = against
  return (
    <section className="mt-12" aria-labelledby="against-title" data-below="">
      <h2 id="against-title">{title}</h2>
      <p className="mt-3">{text}</p>
      <div className="card mt-4 p-6">
        <SumTable steps={steps} />
      </div>
      <p className="mt-3">
        <a href={link.href}>{link.label}</a>
      </p>
    </section>
  )
}
