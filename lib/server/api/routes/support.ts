import {
  contactUsOperation,
  supportCategoriesOperation,
  supportFeedbackOperation,
  supportQuestionsOperation,
  supportSearchOperation,
} from '@/lib/contract/calls/support'
import { proseText } from '@/lib/domain/content/prose'
import { supportCategories } from '@/lib/domain/content/support'
import { ApiFailure, invalidFields } from '../failure'
import { type RouteTable, route } from '../route'

const noFilesNow = 'We cannot take files just now. Send your message without them: we ask for them in our answer.'

/** The support centre and messages to us. */
export const supportRoutes: RouteTable = [
  ({ common: { answers } }) =>
    route(supportCategoriesOperation, () => {
      const all = answers()
      const countOf = (slug: string) => all.filter(({ category }) => category === slug).length
      return { data: supportCategories.map((category) => ({ ...category, answers: countOf(category.slug) })) }
    }),
  ({ common: { answers } }) =>
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
    })),
  ({ common: { searchAnswers } }) => route(supportSearchOperation, ({ query }) => ({ data: searchAnswers(query.q) })),
  ({ common: { answers, recordFeedback } }) =>
    route(supportFeedbackOperation, async ({ body }) => {
      if (!answers().some(({ slug }) => slug === body.slug)) {
        throw invalidFields([{ field: 'slug', message: 'is no answer of the support centre' }])
      }
      await recordFeedback(body)
      return undefined
    }),
  ({ notification: { contact } }) =>
    route(contactUsOperation, async ({ body }, _member, { idempotencyKey }) => {
      // The handler lets no call of one effect pass without its key.
      if (idempotencyKey === null) throw new ApiFailure('GBL0030')
      const outcome = await contact(body, idempotencyKey)
      if (outcome.state === 'full') throw invalidFields([{ field: 'attachments', message: noFilesNow }])
      return { data: { reference: outcome.reference } }
    }),
]
