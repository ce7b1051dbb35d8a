import { LastKnownNotice } from '@/components/ui/last-known-notice'
import { EmptyScene } from '@/components/ui/scenes'
import { SearchForm } from '@/components/ui/search-form'
import { TextPage } from '@/components/ui/text-page'
import { type FoundEntry, type FoundGroup, longestSearch, type SearchOutcome } from '@/lib/domain/content/search'
import { assertNever } from '@/lib/domain/values/assert-never'
import { counted } from '@/lib/domain/values/words'
import type { NavLink } from '@/lib/routing/navigation'
import { routes } from '@/lib/routing/routes'

interface SearchPageProps {
  readonly crumbs: readonly NavLink[]
  /** What the field starts with; empty when what was typed is not worth keeping. */
  readonly typed: string
  readonly outcome: SearchOutcome
  /** Where to look instead. */
  readonly lists: readonly NavLink[]
  /** Whether the products on the site are samples. */
  readonly sample: boolean
  /** When the figures of the site were read, if no newer ones can be had. */
  readonly lastKnownAt: number | null
}

/** Results of a search, by kind. The address says everything; no script is needed. */
export function SearchPage({ crumbs, typed, outcome, lists, sample, lastKnownAt }: SearchPageProps) {
  return (
    <TextPage crumbs={crumbs} title="Search" lede={sayOutcome(outcome, sample)}>
      <SearchForm action={routes.search} label="What are you looking for?" typed={typed} />
      <LastKnownNotice at={lastKnownAt} />
      {sample ? (
        <p className="mt-4">
          <span className="pill">Sample catalogue, invented issuers</span>
        </p>
      ) : null}
      {outcome.state === 'found' ? (
        outcome.groups.map((group) => <Group key={group.title} group={group} />)
      ) : (
        <section className="mt-10" aria-labelledby="instead">
          {outcome.state === 'nothing' ? <EmptyScene /> : null}
          <h2 id="instead">Or start from a list</h2>
          <ul className="mt-4 flex flex-wrap gap-3">
            {lists.map(({ href, label }) => (
              <li key={href}>
                <a className="btn quiet" href={href}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </TextPage>
  )
}

function sayOutcome(outcome: SearchOutcome, sample: boolean): string {
  switch (outcome.state) {
    case 'empty':
      return 'Find a product, an issuer, a page or a word by its name.'
    case 'too-long':
      return `That is more than ${longestSearch} characters. Search for a name or a few words of it.`
    case 'nothing':
      return `No results for “${outcome.searched}”. Check the spelling, or use fewer words.${
        sample ? ' The products are samples from invented issuers, so no real bank is among them.' : ''
      }`
    case 'found':
      return sayFound(outcome)
    default:
      return assertNever(outcome)
  }
}

function sayFound({ fit, searched, total }: Extract<SearchOutcome, { readonly state: 'found' }>): string {
  switch (fit) {
    case 'every-word':
      return `${counted(total, 'result', 'results')} for “${searched}”.`
    case 'spelt-alike':
      return `No results for “${searched}”. These are spelt alike.`
    case 'some-words':
      return `Nothing here has every word of “${searched}”. These have some of them.`
    default:
      return assertNever(fit)
  }
}

function Group({ group: { title, entries, total } }: { readonly group: FoundGroup }) {
  const id = title.toLowerCase().replaceAll(' ', '-')
  return (
    <section className="mt-10" aria-labelledby={id}>
      <h2 id={id}>
        {title}{' '}
        <span className="text-14 font-normal text-muted" translate="no">
          {total}
        </span>
      </h2>
      <ul className="mt-3 border-t border-line">
        {entries.map((entry) => (
          <li key={entry.href} className="border-b border-line py-3">
            <a className="inline-flex min-h-[44px] items-center font-semibold" href={entry.href}>
              {entry.title}
            </a>
            <FoundFigure figure={entry.figure} />
            <span className="block max-w-[68ch] text-14 text-muted">{entry.context}</span>
            <NextSteps steps={entry.next ?? []} />
          </li>
        ))}
      </ul>
      {total > entries.length ? (
        <p className="mt-3 text-muted">The first {entries.length} are shown. Another word narrows it down.</p>
      ) : null}
    </section>
  )
}

/** "Effective yearly rate: 3.75% p.a. for RM10,000 over 12 months." */
function FoundFigure({ figure }: { readonly figure: FoundEntry['figure'] }) {
  if (figure === undefined) return null
  const { name, value, scenario } = figure
  return (
    <span className="block max-w-[68ch]">
      {name === null ? null : `${name}: `}
      <b translate="no">{value}</b>
      {scenario === null ? null : ` for ${scenario}.`}
    </span>
  )
}

function NextSteps({ steps }: { readonly steps: NonNullable<FoundEntry['next']> }) {
  if (steps.length === 0) return null
  return (
    <span className="flex flex-wrap gap-x-6 text-14">
      {steps.map(({ href, label }) => (
        <a key={href} className="inline-flex min-h-[44px] items-center" href={href}>
          {label}
        </a>
      ))}
    </span>
  )
}
