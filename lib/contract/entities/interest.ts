import * as z from 'zod'
import { namesOneSubject, subjectFields } from '../click-record'

/** `marked`: to come back to it. `left`: for its provider. */
export const interestKinds = ['marked', 'left'] as const
export type InterestKind = (typeof interestKinds)[number]

/** Names a product by category and slug, or a partner by its entity name. */
export const interestSubjectSchema = z.strictObject(subjectFields).superRefine(namesOneSubject)

/** A product or a partner on a member's list. It may not be listed any more. */
export const interestSchema = z.object({
  id: z.uuid(),
  kind: z.enum(interestKinds),
  /** null for a partner. */
  product: z.object({ category: z.string().min(1), slug: z.string().min(1) }).nullable(),
  /** null for a product. */
  entityName: z.string().min(1).nullable(),
  /** The day in Malaysia on which it was last marked or left for. */
  recordedOn: z.iso.date(),
  /** What the site calls it today, and the path of its page; null when it is not listed any more. */
  listed: z.object({ name: z.string().min(1), path: z.string().min(1) }).nullable(),
})

export type InterestEntry = Readonly<z.output<typeof interestSchema>>
