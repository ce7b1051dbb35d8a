import { memo } from 'react'
import type { Headline, ProductCondition } from '@/lib/domain/categories/category'
import type { AgainstNow } from '@/lib/domain/list/against-now'
import type { RowModel } from '@/lib/domain/list/list-model'
import { listWords } from '@/lib/domain/list/list-words'
import { headlineBasis, markedBasis } from '@/lib/domain/list/row-headline'
import type { Verdict } from '@/lib/domain/list/verdict'
import type { Issuer } from '@/lib/domain/products/issuer'
import { paidText } from '@/lib/domain/products/paid-text'
import { formatDate } from '@/lib/domain/values/iso-date'
import { BalanceBar } from './balance-bar'
import { Facts } from './facts'
import { Says, WhatIfs } from './verdict-parts'
import { WhyLink, WhyPanel } from './why'

interface ProductRowProps {
  readonly row: RowModel
  readonly scale: number
  readonly scenarioQuery: string
  /** Ticked for comparison. */
  readonly chosen: boolean
  /** As many are ticked as fit side by side: what is not ticked cannot be. */
  readonly full: boolean
  /** What is said of it as the first of the list; null: it is not. */
  readonly verdict: Verdict | null
}

/** Facts that a row shows; the rest are on the product's own page. */
const factsOfRow = 3

/**
 * One product of a list: who offers it, three facts, its first condition and, at the side, the figure that matters. Nothing is cut
 * off: what there is no room for is behind a control that opens it. The heading's link stretches over the row; everything else that
 * acts stays a real control.
 */
export function ProductRow({ row, scale, scenarioQuery, chosen, full, verdict }: ProductRowProps) {
  const classes = ['row', row.art, verdict === null ? null : 'first'].filter((name) => name !== null)
  return (
    // Beside its issuer, what is the same on every row of an issuer: documents of lists are packed by what repeats.
    <article className={classes.join(' ')} id={row.slug} data-issuer={row.issuer.code}>
      {verdict === null ? null : <p className="place">{verdict.place}</p>}
      <RowFacts row={row} scale={scale} scenarioQuery={scenarioQuery} />
      {verdict === null ? null : <Says lead={listWords.verdict.why} good why={verdict.why} watch={verdict.watch} />}
      <div className="r-act">
        <WhyLink row={row} />
        <CompareBox slug={row.slug} name={row.name} chosen={chosen} disabled={full && !chosen} />
      </div>
      <RowSide row={row} scale={scale} scenarioQuery={scenarioQuery} first={verdict !== null} />
      {verdict === null ? null : <WhatIfs next={verdict.next} />}
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
        <IssuerPicture issuer={row.issuer} />
        <h3>
          <a href={scenarioQuery === '' ? row.href : `${row.href}?${scenarioQuery}`}>{row.name}</a>
        </h3>
        <p className="by">
          <By row={row} />
          {row.badge === undefined ? null : <b className="bdg">{row.badge}</b>}
        </p>
      </div>
      <Facts facts={row.facts.slice(0, factsOfRow)} onRow />
      <div className="r-cond">
        <Conditions conditions={row.conditions} />
        <span className="paid">{paidText(row.paid)}</span>
      </div>
    </>
  )
}, saysTheSame)

/** The class of a condition's chip: grey, clay or leaf. */
export const chipOf: Readonly<Record<ProductCondition['tone'], string>> = {
  plain: 'cond',
  warn: 'cond warn',
  plus: 'cond plus',
}

/** The longest condition that fits on one line of a row, in characters. */
const oneLine = 44

/** What the product asks for or limits: the first where it fits on a line, and the others behind a control that opens them in place. */
function Conditions({ conditions }: Pick<RowModel, 'conditions'>) {
  const chips = conditions.map(({ label, tone }) => (
    <span key={label} className={chipOf[tone]}>
      {label}
    </span>
  ))
  const fits = (conditions[0]?.label.length ?? 0) <= oneLine
  const [first, others] = fits ? [chips[0], chips.slice(1)] : [null, chips]
  return (
    <>
      {first}
      {others.length === 0 ? null : (
        <details>
          <summary>
            <b translate="no">{`+${others.length}`}</b>
            <span className="sr-only">{first === null ? ' conditions' : ' more conditions'}</span>
          </summary>
          {others}
        </details>
      )}
    </>
  )
}

/** The issuer's drawing on its colour; within `Category.art` the picture of a card. It says nothing that does not stand beside it. */
export function IssuerPicture({ issuer: { colour, mark } }: { readonly issuer: Pick<Issuer, 'colour' | 'mark'> }) {
  return <span className={`mono ${colour} mk-${mark}`} aria-hidden="true" />
}

/**
 * Who offers it, without the word that every company's name ends with, and the day on which the oldest figure behind the headline was checked, marked where that is too long ago. A phone has
 * room for the short name alone, and none for the kind: the product's own page says both first.
 */
function By({ row: { issuer, kindText, headline } }: Pick<ProductRowProps, 'row'>) {
  const { checkedOn, state } = headline
  const name = issuer.name.replace(/ Berhad$/, '')
  const short = name.startsWith(issuer.shortName) ? issuer.shortName : name
  const more = name.slice(short.length)
  return (
    <>
      <span className="who">
        {short}
        {more === '' ? null : <span className="wide">{more}</span>}
        {kindText === '' ? null : <span className="wide kind">{` · ${kindText}`}</span>}
        {checkedOn === null ? null : ' · '}
      </span>
      {checkedOn === null ? null : (
        <span className={state === 'stale' ? 'stale' : undefined}>
          <span className="wide">checked </span>
          {state === 'stale' ? `${formatDate(checkedOn)}, out of date` : formatDate(checkedOn)}
        </span>
      )}
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

interface SideProps extends FiguresProps {
  /** It is the first of the list. */
  readonly first: boolean
}

/** What it comes to and the way out. */
const RowSide = memo(
  function RowSide({ row, scale, first }: SideProps) {
    return (
      <div className="side">
        <HeadlineFigure
          headline={row.headline}
          basis={markedBasis(row.headline)}
          beside={first ? 'first' : 'row'}
          against={row.against}
        />
        {row.balance === null ? null : <BalanceBar balance={row.balance} scale={scale} />}
        <a className={row.inviting ? 'btn' : 'btn quiet'} href={row.applyHref} rel="nofollow">
          <span>
            {row.wayOut}
            <span className="at">{` at ${row.issuer.shortName}`}</span>
          </span>
        </a>
      </div>
    )
  },
  (before, now) => before.first === now.first && saysTheSame(before, now),
)

/** A product's evaluation for one scenario is the same object each time, so its parts are compared as such. */
function saysTheSame(before: FiguresProps, now: FiguresProps): boolean {
  const [a, b] = [before.row, now.row]
  return (
    before.scale === now.scale &&
    before.scenarioQuery === now.scenarioQuery &&
    a.slug === b.slug &&
    a.badge === b.badge &&
    sameHeadline(a.headline, b.headline) &&
    a.against?.text === b.against?.text &&
    a.facts === b.facts &&
    a.balance === b.balance &&
    a.conditions === b.conditions
  )
}

/** The longest headline that fits at the side at its full size, in characters: of a row, and of the first with its larger figure. */
const fullSize = { row: 10, first: 8 } as const

interface HeadlineFigureProps {
  readonly headline: Headline
  /** What is said under it: by default its basis with the day on which it was checked. */
  readonly basis?: string
  /** On a list, whose narrow side has a long figure set smaller; absent: on a page of its own. */
  readonly beside?: keyof typeof fullSize
  /** How it compares with what the visitor has now; absent: nothing is said. */
  readonly against?: AgainstNow | undefined
}

/** The one number that matters, its unit beside it, a second figure where there is one, and its basis under them. */
export function HeadlineFigure({ headline, basis = headlineBasis(headline), beside, against }: HeadlineFigureProps) {
  const tone = headline.state === 'missing' ? 'none' : headline.tone
  const size = beside !== undefined && headline.value.length > fullSize[beside] ? ' long' : ''
  return (
    <p className={`hero ${tone}${size}`}>
      <b translate="no">{headline.value}</b>
      <span>{headline.unit}</span>
      {headline.line === undefined ? null : <span>{headline.line}</span>}
      {against === undefined ? null : <span className={`vs ${against.kind}`}>{against.text}</span>}
      {beside !== undefined ? null : (
        <small className={headline.state === 'stale' ? 'stale' : undefined}>{basis}</small>
      )}
    </p>
  )
}
