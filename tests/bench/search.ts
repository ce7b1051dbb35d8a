import { proseText } from '@/lib/domain/content/prose'
import type { SupportAnswer } from '@/lib/domain/content/support'
import { allAnswers, createAnswerSearch } from '@/lib/server/data/content/support'
import { type Figures, percentile99, quickestOfEach, round } from './figures'

const answerCount = 2_000
/** The same searches again: what the machine does beside meets others each time. */
const rounds = 5

/** So many answers, made of those that there are: each has a word of its own, and words in another order. */
function manyAnswers(): readonly SupportAnswer[] {
  const real = allAnswers()
  return Array.from({ length: answerCount }, (_, at): SupportAnswer[] => {
    const answer = real[at % real.length]
    if (answer === undefined) return []
    const turned = proseText(answer.body).split(' ')
    const text = [...turned.slice(at % turned.length), ...turned.slice(0, at % turned.length)].join(' ')
    const body = [{ kind: 'paragraph', children: [{ kind: 'text', text: `${text} word${at}` }] }] as const
    return [{ ...answer, slug: `${answer.slug}-${at}`, question: `${answer.question} ${at}`, body }]
  }).flat()
}

/** Words as they are typed: beginnings, whole questions, Malay, slips and what is not there. */
function searches(): readonly string[] {
  const questions = allAnswers().map(({ question }) => question.slice(0, 80))
  const slips = questions.map((question) => question.replace(/([a-z]{3})[a-z]([a-z]{2,})/g, '$1$2'))
  return [...questions, ...slips, 'a', 'pa', 'pas', 'kata laluan', 'kod tidak terima', 'zzzzzzzz', 'word1999']
}

/** How long a search of 2,000 answers takes in this process, made of the project's own. */
export async function search(): Promise<Figures> {
  const find = createAnswerSearch(manyAnswers())
  const asked = searches()
  for (const text of asked) find(text)
  const times = Array.from({ length: rounds }, () =>
    asked.map((text) => {
      const began = performance.now()
      find(text)
      return performance.now() - began
    }),
  )
  const p99 = percentile99(quickestOfEach(times))
  return {
    'search.answers-p99': { value: round(p99, 1), note: `${asked.length} searches, each the quickest of ${rounds}` },
  }
}
