import * as z from 'zod'
import { alertRhythms } from '@/lib/domain/shortlist/alert-rhythm'
import { leastGains } from '@/lib/domain/shortlist/rival'
import { namesOneSubject, subjectFields } from '../click-record'

/** `marked`: to come back to it. `left`: for its provider. `alert`: to be told when its figure changes. */
export const interestKinds = ['marked', 'left', 'alert'] as const
export type InterestKind = (typeof interestKinds)[number]

/** Names a product by category and slug, or a partner by its entity name. */
export const interestSubjectSchema = z.strictObject(subjectFields).superRefine(namesOneSubject)

/** Longest query of an address that is read of a case, in characters. */
export const longestCase = 500

/** Names a product by category and slug, and the case for which the member follows it. */
export const alertRequestSchema = z.strictObject({
  category: subjectFields.category.unwrap(),
  slug: subjectFields.slug.unwrap(),
  /** The query of the product's page, without `?`: what it says of the case counts, and nothing personal is read from it. */
  case: z.string().max(longestCase, `must have at most ${longestCase} characters`).optional(),
  /** By how much another product must beat it, in sen; left out: what the member chose before, RM100 at first. */
  least: z.literal(leastGains).optional(),
  /** When it is told; left out: what the member chose before, immediately at first. */
  rhythm: z.enum(alertRhythms).optional(),
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
  /** What an alert asks; null for other kinds and for what is not listed any more. */
  alert: z
    .object({
      /** The case as the address of the product's page says it, and in words; empty and null for the usual case. */
      case: z.string(),
      words: z.string().min(1).nullable(),
      /** By how much another product must beat it, in sen; null where none is told of, because the list is not ordered by an amount. */
      least: z.literal(leastGains).nullable(),
      rhythm: z.enum(alertRhythms),
    })
    .nullable(),
})

export type InterestEntry = Readonly<z.output<typeof interestSchema>>
