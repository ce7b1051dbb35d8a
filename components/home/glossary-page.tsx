import { TextPage } from '@/components/ui/text-page'
import { type GlossaryEntry, glossarySources } from '@/lib/domain/content/glossary/entry'
import { glossary } from '@/lib/domain/content/glossary/glossary'
import { glossaryPageWords } from '@/lib/domain/content/glossary/page-words'

/** Every term, each with an anchor that other pages link to. */
export function GlossaryPage({
  crumbs,
}: {
  readonly crumbs: readonly { readonly href: string; readonly label: string }[]
}) {
  return (
    <TextPage crumbs={crumbs} title={glossaryPageWords.title} lede={glossaryPageWords.lede}>
      <nav aria-label={glossaryPageWords.parts} className="mt-6">
        <ul className="flex flex-wrap gap-2">
          {glossary.map((group) => (
            <li key={group.id}>
              <a className="chip min-h-[44px]" href={`#${group.id}`}>
                {group.title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {glossary.map((group) => (
        <section key={group.id} className="mt-12" aria-labelledby={group.id}>
          <h2 id={group.id}>{group.title}</h2>
          <dl className="mt-4 border-t border-line">
            {group.entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </dl>
        </section>
      ))}
    </TextPage>
  )
}

function Entry({ entry }: { readonly entry: GlossaryEntry }) {
  const source = entry.source === null ? null : glossarySources[entry.source]
  return (
    <div className="grid gap-x-8 gap-y-1 border-b border-line py-4 tablet:grid-cols-[260px_minmax(0,1fr)]">
      <dt>
        <dfn id={entry.id}>{entry.term}</dfn>
      </dt>
      <dd className="max-w-[68ch]">
        {entry.meaning}
        {source === null ? null : (
          <small className="mt-1 block text-14 text-muted">
            {glossaryPageWords.source}
            <a href={source.url}>{source.name}</a>
          </small>
        )}
      </dd>
    </div>
  )
}
