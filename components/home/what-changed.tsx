import { TextPage } from '@/components/ui/text-page'
import { type ChangeLine, changeWords, type DayOfChanges, type SiteChanges } from '@/lib/domain/list/site-changes'
import { formatDate } from '@/lib/domain/values/iso-date'
import { routes } from '@/lib/routing/routes'

interface WhatChangedProps {
  readonly crumbs: readonly { readonly href: string; readonly label: string }[]
  readonly changes: SiteChanges
}

/** So many days stand on the page; the feed goes back further. */
const shownDays = 14

/** What changed, day by day, from the dates of the catalogue itself. */
export function WhatChanged({ crumbs, changes: { days, ending } }: WhatChangedProps) {
  return (
    <TextPage crumbs={crumbs} title="What changed" lede="Generated from the date beside every figure.">
      <p className="mt-4">
        Follow it as a feed: <a href={routes.feed('rss')}>RSS</a>, <a href={routes.feed('json')}>JSON</a>. Mistakes that
        we fixed are under <a href={routes.corrections}>Corrections</a>.
      </p>
      {ending.length === 0 ? null : (
        <section className="prose mt-10" aria-labelledby="ending">
          <h2 id="ending">Offers that end soon</h2>
          <ul>
            {ending.map(({ name, href, end }) => (
              <li key={href}>
                <a href={href}>{name}</a>: last day <time dateTime={end}>{formatDate(end)}</time>
              </li>
            ))}
          </ul>
        </section>
      )}
      {days.length === 0 ? <p className="notice mt-8">Nothing has changed yet.</p> : null}
      {days.slice(0, shownDays).map((one) => (
        <Day key={one.day} {...one} />
      ))}
    </TextPage>
  )
}

function Day({ day, lines }: DayOfChanges) {
  return (
    <section className="prose mt-10" aria-labelledby={day}>
      <h2 id={day}>
        <time dateTime={day}>{formatDate(day)}</time>
      </h2>
      {lines.map((line) => (
        <Line key={line.kind} {...line} />
      ))}
    </section>
  )
}

function Line({ kind, mentions }: ChangeLine) {
  return (
    <p>
      {changeWords[kind]}:{' '}
      {mentions.map(({ label, href }, at) => (
        <span key={label}>
          {at === 0 ? null : ', '}
          {href === null ? label : <a href={href}>{label}</a>}
        </span>
      ))}
    </p>
  )
}
