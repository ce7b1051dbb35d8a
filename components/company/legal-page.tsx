import { ProseText } from '@/components/ui/prose-text'
import { TextPage } from '@/components/ui/text-page'
import type { LegalText } from '@/lib/domain/content/legal-text'
import type { Prose } from '@/lib/domain/content/prose'
import { dayIn, legalWords } from './legal-words'
import { type RetentionEntry, RetentionList } from './retention-list'

interface LegalPageProps {
  readonly crumbs: readonly { readonly href: string; readonly label: string }[]
  /** The versions of the text, the newest first; `at`: its own address, null for one that has none. */
  readonly versions: readonly { readonly version: LegalText; readonly at: string | null }[]
  /** The one that is shown. */
  readonly shown: LegalText
  /** Everything that is kept of a visitor outside of their device, for the text that has a place for it. */
  readonly kept: readonly RetentionEntry[]
  /** The same text in another language. */
  readonly translation: { readonly href: string; readonly lang: string; readonly label: string } | null
}

/** A text that binds: its version and day, the text, and what changed from version to version. */
export function LegalPage({ crumbs, versions, shown, kept, translation }: LegalPageProps) {
  const { language, title, lede, version, since, reviewedOn } = shown
  const words = legalWords[language]
  return (
    <div lang={language === 'en' ? undefined : language}>
      <TextPage crumbs={crumbs} title={title} lede={lede}>
        <p className="mt-4 max-w-[68ch] text-14 text-muted">
          {words.version(version, dayIn(language, since))}{' '}
          {reviewedOn === null ? words.notReviewed : words.reviewed(dayIn(language, reviewedOn))}{' '}
          {translation === null ? null : (
            <a href={translation.href} hrefLang={translation.lang} lang={translation.lang}>
              {translation.label}
            </a>
          )}
        </p>
        <Body shown={shown} kept={kept} />
        <Versions versions={versions} shown={shown} />
      </TextPage>
    </div>
  )
}

function Body({ shown: { text, kept: place }, kept }: Pick<LegalPageProps, 'shown' | 'kept'>) {
  const at = text.findIndex((block) => block.kind === 'heading' && block.id === place?.before)
  if (place === null || at === -1) return <Part text={text} />
  return (
    <>
      <Part text={text.slice(0, at)} />
      <RetentionList place={place} kept={kept} />
      <Part text={text.slice(at)} />
    </>
  )
}

function Part({ text }: { readonly text: Prose }) {
  return (
    <div className="prose mt-8">
      <ProseText text={text} drawEmbed={null} />
    </div>
  )
}

function Versions({ versions, shown }: Pick<LegalPageProps, 'versions' | 'shown'>) {
  const words = legalWords[shown.language]
  return (
    <section className="prose mt-10" aria-labelledby="versions">
      <h2 id="versions">{words.versions}</h2>
      {versions.map(({ version: { version, since, changes }, at }, place) => (
        <div key={version}>
          <h3>
            {at === null ? version : <a href={at}>{version}</a>}, {dayIn(shown.language, since)}
            {place === 0 ? ` (${words.inForce})` : null}
          </h3>
          <ul>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
