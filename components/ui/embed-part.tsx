import type { ReactNode } from 'react'
import { type Embed, embedKey } from '@/lib/domain/content/prose'
import type { EmbedView, EmbedViews } from '@/lib/domain/detail/embed-view'
import type { FigureState } from '@/lib/domain/figures/row'
import { formatDate, type IsoDate } from '@/lib/domain/values/iso-date'
import { translateOf } from './translate-of'

/** Draws what a text reads from the catalogue, of what was read for it. */
export function embedDrawer(views: EmbedViews): (embed: Embed) => ReactNode {
  return (embed) => <EmbedPart view={views.get(embedKey(embed)) ?? { kind: 'lost' }} />
}

function checkedText(state: FigureState, checkedOn: IsoDate | null): string {
  if (checkedOn === null) return 'not published'
  return `${state === 'stale' ? 'out of date, ' : ''}checked ${formatDate(checkedOn)}`
}

function EmbedPart({ view }: { readonly view: EmbedView }): ReactNode {
  switch (view.kind) {
    case 'product':
      return <ProductPart view={view} />
    case 'top':
      return <TopPart view={view} />
    case 'figure':
      return (
        <>
          <a href={view.href} translate={translateOf(view.value)}>
            {view.value}
          </a>
          {` (${view.sample ? 'sample, ' : ''}${checkedText(view.state, view.checkedOn)})`}
        </>
      )
    case 'calculator':
      return (
        <aside className="embed">
          <a href={view.href}>{view.title}</a>
          <p>{view.purpose}</p>
        </aside>
      )
    case 'lost':
      return <span className="text-muted">no longer listed</span>
  }
}

type Of<K extends EmbedView['kind']> = { readonly view: Extract<EmbedView, { readonly kind: K }> }

function ProductPart({ view }: Of<'product'>) {
  return (
    <aside className="embed">
      <a href={view.href}>{view.name}</a>
      <p>
        <b translate={translateOf(view.value)}>{view.value}</b> {view.unit}
      </p>
      <p>{`${view.issuer}. ${view.basis}, ${checkedText(view.state, view.checkedOn)}.`}</p>
      {view.sample ? <SampleMark /> : null}
    </aside>
  )
}

function TopPart({ view }: Of<'top'>) {
  return (
    <aside className="embed">
      <p>{`${view.figureName} today, for ${view.scenarioText}`}</p>
      {view.products.length === 0 ? (
        <p>Every figure here is due for a new check, so none is ranked today.</p>
      ) : (
        <ol>
          {view.products.map((product) => (
            <li key={product.href}>
              <a href={product.href}>{product.name}</a> <b translate={translateOf(product.figure)}>{product.figure}</b>
              <span>{` ${checkedText(product.state, product.checkedOn)}`}</span>
            </li>
          ))}
        </ol>
      )}
      <p>
        <a href={view.href}>{`Compare all ${view.plural}`}</a>
      </p>
      {view.sample ? <SampleMark /> : null}
    </aside>
  )
}

function SampleMark() {
  return <span className="pill">Sample catalogue, invented issuers</span>
}
