import type { ReactNode } from 'react'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import type { Guide } from '@/lib/domain/content/guide'
import { formatDate } from '@/lib/domain/values/iso-date'
import '@/styles/hub.css'

interface GuidePageProps {
  readonly guide: Guide
  readonly crumbs: readonly { readonly href: string; readonly label: string }[]
  readonly structuredData: ReactNode
}

/** A guide: its text, the day it was checked, what works out its figures, and where its facts were read. */
export function GuidePage({ guide, crumbs, structuredData }: GuidePageProps) {
  return (
    <article className="wrap pb-16">
      <Breadcrumbs links={crumbs} here={guide.event} />
      <h1 className="mt-2 max-w-[28ch]">{guide.title}</h1>
      <p className="mt-3 max-w-[62ch] text-18 text-muted">{guide.summary}</p>
      <p className="mt-3 text-14 text-muted">Checked on {formatDate(guide.checkedOn)}. Information, not advice.</p>
      <div className="guide max-w-[68ch]">
        {guide.sections.map(({ heading, text, points }) => (
          <section key={heading} className="guide">
            <h2>{heading}</h2>
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {points.length === 0 ? null : (
              <ul>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
      <nav className="no-print mt-10" aria-labelledby="guide-next">
        <h2 id="guide-next">Calculators for this</h2>
        <ul className="mt-4 flex flex-wrap gap-3">
          {guide.next.map(({ href, label }) => (
            <li key={href}>
              <a className="btn quiet" href={href}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <section className="guide mt-10 max-w-[68ch] text-14" aria-labelledby="guide-sources">
        <h2 id="guide-sources">Sources</h2>
        <ul>
          {guide.sources.map(({ title, url }) => (
            <li key={url}>
              <a href={url} rel="nofollow">
                {title}
              </a>
            </li>
          ))}
        </ul>
        <p className="text-muted">
          What is called practice or common is general knowledge of planners and banks, not a rule read in a source.
        </p>
      </section>
      {structuredData}
    </article>
  )
}
