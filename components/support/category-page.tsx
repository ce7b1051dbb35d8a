import { TextPage } from '@/components/ui/text-page'
import type { SupportAnswer, SupportCategory } from '@/lib/domain/content/support'
import type { NavLink } from '@/lib/routing/navigation'
import { AskUs } from './ask-us'
import { QuestionList } from './question-list'

interface CategoryPageProps {
  readonly crumbs: readonly NavLink[]
  readonly category: SupportCategory
  readonly answers: readonly SupportAnswer[]
}

/** The questions of a subject. */
export function CategoryPage({ crumbs, category: { title, lede }, answers }: CategoryPageProps) {
  return (
    <TextPage crumbs={crumbs} title={title} lede={lede}>
      <section className="mt-8" aria-labelledby="questions">
        <h2 id="questions">Questions</h2>
        <QuestionList answers={answers} />
      </section>
      <AskUs />
    </TextPage>
  )
}
