import { memo } from 'react'
import type { Headline } from '@/lib/domain/categories/category'
import type { Fact } from '@/lib/domain/figures/row'
import { byText } from '@/lib/domain/list/kind-text'
import type { RowModel } from '@/lib/domain/list/list-model'
import { headlineBasis, markedBasis } from '@/lib/domain/list/row-headline'
import type { Issuer } from '@/lib/domain/products/issuer'
import { paidText } from '@/lib/domain/products/paid-text'
import { formatDate } from '@/lib/domain/values/iso-date'
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

/**
 * One product of a list, as low as it can be: one line each for who, facts and conditions. What does not fit folds, and
 * "more" opens it in place, by the browser itself. The heading's link stretches over the card; everything else that acts
 * stays a real control.
 */
export function ProductRow({ row, scale, scenarioQuery, chosen, full }: ProductRowProps) {
  return (
    // Beside its issuer, what is the same on every row of an issuer: documents of lists are packed by what repeats.
    <article className={row.art === null ? 'row' : `row ${row.art}`} id={row.slug} data-issuer={row.issuer.code}>
      <RowFacts row={row} scale={scale} scenarioQuery={scenarioQuery} />
      <div className="r-act">
        <WhyLink row={row} />
        <CompareBox slug={row.slug} name={row.name} chosen={chosen} disabled={full && !chosen} />
      </div>
      <RowSide row={row} scale={scale} scenarioQuery={scenarioQuery} />
      <WhyPanel row={row} />
    </article>
  )
}

interface CompareBoxProps {
  readonly slug: string
  readonly name: string
  readonly chosen: boolean
  readonly disabled: boolean
}

/** Ticks a product for comparison. Filters and orders leave it as it is. */
const CompareBox = memo(function CompareBox({ slug, name, chosen, disabled }: CompareBoxProps) {
  return (
    <label className="opt">
      <input type="checkbox" name="product" value={slug} form="compare" defaultChecked={chosen} disabled={disabled} />
      Compare<span className="sr-only">{` ${name}`}</span>
    </label>
  )
})

type FiguresProps = Pick<ProductRowProps, 'row' | 'scale' | 'scenarioQuery'>

/** Who offers what, and on which terms. Most changes of a list leave it as it is: then it is not drawn again. */
const RowFacts = memo(function RowFacts({ row, scenarioQuery }: FiguresProps) {
  return (
    <>
      <div className="r-id">
        <Monogram issuer={row.issuer} />
        <h3>
          <a href={scenarioQuery === '' ? row.href : `${row.href}?${scenarioQuery}`}>{row.name}</a>
        </h3>
        <p className="by">
          <By row={row} />
        </p>
      </div>
      <Facts facts={row.facts} folds />
      <div className="r-cond">
        {row.conditions.map((condition) => (
          <span key={condition.label} className={condition.tone === 'warn' ? 'cond warn' : 'cond'}>
            {condition.label}
          </span>
        ))}
        <details>
          <summary>more</summary>
        </details>
        <span className="paid">{paidText(row.paid)}</span>
      </div>
    </>
  )
}, saysTheSame)

/** The issuer's initials on its colour; within `Category.art` the picture of a card. What stands beside it says the same. */
export function Monogram({ issuer: { colour, monogram } }: { readonly issuer: Pick<Issuer, 'colour' | 'monogram'> }) {
  return (
    <span className={`mono ${colour}`} aria-hidden="true">
      {monogram}
    </span>
  )
}

/** Who offers it, and the day on which the oldest figure behind the headline was checked, marked where that is too long ago. */
function By({ row: { issuer, kindText, headline } }: Pick<ProductRowProps, 'row'>) {
  const who = byText(issuer.name, kindText)
  const { checkedOn, state } = headline
  if (checkedOn === null) return who
  const checked = `checked ${formatDate(checkedOn)}`
  if (state !== 'stale') return `${who} · ${checked}`
  return (
    <>
      {`${who} · `}
      <span className="stale">{`${checked}, out of date`}</span>
    </>
  )
}

/** A headline that names another order's figure is made anew for each list. */
function sameHeadline(a: Headline, b: Headline): boolean {
  return (
    a === b ||
    (a.value === b.value && a.unit === b.unit && a.line === b.line && a.basis === b.basis && a.state === b.state)
  )
}

/** What it comes to and the way out. */
const RowSide = memo(function RowSide({ row, scale }: FiguresProps) {
  return (
    <div className="side">
      <HeadlineFigure headline={row.headline} basis={markedBasis(row.headline)} beside />
      {row.balance === null ? null : <BalanceBar balance={row.balance} scale={scale} />}
      <a className={row.inviting ? 'btn' : 'btn quiet'} href={row.applyHref} rel="nofollow">
        <span>
          {row.wayOut}
          <span className="at">{` at ${row.issuer.shortName}`}</span>
        </span>
      </a>
    </div>
  )
}, saysTheSame)

/** A product's evaluation for one scenario is the same object each time, so its parts are compared as such. */
function saysTheSame(before: FiguresProps, now: FiguresProps): boolean {
  const [a, b] = [before.row, now.row]
  return (
    before.scale === now.scale &&
    before.scenarioQuery === now.scenarioQuery &&
    a.slug === b.slug &&
    sameHeadline(a.headline, b.headline) &&
    a.facts === b.facts &&
    a.balance === b.balance &&
    a.conditions === b.conditions
  )
}

/** The longest headline that fits beside a row's facts at its full size, in characters. */
const fullSize = 10

interface HeadlineFigureProps {
  readonly headline: Headline
  /** What is said under it: by default its basis with the day on which it was checked. */
  readonly basis?: string
  /** Stands in the narrow column beside a row's facts, where a long figure is set smaller. */
  readonly beside?: boolean
}

/** The one number that matters, its unit beside it, a second figure where there is one, and its basis under them. */
export function HeadlineFigure({ headline, basis = headlineBasis(headline), beside = false }: HeadlineFigureProps) {
  const tone = headline.state === 'missing' ? 'none' : headline.tone
  const size = beside && headline.value.length > fullSize ? ' long' : ''
  return (
    <p className={`hero ${tone}${size}`}>
      <b translate="no">{headline.value}</b>
      <span>{headline.unit}</span>
      {headline.line === undefined ? null : <span>{headline.line}</span>}
      <small className={headline.state === 'stale' ? 'stale' : undefined}>{basis}</small>
    </p>
  )
}

interface FactsProps {
  readonly facts: readonly Fact[]
  /** Whether notes fold away where there is little room, but for those that must be seen. */
  readonly folds?: boolean
}

/** The supporting figures, in the same order on every row so that the eye can run down a column. */
export function Facts({ facts, folds = false }: FactsProps) {
  return (
    <dl className="facts">
      {facts.map((fact) => (
        <div key={fact.id}>
          <dt>{fact.label}</dt>
          <dd>
            <span translate="no">{fact.value}</span>
            {fact.state === 'stale' && fact.checkedOn !== null ? (
              <small className="stale">{`Out of date: checked ${formatDate(fact.checkedOn)}`}</small>
            ) : null}
            {fact.note === null ? null : (
              <small className={folds && fact.shown && fact.state !== 'stale' ? 'shown' : undefined}>{fact.note}</small>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
