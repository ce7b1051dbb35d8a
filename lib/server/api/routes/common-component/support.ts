import { supportCategoriesOperation } from '@/lib/contract/common-component/support-categories'
import { supportFeedbackOperation } from '@/lib/contract/common-component/support-feedback'
import { supportQuestionsOperation } from '@/lib/contract/common-component/support-questions'
import { supportSearchOperation } from '@/lib/contract/common-component/support-search'
import { proseText } from '@/lib/domain/content/prose'
import { supportCategories } from '@/lib/domain/content/support'
import { invalidFields } from '../../failure'
import { route } from '../../route'
import type { CommonServices } from '../../services'

export const supportCategoriesRoute = ({ answers }: CommonServices) =>
  route(supportCategoriesOperation, () => {
    const all = answers()
    const countOf = (slug: string) => all.filter(({ category }) => category === slug).length
    return { data: supportCategories.map((category) => ({ ...category, answers: countOf(category.slug) })) }
  })

export const supportQuestionsRoute = ({ answers }: CommonServices) =>
  route(supportQuestionsOperation, ({ query }) => ({
    data: answers()
      .filter(({ category }) => category === query.category)
      .map(({ slug, category, question, summary, often, updatedOn, body }) => ({
        slug,
        category,
        question,
        summary,
        answer: proseText(body),
        mostAsked: often,
        updatedOn,
      })),
  }))

export const supportSearchRoute = ({ searchAnswers }: CommonServices) =>
  route(supportSearchOperation, ({ query }) => ({ data: searchAnswers(query.q) }))

export const supportFeedbackRoute = ({ answers, recordFeedback }: CommonServices) =>
  route(supportFeedbackOperation, async ({ body }) => {
    if (!answers().some(({ slug }) => slug === body.slug)) {
      throw invalidFields([{ field: 'slug', message: 'is no answer of the support centre' }])
    }
    await recordFeedback(body)
    return undefined
  })
