import type { PartnerSource } from '@/lib/domain/content/partner'

/** Where the facts of a page were read, each with its own date. */
export function PartnerSources({ sources }: { readonly sources: readonly PartnerSource[] }) {
  return (
    <section className="prose mt-10 text-14" aria-labelledby="sources">
      <h2 id="sources">Sources</h2>
      <ul>
        {sources.map(({ title, url, dated }) => (
          <li key={url}>
            <a href={url} rel="nofollow">
              {title}
            </a>
            , {dated ?? 'without a date'}
          </li>
        ))}
      </ul>
    </section>
  )
}
