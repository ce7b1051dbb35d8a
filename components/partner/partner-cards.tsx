import type { Partner } from '@/lib/domain/content/partner'

interface PartnerCardsProps {
  readonly title: string
  readonly partners: readonly Partner[]
}

/** The partners of a section, each with its page. The order is that of their names, whoever pays us. */
export function PartnerCards({ title, partners }: PartnerCardsProps) {
  return (
    <section className="mt-12" aria-labelledby="partners">
      <h2 id="partners">{title}</h2>
      <p className="mt-2 max-w-[62ch] text-muted">
        In alphabetical order: what we know about each, and where to check it. We recommend none of them.
      </p>
      <ul className="mt-6 grid gap-4 tablet:grid-cols-2 desktop:grid-cols-3">
        {partners.map(({ slug, page, name, summary }) => (
          <li key={slug} className="card p-6">
            <h3>
              <a href={page}>{name}</a>
            </h3>
            <p className="mt-2 text-muted">{summary}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
