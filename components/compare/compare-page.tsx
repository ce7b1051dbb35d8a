import { AssumptionBar } from '@/components/product/assumption-bar'
import { QueryProblems } from '@/components/product/query-problems'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { Island } from '@/components/ui/island'
import { Option } from '@/components/ui/option'
import { type CompareTable, mostColumns } from '@/lib/domain/compare'
import type { CompareQuery } from '@/lib/domain/compare-query'
import type { Values } from '@/lib/domain/fields/field'
import type { FieldProblem } from '@/lib/domain/fields/form'
import type { IsoDate } from '@/lib/domain/iso-date'
import { scenarioModels } from '@/lib/domain/list-model'
import { routes } from '@/lib/routes'
import { CompareTableView } from './compare-table'
import { OwnProductForm } from './own-product-form'
import { PageTools } from './page-tools.client'
import '@/styles/compare.css'

interface ComparePageProps {
  readonly query: CompareQuery
  readonly table: CompareTable
  readonly problems: readonly FieldProblem[]
  readonly sample: boolean
  readonly own: Values
  readonly crumbs: readonly { readonly href: string; readonly label: string }[]
  readonly csvHref: string
  readonly today: IsoDate
}

/** Products side by side: the case on top, then what each comes to, then every figure. */
export function ComparePage({ query, table, problems, sample, own, crumbs, csvHref, today }: ComparePageProps) {
  const { category } = query
  return (
    <div className="wrap">
      <Breadcrumbs links={crumbs} here="Compare" />
      <h1 className="mt-2">{category.title} side by side</h1>
      <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-14 text-muted">
        {sample ? <span className="pill">Sample catalogue, invented issuers</span> : null}
        <span>Weighed on {table.scenarioText}. The address of this page keeps your comparison.</span>
      </p>
      <form method="get" action={routes.compare} autoComplete="off">
        <input type="hidden" name="category" value={category.id} />
        <input type="hidden" name="case" value="1" />
        {query.slugs.map((slug) => (
          <input key={slug} type="hidden" name="product" value={slug} />
        ))}
        <QueryProblems problems={problems} failed={false} />
        <AssumptionBar
          title={category.scenarioTitle}
          fields={scenarioModels(category.scenario, query.scenario, today)}
          note={`worked out for ${table.scenarioText}`}
          always
        />
        <div className="no-print mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
          <Option type="checkbox" name="differences" value="1" defaultChecked={query.differencesOnly}>
            Show differences only
          </Option>
          <button type="submit" className="btn quiet">
            Apply
          </button>
          <a className="btn quiet" href={csvHref} download>
            Download as CSV
          </a>
          <Island name="page-tools" of={PageTools} props={{}} />
        </div>
        {query.slugs.length < mostColumns ? (
          <OwnProductForm fields={scenarioModels(category.ownFields, own, today)} chosen={query.own !== null} />
        ) : null}
      </form>
      <CompareTableView query={query} table={table} today={today} />
    </div>
  )
}
