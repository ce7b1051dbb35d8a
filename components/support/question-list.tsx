import type { SupportAnswer } from '@/lib/domain/content/support'
import { routes } from '@/lib/routing/routes'

/** Questions as links, each with its answer in short. */
export function QuestionList({ answers }: { readonly answers: readonly SupportAnswer[] }) {
  return (
    <ul className="mt-3 max-w-[80ch] border-t border-line">
      {answers.map(({ category, slug, question, summary }) => (
        <li key={slug} className="border-b border-line py-3">
          <a
            className="inline-flex min-h-[44px] items-center font-semibold"
            href={routes.supportAnswer(category, slug)}
          >
            {question}
          </a>
          <span className="block text-14 text-muted">{summary}</span>
        </li>
      ))}
    </ul>
  )
}
