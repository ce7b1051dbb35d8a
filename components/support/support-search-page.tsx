import { Island } from '@/components/ui/island'
import { TextPage } from '@/components/ui/text-page'
import type { FoundAnswers } from '@/lib/contract/entities/support'
import { supportCategories } from '@/lib/domain/content/support'
import type { NavLink } from '@/lib/routing/navigation'
import { routes } from '@/lib/routing/routes'
import { AskUs } from './ask-us'
import { SupportSearchIsland } from './support-search-island.client'

interface SupportSearchPageProps {
  readonly crumbs: readonly NavLink[]
  /** What was searched for; empty: nothing. */
  readonly text: string
  /** null: nothing was searched for. */
  readonly found: FoundAnswers | null
}

/** What a search of the answers found. The address says everything; no script is needed. */
export function SupportSearchPage({ crumbs, text, found }: SupportSearchPageProps) {
  return (
    <TextPage
      crumbs={crumbs}
      title="Search the answers"
      lede="Type a few words, in English or as people say it in Malay."
    >
      <Island name="support-search" of={SupportSearchIsland} props={{ text, found }} />
      <nav className="mt-10" aria-labelledby="subjects">
        <h2 id="subjects">Or choose a subject</h2>
        <ul className="mt-4 flex flex-wrap gap-3">
          {supportCategories.map(({ slug, title }) => (
            <li key={slug}>
              <a className="btn quiet" href={routes.supportCategory(slug)}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <AskUs />
    </TextPage>
  )
}
