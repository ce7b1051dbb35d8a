import { ProseText } from '@/components/ui/prose-text'
import { TextPage } from '@/components/ui/text-page'
import type { Correction } from '@/lib/domain/content/correction'
import { formatDate } from '@/lib/domain/values/iso-date'
import { routes } from '@/lib/routing/routes'

interface CorrectionsPageProps {
  readonly crumbs: readonly { readonly href: string; readonly label: string }[]
  /** The newest first. */
  readonly corrections: readonly Correction[]
}

/** Everything that was said wrongly here, with the days. */
export function CorrectionsPage({ crumbs, corrections }: CorrectionsPageProps) {
  return (
    <TextPage
      crumbs={crumbs}
      title="Corrections"
      lede="What we had wrong, what is right, and since when. An entry stays: we do not take one away."
    >
      {corrections.length === 0 ? (
        <div className="notice mt-8 max-w-[68ch]">
          <p>
            No correction has been published yet. That does not mean we are never wrong: if you see a figure that
            differs from its source, <a href={routes.reportFigure}>tell us</a>.
          </p>
        </div>
      ) : null}
      {corrections.map((one) => (
        <article key={one.slug} className="prose mt-10" aria-labelledby={one.slug}>
          <h2 id={one.slug}>{one.title}</h2>
          <p>
            Corrected on <time dateTime={one.correctedOn}>{formatDate(one.correctedOn)}</time>;{' '}
            {one.since === null ? 'since when it was wrong is not known' : `wrong since ${formatDate(one.since)}`}.{' '}
            <a href={one.page}>The page</a>
          </p>
          <p>
            It said: <del>{one.wrong}</del>
          </p>
          <p>
            It says now: <ins>{one.right}</ins>
          </p>
          <ProseText text={one.text} drawEmbed={null} />
        </article>
      ))}
    </TextPage>
  )
}
