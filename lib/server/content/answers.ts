import 'server-only'
import type { SupportAnswer } from '@/lib/domain/support'
import type { Finding } from '@/lib/server/catalogue/findings'
import { contentKind } from './content-kind'
import { readAnswer } from './read-answer'

/** Answers that lead to one that is not there, or to themselves. */
function lostRelations(answers: readonly SupportAnswer[], folder: string): readonly Finding[] {
  const slugs = new Set(answers.map(({ slug }) => slug))
  return answers.flatMap(({ slug, related }) =>
    related
      .filter((other) => other === slug || !slugs.has(other))
      .map((other) => ({
        file: `${folder}/${slug}.md`,
        line: 1,
        field: 'related',
        reason: other === slug ? 'names the answer itself' : `names ${other}, which is no answer here`,
      })),
  )
}

/** The answers of the support centre, in the order of their questions. */
export const answerContent = contentKind({
  folder: 'support',
  read: readAnswer,
  order: (one, other) => one.question.localeCompare(other.question, 'en'),
  between: lostRelations,
})
