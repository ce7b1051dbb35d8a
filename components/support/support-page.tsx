import { Island } from '@/components/ui/island'
import { TextPage } from '@/components/ui/text-page'
import { type SupportAnswer, supportCategories } from '@/lib/domain/content/support'
import type { NavLink } from '@/lib/routing/navigation'
import { routes } from '@/lib/routing/routes'
import { AskUs } from './ask-us'
import { QuestionList } from './question-list'
import { SupportSearchIsland } from './support-search-island.client'

interface SupportPageProps {
  readonly crumbs: readonly NavLink[]
  readonly mostAsked: readonly SupportAnswer[]
}

/** The support centre: its search, its subjects, and what is asked most. */
export function SupportPage({ crumbs, mostAsked }: SupportPageProps) {
  return (
    <TextPage crumbs={crumbs} title="Support centre" lede="Quick answers, and how to reach us.">
      <Island name="support-search" of={SupportSearchIsland} props={{ text: '', found: null }} />
      <section className="mt-10" aria-labelledby="subjects">
        <h2 id="subjects">Subjects</h2>
        <ul className="mt-4 grid gap-3 tablet:grid-cols-2">
          {supportCategories.map(({ slug, title, lede }) => (
            <li key={slug} className="card p-4">
              <a className="inline-flex min-h-[44px] items-center font-semibold" href={routes.supportCategory(slug)}>
                {title}
              </a>
              <span className="block text-14 text-muted">{lede}</span>
            </li>
          ))}
        </ul>
      </section>
      <section className="mt-10" aria-labelledby="most-asked">
        <h2 id="most-asked">Most asked</h2>
        <QuestionList answers={mostAsked} />
      </section>
      <AskUs />
    </TextPage>
  )
}
