import * as z from 'zod'
import { isoDateSchema } from './wire-kit'

const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)

/** A subject of the support centre, with the number of its answers. */
export const supportCategorySchema = z.object({ slug, title: z.string(), lede: z.string(), answers: z.int().min(0) })

/** A question with its answer as plain text, a line for each part. */
export const supportQuestionSchema = z.object({
  slug,
  category: slug,
  question: z.string(),
  summary: z.string(),
  answer: z.string(),
  mostAsked: z.boolean(),
  updatedOn: isoDateSchema,
})

/** An answer that a search found, with the words of it that fitted: lower case, without accents. */
export const foundAnswerSchema = z.object({
  slug,
  category: slug,
  question: z.string(),
  summary: z.string(),
  found: z.array(z.string()),
})
export type FoundAnswer = Readonly<z.output<typeof foundAnswerSchema>>

/** What a search came to, best first. `near`: nothing has these words, so what is spelt alike. `total` counts those beyond the ones given. */
export const foundAnswersSchema = z.object({
  near: z.boolean(),
  total: z.int().min(0),
  answers: z.array(foundAnswerSchema),
})
export type FoundAnswers = Readonly<z.output<typeof foundAnswersSchema>>
