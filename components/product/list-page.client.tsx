'use client'

import type { ReactNode } from 'react'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { CategoryDrawing } from '@/components/ui/category-drawing'
import { Island } from '@/components/ui/island'
import { LapsedNotice } from '@/components/ui/lapsed-notice'
import { LastKnownNotice } from '@/components/ui/last-known-notice'
import { LeaveNotice } from '@/components/ui/leave-notice'
import { EmptyScene } from '@/components/ui/scenes'
import type { HelperLink } from '@/lib/domain/categories/site'
import type { ListModel } from '@/lib/domain/list/list-model'
import type { WayOut } from '@/lib/domain/products/way-out'
import type { FreeHelp } from '@/lib/domain/reference/business-help'
import { debtHelp } from '@/lib/domain/reference/debt-help'
import { formatDate, type IsoDate } from '@/lib/domain/values/iso-date'
import { routes } from '@/lib/routing/routes'
import { CompareTray } from './compare-tray'
import { HelperLinks } from './helper-links'
import { ListIsland } from './list-island.client'
import { ListResults } from './list-results'
import { packForm } from './packed-form'
import { PersonalListIsland } from './personal-list-island.client'
import type { PersonalPlace } from './personal-place'
import '@/styles/list.css'

interface ListPageProps {
  readonly model: ListModel
  readonly title: string
  readonly lede: string
  readonly crumbs: readonly { readonly href: string; readonly label: string }[]
  /** Newest day on which a figure of the list was checked. */
  readonly checkedUpTo: IsoDate
  readonly sample: boolean
  /** Links to neighbouring lists, such as the seven kinds of cards. */
  readonly neighbours: ReactNode
  /** Says where to get advice on debt: with products that one applies for. */
  readonly debtAdvice: boolean
  /** Pages of ours that help to choose. */
  readonly helpers: readonly HelperLink[]
  /** Who helps for nothing whom no product fits; empty: nobody beside that advice. */
  readonly freeHelp: readonly FreeHelp[]
  /** A partner that sells its own on its own site; null: none. */
  readonly partner: WayOut | null
  /** Where its form stands, if that asks about the visitor; null: the address says all. */
  readonly told: PersonalPlace | null
  /** The address carried details that can no longer be opened. */
  readonly lapsed: boolean
  /** When its figures were read, if no newer ones can be had; null: they are as new as can be. */
  readonly lastKnownAt: number | null
  /** A drawing below the rows, with what it shows in words; null: none. */
  readonly chart: { readonly title: string; readonly text: string; readonly figure: ReactNode } | null
  readonly structuredData: ReactNode
}

/**
 * A whole list page: what it ranks and how, the scenario, the filters, the rows. Client code only so that the server renders it
 * in one pass instead of two; no browser loads it.
 */
export function ListPage({
  model,
  title,
  lede,
  crumbs,
  checkedUpTo,
  sample,
  neighbours,
  debtAdvice,
  helpers,
  freeHelp,
  partner,
  told,
  lapsed,
  lastKnownAt,
  chart,
  structuredData,
}: ListPageProps) {
  const { rows: _, ...frame } = model
  const island = told === null ? 'list' : 'personal-list'
  return (
    <div className="wrap">
      <a className="skip" href="#results">
        Skip to the results
      </a>
      <div className="list-scene">
        <CategoryDrawing id={model.category} />
      </div>
      <Breadcrumbs links={crumbs} here={title} />
      <h1>{title}</h1>
      <p className="lede">
        <span className="wide">{`${lede} `}</span>
        {sample ? <span className="pill">Sample catalogue</span> : null} <a href={routes.howWeRank}>How we rank</a> ·{' '}
        <a href={routes.howWeArePaid}>How we are paid</a>
      </p>
      <LastKnownNotice at={lastKnownAt} />
      {neighbours}
      {lapsed ? <LapsedNotice noun="details" /> : null}

      <div className="list" data-list="">
        {told === null ? (
          <Island name="list" of={ListIsland} props={{ packed: packForm(frame) }} />
        ) : (
          <Island name="personal-list" of={PersonalListIsland} props={{ packed: packForm(frame), place: told }} />
        )}
        <div className="list-rows" data-slot="list-rows" data-wakes={island}>
          <ListResults model={model} coming={[]} chosen={[]} />
        </div>
      </div>
      <div className="contents" data-slot="list-tray" data-wakes={island} data-below="">
        <CompareTray model={frame} ticked={[]} />
      </div>

      {chart === null ? null : (
        <section className="mt-10" aria-labelledby="chart-title" data-below="">
          <h2 id="chart-title">{chart.title}</h2>
          <p className="mt-2 max-w-[68ch] text-muted">{chart.text}</p>
          {chart.figure}
        </section>
      )}
      <NoneOfThese
        plural={model.plural}
        debtAdvice={debtAdvice}
        helpers={helpers}
        freeHelp={freeHelp}
        checkedUpTo={checkedUpTo}
        sample={sample}
      />
      {partner === null ? null : (
        <section className="card mt-6 p-6" aria-labelledby="partner">
          <h2 id="partner">{partner.name}</h2>
          <p className="mt-2 max-w-[68ch] text-muted">
            A partner of ours that sells its own on its own site. We have compared none of its products: none is in this
            list.
          </p>
          <LeaveNotice way={partner} />
        </section>
      )}
      {structuredData}
    </div>
  )
}

interface NoneOfTheseProps
  extends Pick<ListPageProps, 'debtAdvice' | 'helpers' | 'freeHelp' | 'checkedUpTo' | 'sample'> {
  readonly plural: string
}

/** The honest way out at the end of a list. */
function NoneOfThese({ plural, debtAdvice, helpers, freeHelp, checkedUpTo, sample }: NoneOfTheseProps) {
  return (
    <section className="card none-of-these mt-10 p-6" aria-labelledby="none-title">
      <EmptyScene />
      <h2 id="none-title">None of these?</h2>
      <p className="mt-2 max-w-[68ch] text-muted">
        That can be the right answer.{' '}
        {debtAdvice && freeHelp.length === 0 ? (
          <>
            If a debt worries you, AKPK, the agency set up by Bank Negara Malaysia, gives free advice on{' '}
            <a href={debtHelp.url}>{debtHelp.host}</a>.{' '}
          </>
        ) : null}
        If a figure here is wrong, or {plural} you know are missing, <a href={routes.reportFigure}>tell us</a>.
      </p>
      {freeHelp.length === 0 ? null : (
        <>
          <p className="mt-2">These help for nothing:</p>
          <ul className="mt-2 max-w-[68ch] list-disc pl-5 text-muted">
            {freeHelp.map(({ name, url, does }) => (
              <li key={name}>
                <a href={url}>{name}</a> {does}
              </li>
            ))}
          </ul>
        </>
      )}
      <HelperLinks links={helpers} />
      <p className="mt-2 text-14 text-muted">
        {`Figures checked up to ${formatDate(checkedUpTo)}. ${sample ? 'These products are samples from invented issuers.' : ''}`}
      </p>
    </section>
  )
}
