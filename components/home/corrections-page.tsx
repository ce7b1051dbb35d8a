import { ProseText } from '@/components/ui/prose-text'
import { TextPage } from '@/components/ui/text-page'
import { Written } from '@/components/ui/written'
import type { Correction } from '@/lib/domain/content/correction'
import { formatDate } from '@/lib/domain/values/iso-date'
import { correctionsWords } from './corrections-words'

interface CorrectionsPageProps {
  readonly crumbs: readonly { readonly href: string; readonly label: string }[]
  /** The newest first. */
  readonly corrections: readonly Correction[]
}

/** Everything that was said wrongly here, with the days. */
export function CorrectionsPage({ crumbs, corrections }: CorrectionsPageProps) {
  return (
    <TextPage crumbs={crumbs} title={correctionsWords.title} lede={correctionsWords.lede}>
      {corrections.length === 0 ? (
        <div className="notice mt-8 max-w-[68ch]">
          <Written text={[correctionsWords.none]} />
        </div>
      ) : null}
      {corrections.map((one) => (
        <article key={one.slug} className="prose mt-10" aria-labelledby={one.slug}>
          <h2 id={one.slug}>{one.title}</h2>
          <p>
            {correctionsWords.correctedOn} <time dateTime={one.correctedOn}>{formatDate(one.correctedOn)}</time>
            {correctionsWords.since(one.since === null ? null : formatDate(one.since))}{' '}
            <a href={one.page}>{correctionsWords.page}</a>
          </p>
          <p>
            {correctionsWords.said} <del>{one.wrong}</del>
          </p>
          <p>
            {correctionsWords.saysNow} <ins>{one.right}</ins>
          </p>
          <ProseText text={one.text} drawEmbed={null} />
        </article>
      ))}
    </TextPage>
  )
}
