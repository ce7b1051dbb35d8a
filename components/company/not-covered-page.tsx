import { TextPage } from '@/components/ui/text-page'
import { WrittenSectionPart } from '@/components/ui/written'
import { notCovered } from '@/lib/domain/content/not-covered'
import type { CategoryCoverage, Coverage } from '@/lib/domain/list/coverage'
import { formatDate } from '@/lib/domain/values/iso-date'
import { CoverageLine, count, SampleNote } from './coverage-line'
import { notCoveredSections, notCoveredWords } from './not-covered-words'

interface NotCoveredPageProps {
  readonly crumbs: readonly { readonly href: string; readonly label: string }[]
  readonly all: Coverage
  readonly byCategory: readonly CategoryCoverage[]
}

/** What is listed, what is not, and what no figure here can tell. */
export function NotCoveredPage({ crumbs, all, byCategory }: NotCoveredPageProps) {
  return (
    <TextPage crumbs={crumbs} title={notCoveredWords.title} lede={notCoveredWords.lede}>
      <CoverageLine coverage={all} />
      <SampleNote coverage={all} />
      <Holds byCategory={byCategory} />
      <SearchedFor />
      {notCoveredSections.map((section) => (
        <WrittenSectionPart key={section.id} section={section} />
      ))}
    </TextPage>
  )
}

function Holds({ byCategory }: Pick<NotCoveredPageProps, 'byCategory'>) {
  return (
    <section className="mt-10" aria-labelledby="holds">
      <h2 id="holds">{notCoveredWords.holds}</h2>
      <p className="prose mt-3">{notCoveredWords.holdsText}</p>
      <ul className="mt-4 border-t border-line">
        {byCategory.map(({ category, products, issuers, sourced, missing, newestCheck }) => (
          <li
            key={category.id}
            className="grid gap-x-8 gap-y-1 border-b border-line py-4 tablet:grid-cols-[260px_minmax(0,1fr)]"
          >
            <a className="font-semibold" href={category.path}>
              {category.title}
            </a>
            <span>
              {notCoveredWords.counts({
                products: count(products),
                issuers: count(issuers),
                sourced: count(sourced),
                missing: count(missing),
              })}
              {newestCheck === null ? null : notCoveredWords.newestCheck(formatDate(newestCheck))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What people search for and do not find here, with what helps instead. */
function SearchedFor() {
  return (
    <section className="mt-10" aria-labelledby="searched-for">
      <h2 id="searched-for">{notCoveredWords.searchedFor}</h2>
      <ul className="mt-4 border-t border-line">
        {notCovered.map(({ id, title, answer, next, official }) => (
          <li key={id} id={id} className="border-b border-line py-4">
            <h3>{title}</h3>
            <p className="prose mt-1">{answer}</p>
            <p className="mt-1 flex flex-wrap gap-x-6">
              {next.map(({ href, label }) => (
                <a key={href} className="inline-flex min-h-[44px] items-center" href={href}>
                  {label}
                </a>
              ))}
              {official === null ? null : (
                <a className="inline-flex min-h-[44px] items-center" href={official.url} rel="nofollow">
                  {official.name}
                </a>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
