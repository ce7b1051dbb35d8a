import * as z from 'zod'
import { namesOneSubject, subjectFields } from '../click-record'

/** `marked`: to come back to it. `left`: for its provider. `alert`: to be told when its figure changes. */
export const interestKinds = ['marked', 'left', 'alert'] as const
export type InterestKind = (typeof interestKinds)[number]

/** Names a product by category and slug, or a partner by its entity name. */
export const interestSubjectSchema = z.strictObject(subjectFields).superRefine(namesOneSubject)

/** Names a product by category and slug. */
export const alertSubjectSchema = z.strictObject({
  category: subjectFields.category.unwrap(),
  slug: subjectFields.slug.unwrap(),
})

/** The key in the messages of an alert: 32 random bytes in base64url. */
export const alertKeySchema = z
  .string()
  .regex(/^[A-Za-z0-9_-]{43}$/, 'must be the key of an alert: 43 letters, digits, - or _')

/** A product or a partner on a member's list. It may not be listed any more. */
export const interestSchema = z.object({
  id: z.uuid(),
  kind: z.enum(interestKinds),
  /** null for a partner. */
  product: z.object({ category: z.string().min(1), slug: z.string().min(1) }).nullable(),
  /** null for a product. */
  entityName: z.string().min(1).nullable(),
  /** The day in Malaysia on which it was last marked, left for or asked about. */
  recordedOn: z.iso.date(),
  /** What the site calls it today, and the path of its page; null when it is not listed any more. */
  listed: z.object({ name: z.string().min(1), path: z.string().min(1) }).nullable(),
})

export type InterestEntry = Readonly<z.output<typeof interestSchema>>
