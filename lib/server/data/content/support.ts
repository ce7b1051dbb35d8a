import 'server-only'
import type { FoundAnswers } from '@/lib/contract/entities/support'
import { proseText } from '@/lib/domain/content/prose'
import type { SearchEntry } from '@/lib/domain/content/search'
import { type SupportAnswer, type SupportCategory, supportCategory } from '@/lib/domain/content/support'
import { routes } from '@/lib/routing/routes'
import { contentOf } from './given-content'
import { createSearchIndex, searchSite } from './site-search'

/** Every answer, in one order. Throws CatalogueError when a file cannot be used. */
export function allAnswers(): readonly SupportAnswer[] {
  return contentOf('support')
}

/** The answers of a subject. Throws CatalogueError when a file cannot be used. */
export function answersOf(category: SupportCategory): readonly SupportAnswer[] {
  return allAnswers().filter((answer) => answer.category === category.slug)
}

/** An answer at its address; null when there is none. Throws CatalogueError when a file cannot be used. */
export function findAnswer(category: string, slug: string): SupportAnswer | null {
  return allAnswers().find((answer) => answer.category === category && answer.slug === slug) ?? null
}

/** What to read after an answer, in the order in which it names them. Throws CatalogueError when a file cannot be used. */
export function relatedTo({ related }: SupportAnswer): readonly SupportAnswer[] {
  return related.flatMap((slug) => allAnswers().find((answer) => answer.slug === slug) ?? [])
}

/** An answer as a search finds it: by its question, then its summary, then its text and what people call it. */
function entryOf(answer: SupportAnswer, context: string): SearchEntry {
  return {
    href: routes.supportAnswer(answer.category, answer.slug),
    title: answer.question,
    context,
    also: `${answer.words} ${proseText(answer.body)}`,
  }
}

/** The answers for the search of the site. Throws CatalogueError when a file cannot be used. */
export function supportSearchEntries(): readonly SearchEntry[] {
  return allAnswers().map((answer) => entryOf(answer, supportCategory(answer.category)?.title ?? ''))
}

/** A search of these answers. Making it costs some milliseconds for a hundred answers. */
export function createAnswerSearch(answers: readonly SupportAnswer[]): (text: string) => FoundAnswers {
  const entries = answers.map((answer) => entryOf(answer, answer.summary))
  const index = createSearchIndex([{ title: '', singular: '', entries }])
  const byHref = new Map(entries.map(({ href }, at) => [href, answers[at]]))
  return (text) => {
    const outcome = searchSite(text, index)
    // A question shares some word with nearly every answer.
    if (outcome.state !== 'found' || outcome.fit === 'some-words') return { near: false, total: 0, answers: [] }
    const found = outcome.groups.flatMap((group) => group.entries)
    return {
      near: outcome.fit === 'spelt-alike',
      total: outcome.total,
      answers: found.flatMap(({ href, found: words }) => {
        const answer = byHref.get(href)
        if (answer === undefined) return []
        const { slug, category, question, summary } = answer
        return [{ slug, category, question, summary, found: [...words] }]
      }),
    }
  }
}

const searches = new WeakMap<readonly SupportAnswer[], ReturnType<typeof createAnswerSearch>>()

/**
 * Searches some answers, by default {@link allAnswers}; nothing for a text that is empty or too long. The search of an array is made once.
 * Throws CatalogueError when a file cannot be used.
 */
export function searchAnswers(text: string, answers = allAnswers()): FoundAnswers {
  const search = searches.get(answers) ?? createAnswerSearch(answers)
  searches.set(answers, search)
  return search(text)
}
