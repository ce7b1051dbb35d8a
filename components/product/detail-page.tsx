import type { ReactNode } from 'react'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { translateOf } from '@/components/ui/translate-of'
import type { Category, Evaluation } from '@/lib/domain/categories/category'
import type { FieldModel } from '@/lib/domain/fields/field-model'
import type { FieldProblem } from '@/lib/domain/fields/form'
import type { DetailGroup } from '@/lib/domain/figures/row'
import type { IsoDate } from '@/lib/domain/iso-date'
import { byText, kindText } from '@/lib/domain/kind-text'
import type { Product } from '@/lib/domain/products/product'
import type { AnyProduct } from '@/lib/domain/products/product-base'
import type { RowView } from '@/lib/domain/row-view'
import { mainSteps } from '@/lib/domain/sum-steps'
import { paidText } from '@/lib/domain/words'
import { routes } from '@/lib/routes'
import { Alternatives } from './alternatives'
import { AssumptionBar } from './assumption-bar'
import { BalanceBar } from './balance-bar'
import { FigureTables } from './figure-tables'
import { Facts, HeadlineFigure } from './product-row'
import { QueryProblems } from './query-problems'
import { SumTable } from './why'
import '@/styles/detail.css'

export interface DetailView {
  readonly category: Category
  readonly product: Product
  readonly evaluation: Evaluation
  readonly groups: readonly DetailGroup[]
  readonly fields: readonly FieldModel[]
  readonly scenarioText: string
  readonly problems: readonly FieldProblem[]
  readonly alternatives: readonly RowView[]
  readonly today: IsoDate
}

interface DetailPageProps extends DetailView {
  readonly crumbs: readonly { readonly href: string; readonly label: string }[]
  /** null: whoever pays may have it. */
  readonly eligibility: ReactNode
  readonly structuredData: ReactNode
}

/** A product's own page: the figure, what it costs in the visitor's case, every figure with its source, who may apply. */
export function DetailPage(props: DetailPageProps) {
  const { category, product, evaluation, groups, alternatives, crumbs, eligibility, structuredData } = props
  return (
    <div className="wrap">
      <Breadcrumbs links={crumbs} here={product.name} />
      <DetailHead category={category} product={product} evaluation={evaluation} />
      <CaseSection {...props} />

      {eligibility === null ? null : (
        <section id="who" className="mt-12" aria-labelledby="who-title">
          <h2 id="who-title">Who may apply</h2>
          {eligibility}
        </section>
      )}

      <section id="figures" className="mt-12" aria-labelledby="figures-title">
        <h2 id="figures-title">Every figure, with its source and date</h2>
        <FigureTables groups={groups} sources={product.sources} />
        <Documents product={product} />
        <p className="mt-4 text-14">
          <a href={`${routes.reportFigure}?product=${category.id}/${product.slug}`}>Report a wrong figure</a>
        </p>
      </section>
      <Alternatives category={category} rows={alternatives} product={product} />
      <ApplyBar category={category} product={product} evaluation={evaluation} />
      {structuredData}
    </div>
  )
}

function DetailHead({ category, product, evaluation }: Pick<DetailView, 'category' | 'product' | 'evaluation'>) {
  const { issuer } = product
  return (
    <div className="mt-4 grid gap-6 desktop:grid-cols-[minmax(0,1fr)_auto]">
      <div className="flex items-start gap-4">
        <span className={`mono shrink-0 ${issuer.colour}`} aria-hidden="true">
          {issuer.monogram}
        </span>
        <div>
          <h1>{product.name}</h1>
          <p className="mt-1 text-muted">{byText(issuer.name, kindText(category, product))}</p>
          <p className="mt-3 max-w-[62ch] text-18">{product.summary}</p>
          <p className="mt-3 flex flex-wrap items-center gap-2">
            {product.sample ? <span className="pill">Sample product, invented issuer</span> : null}
            {evaluation.conditions.map((condition) => (
              <span key={condition.label} className={condition.tone === 'warn' ? 'cond warn' : 'cond'}>
                {condition.label}
              </span>
            ))}
          </p>
        </div>
      </div>
      <div className="card lead self-start p-6 desktop:w-[320px]">
        <HeadlineFigure headline={evaluation.headline} />
      </div>
    </div>
  )
}

function CaseSection({ category, product, evaluation, fields, scenarioText, problems }: DetailPageProps) {
  return (
    <section id="cost" className="mt-8" aria-labelledby="cost-title">
      <h2 id="cost-title">What it comes to for you</h2>
      <form method="get" action={`${category.path}/${product.slug}`} autoComplete="off">
        <input type="hidden" name="case" value="1" />
        <QueryProblems problems={problems} failed={false} />
        <AssumptionBar title={category.scenarioTitle} fields={fields} note={`worked out for ${scenarioText}`} always />
      </form>
      <div className="mt-6 grid gap-6 desktop:grid-cols-2" data-below="">
        <div className="card grid gap-6 self-start p-6">
          <Facts facts={evaluation.facts} />
          {evaluation.balance === null ? null : (
            <BalanceBar
              balance={evaluation.balance}
              scale={Math.max(evaluation.balance.takes, evaluation.balance.gives)}
            />
          )}
        </div>
        <div className="card p-6">
          <h3>The sum</h3>
          <SumTable steps={mainSteps(evaluation.steps)} />
        </div>
      </div>
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
  const { headline } = evaluation
  return (
    <section className="apply-bar" aria-label="Apply" data-issuer={product.issuer.code}>
      <p className="min-w-0">
        <b>
          <span translate={translateOf(headline.value)}>{headline.value}</span>{' '}
          <span className="font-normal">{headline.unit}</span>
        </b>
        <small className="block">
          {`${paidText(product.paid)}. ${product.sample ? 'This issuer is invented, so its address leads nowhere.' : ''}`}
        </small>
      </p>
      <a className="btn" href={routes.apply(category.id, product.slug)} rel="nofollow noopener">
        {`Apply at ${product.issuer.shortName} `}
        <span aria-hidden="true">↗</span>
      </a>
    </section>
  )
}
