import { memo } from 'react'
import type { Headline } from '@/lib/domain/categories/category'
import type { Fact } from '@/lib/domain/figures/row'
import { formatDate } from '@/lib/domain/iso-date'
import { byText } from '@/lib/domain/kind-text'
import type { RowModel } from '@/lib/domain/list-model'
import { headlineBasis } from '@/lib/domain/row-headline'
import { paidText } from '@/lib/domain/words'
import { BalanceBar } from './balance-bar'
import { WhyLink, WhyPanel } from './why'

interface ProductRowProps {
  readonly row: RowModel
  readonly scale: number
  readonly scenarioQuery: string
  /** Ticked for comparison. */
  readonly chosen: boolean
  /** As many are ticked as fit side by side: what is not ticked cannot be. */
  readonly full: boolean
}

/** One product of a list. The heading's link stretches over the card; everything else that acts stays a real control. */
export function ProductRow({ row, scale, scenarioQuery, chosen, full }: ProductRowProps) {
  return (
    <article id={row.slug} className="row" data-issuer={row.issuer.code}>
      <RowFigures row={row} scale={scale} scenarioQuery={scenarioQuery} />
      <div className="r-foot">
        {row.conditions.map((condition) => (
          <span key={condition.label} className={condition.tone === 'warn' ? 'cond warn' : 'cond'}>
            {condition.label}
          </span>
        ))}
        <span className="paid">{paidText(row.paid)}</span>
        <div className="r-act">
          <WhyLink row={row} />
          <label className="opt">
            <input
              type="checkbox"
              name="product"
              value={row.slug}
              form="compare"
              defaultChecked={chosen}
              disabled={full && !chosen}
            />
            Compare<span className="sr-only">{` ${row.name}`}</span>
          </label>
          <a className={row.offered ? 'btn' : 'btn quiet'} href={row.applyHref} rel="nofollow">
            {`${row.wayOut} at ${row.issuer.shortName} `}
            <span aria-hidden="true">↗</span>
          </a>
        </div>
      </div>
      <WhyPanel row={row} />
    </article>
  )
}

type FiguresProps = Pick<ProductRowProps, 'row' | 'scale' | 'scenarioQuery'>

/** What a row says of a product. Most changes of a list leave it as it is: then it is not drawn again. */
const RowFigures = memo(function RowFigures({ row, scale, scenarioQuery }: FiguresProps) {
  return (
    <>
      <div className="r-top">
        <span className={`mono ${row.issuer.colour}`} aria-hidden="true">
          {row.issuer.monogram}
        </span>
        <div>
          <h3>
            <a href={scenarioQuery === '' ? row.href : `${row.href}?${scenarioQuery}`}>{row.name}</a>
          </h3>
          <p className="by">{byText(row.issuer.name, row.kindText)}</p>
        </div>
        <HeadlineFigure headline={row.headline} />
      </div>
      <div className="r-mid">
        <Facts facts={row.facts} />
        {row.balance === null ? null : <BalanceBar balance={row.balance} scale={scale} />}
      </div>
    </>
  )
}, saysTheSame)

/** A product's evaluation for one scenario is the same object each time, so its parts are compared as such. */
function saysTheSame(before: FiguresProps, now: FiguresProps): boolean {
  const [a, b] = [before.row, now.row]
  return (
    before.scale === now.scale &&
    before.scenarioQuery === now.scenarioQuery &&
    a.slug === b.slug &&
    a.headline === b.headline &&
    a.facts === b.facts &&
    a.balance === b.balance
  )
}

/** The one number that matters, its unit beside it and its basis under it. */
export function HeadlineFigure({ headline }: { readonly headline: Headline }) {
  const tone = headline.state === 'missing' ? 'none' : headline.tone
  return (
    <p className={`hero ${tone}`}>
      <b translate="no">{headline.value}</b>
      <span>{headline.unit}</span>
      <small className={headline.state === 'stale' ? 'stale' : undefined}>{headlineBasis(headline)}</small>
    </p>
  )
}

/** The supporting figures, in the same order on every row so that the eye can run down a column. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="facts">
      {facts.map((fact) => (
        <div key={fact.id}>
          <dt>{fact.label}</dt>
          <dd>
            <span translate="no">{fact.value}</span>
            {fact.note === null ? null : <small>{fact.note}</small>}
            {fact.state === 'stale' && fact.checkedOn !== null ? (
              <small className="stale">{`Out of date: checked ${formatDate(fact.checkedOn)}`}</small>
            ) : null}
          </dd>
        </div>
      ))}
    </dl>
  )
}
