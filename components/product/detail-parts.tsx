import { translateOf } from '@/components/ui/translate-of'
import type { Category, Evaluation, Headline } from '@/lib/domain/categories/category'
import type { Against } from '@/lib/domain/categories/site'
import type { DetailModel } from '@/lib/domain/detail/detail-model'
import type { DetailVerdict } from '@/lib/domain/detail/detail-verdict'
import { mainSteps } from '@/lib/domain/list/sum-steps'
import type { Product } from '@/lib/domain/products/product'
import { followPath } from '@/lib/forms/follow-results'
import { compareHref } from '@/lib/routing/compare-href'
import { BalanceBar } from './balance-bar'
import { chipOf, HeadlineFigure } from './product-row'
import { Says, WhatIfs } from './verdict-parts'
import { SumTable } from './why'

/** The parts of a product's page that depend on the visitor's scenario, by the place where each stands. */
export type DetailPlace =
  | 'detail-headline'
  | 'detail-verdict'
  | 'detail-facts'
  | 'detail-conditions'
  | 'detail-cost'
  | 'detail-others'
  | 'detail-apply'

/** Its place on the list with the reason, and what to watch. */
export function DetailSays({ place, isFirst, why, watch }: DetailVerdict) {
  return <Says lead={place === null ? null : `${place}.`} good={isFirst} why={why} watch={watch} />
}

/** What the product asks and limits, and what would change its place. */
export function Conditions({
  evaluation: { conditions },
  verdict: { next },
}: Pick<DetailModel, 'evaluation' | 'verdict'>) {
  return (
    <>
      {conditions.length === 0 ? null : (
        <p className="chips">
          {conditions.map(({ label, tone }) => (
            <span key={label} className={chipOf[tone]}>
              {label}
            </span>
          ))}
        </p>
      )}
      <WhatIfs next={next} />
    </>
  )
}

interface LeadFiguresProps extends Pick<DetailModel, 'evaluation' | 'scale' | 'own' | 'scenarioQuery'> {
  readonly category: Category
  readonly product: Product
}

/** What the product comes to: the figure that leads it, beside what the visitor has now, and what it costs and gives. */
export function LeadFigures({ category, product, evaluation, scale, own, scenarioQuery }: LeadFiguresProps) {
  const { headline, balance } = evaluation
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
    <div className="card p-6">
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
