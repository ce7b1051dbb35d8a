import type { ReactNode } from 'react'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { Island } from '@/components/ui/island'
import { LapsedNotice } from '@/components/ui/lapsed-notice'
import { LastKnownNotice } from '@/components/ui/last-known-notice'
import { isInviting } from '@/lib/domain/categories/category'
import type { FollowingStep } from '@/lib/domain/categories/following-steps'
import type { PolicyTerm } from '@/lib/domain/categories/policy-terms'
import type { Against, BeforeYouBuy } from '@/lib/domain/categories/site'
import type { FigureHistory } from '@/lib/domain/detail/figure-history'
import type { DetailGroup } from '@/lib/domain/figures/row'
import { productHref } from '@/lib/domain/list/list-view'
import { paidText } from '@/lib/domain/products/paid-text'
import type { AnyProduct } from '@/lib/domain/products/product-base'
import type { IsoDate } from '@/lib/domain/values/iso-date'
import { wayOutText } from '@/lib/domain/values/words'
import { routes } from '@/lib/routing/routes'
import { Alternatives } from './alternatives'
import { DetailHead, type DetailHeadProps } from './detail-head'
import { AgainstSection, ApplyFigure, WorkedSum } from './detail-parts'
import { FigureHistorySection } from './figure-history'
import { FigureTables } from './figure-tables'
import { LiveDetailIsland } from './live-detail-island.client'
import { NextQuestions } from './next-questions'
import { packForm } from './packed-form'
import { personalPlace } from './personal-place'
import { PolicyDays } from './policy-days'
import { Redrawn } from './redrawn'
import '@/styles/detail.css'

export interface DetailView extends DetailHeadProps {
  readonly groups: readonly DetailGroup[]
  readonly today: IsoDate
  /** Names of the fields that the product has a start of its own for. */
  readonly starts: readonly string[]
  /** What was told of a personal category, under its seal; null: nothing. */
  readonly sealed: string | null
  /** The address carried details that can no longer be opened. */
  readonly lapsed: boolean
  /** When the figures were read, if no newer ones can be had; null: they are as new as can be. */
  readonly lastKnownAt: number | null
}

interface DetailPageProps extends DetailView {
  readonly crumbs: readonly { readonly href: string; readonly label: string }[]
  /** null: whoever pays may have it. */
  readonly eligibility: ReactNode
  /** What to ask after it, each answered by a page of ours. */
  readonly steps: readonly FollowingStep[]
  /** What a buyer should know first; null: nothing beside who may apply. */
  readonly beforeYouBuy: BeforeYouBuy | null
  /** Times that begin with it, whose days can be put in a calendar. */
  readonly terms: readonly PolicyTerm[]
  /** How the figure that leads it changed; null: nothing is known of it. */
  readonly history: FigureHistory | null
  /** The same thing bought in another way; null: nothing to compare. */
  readonly against: Against | null
  /** Comes after the bar at the foot, which shows once something does. */
  readonly structuredData: ReactNode
}

/** A product's own page: the figure, what it costs on the visitor's scenario, every figure with its source, who may apply. */
export function DetailPage(props: DetailPageProps) {
  const {
    category,
    product,
    evaluation,
    groups,
    alternatives,
    lapsed,
    crumbs,
    eligibility,
    beforeYouBuy,
    structuredData,
  } = props
  return (
    <div className="wrap">
      <Breadcrumbs links={crumbs} here={product.name} />
      <LastKnownNotice at={props.lastKnownAt} />
      {lapsed ? <LapsedNotice noun="details" /> : null}
      <DetailHead {...props} />
      <LeadingFigures groups={groups} product={product} />
      <CaseSection {...props} />
      <div className="sums">
        <Redrawn place="detail-cost">
          <WorkedSum steps={evaluation.steps} />
        </Redrawn>
        <div>
          <Redrawn place="detail-others">
            <Alternatives
              category={category}
              rows={alternatives}
              product={product}
              scenarioQuery={props.scenarioQuery}
              own={props.own}
            />
          </Redrawn>
          <NextQuestions steps={props.steps} />
        </div>
      </div>
      <AgainstSection against={props.against} />
      {beforeYouBuy === null ? null : (
        <section id="before" className="prose mt-12" aria-labelledby="before-title">
          <h2 id="before-title">{beforeYouBuy.title}</h2>
          <ul>
            {beforeYouBuy.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
            {beforeYouBuy.link === null ? null : (
              <li>
                <a href={beforeYouBuy.link.url} rel="nofollow">
                  {beforeYouBuy.link.label}
                </a>
              </li>
            )}
          </ul>
        </section>
      )}

      {eligibility === null ? null : (
        <section id="who" className="mt-12" aria-labelledby="who-title">
          <h2 id="who-title">Who may apply</h2>
          {eligibility}
        </section>
      )}

      <PolicyDays category={category.id} slug={product.slug} terms={props.terms} today={props.today} />

      <section id="figures" className="mt-12" aria-labelledby="figures-title">
        <h2 id="figures-title">Every figure, with its source and date</h2>
        <FigureTables groups={groups.filter(({ leads }) => !leads)} sources={product.sources} />
        <Documents product={product} />
        <p className="mt-4 text-14">
          <a href={`${routes.reportFigure}?product=${category.id}/${product.slug}`}>Report a wrong figure</a>
        </p>
      </section>
      {props.history === null ? null : <FigureHistorySection history={props.history} />}
      <ApplyBar category={category} product={product} evaluation={evaluation} />
      {structuredData}
    </div>
  )
}

/** What a reader must know before what the product comes to, such as what is not covered. */
function LeadingFigures({ groups, product }: Pick<DetailView, 'groups' | 'product'>) {
  const leading = groups.filter(({ leads }) => leads)
  if (leading.length === 0) return null
  return (
    <section className="mt-8" aria-label={leading.map(({ title }) => title).join(', ')} data-below="">
      <FigureTables groups={leading} sources={product.sources} />
    </section>
  )
}

/** A list that travels with the page, where it says anything. */
function unlessEmpty<T>(list: readonly T[]): readonly T[] | undefined {
  return list.length === 0 ? undefined : list
}

function CaseSection(props: DetailView) {
  const { category, product, fields, spread, settled, scenarioText, problems, today, sealed } = props
  const path = productHref(category, product)
  const title = category.scenarioTitle
  return (
    <section id="cost" className="mt-8" aria-labelledby="cost-title" data-below="">
      <h2 id="cost-title">Your case</h2>
      <Island
        name="live-detail"
        of={LiveDetailIsland}
        props={{
          category: category.id,
          slug: product.slug,
          today,
          title,
          starts: unlessEmpty(props.starts),
          initial: {
            ...packForm({ fields, ...(spread && { spread }), scenarioText }),
            settled: unlessEmpty(settled),
            problems: unlessEmpty(problems),
            now: props.own?.slug,
          },
          place: category.personal
            ? personalPlace(category, {
                action: routes.answer(category.id, product.slug),
                bare: path,
                sealed: sealed !== null,
              })
            : null,
        }}
      />
    </section>
  )
}

function Documents({ product: { documents = [] } }: { readonly product: AnyProduct }) {
  if (documents.length === 0) return null
  return (
    <div className="prose mt-6">
      <h3>What you will need</h3>
      <ul>
        {documents.map((document) => (
          <li key={document}>{document}</li>
        ))}
      </ul>
    </div>
  )
}

function ApplyBar({ category, product, evaluation }: Pick<DetailPageProps, 'category' | 'product' | 'evaluation'>) {
  return (
    <section className="apply-bar" aria-label={wayOutText(category)} data-issuer={product.issuer.code}>
      <p>
        <Redrawn place="detail-apply" inline>
          <ApplyFigure headline={evaluation.headline} />
        </Redrawn>
        <small>
          {` ${paidText(product.paid)}.`}
          {product.sample ? <span className="wide"> A sample: nothing is sent.</span> : null}
        </small>
      </p>
      <a
        className={isInviting(evaluation) ? 'btn' : 'btn quiet'}
        href={routes.apply(category.id, product.slug)}
        rel="nofollow"
      >
        {`${wayOutText(category)} at ${product.issuer.shortName} `}
        <span aria-hidden="true">↗</span>
      </a>
    </section>
  )
}
