import * as z from 'zod'
import { categoryIds } from '@/lib/domain/categories/load'
import { mostShortlisted } from '@/lib/domain/shortlist/shortlisted-product'
import { isoDate } from '@/lib/domain/values/iso-date'
import { subjectFields } from '../click-record'

const daySchema = z.iso.date().transform(isoDate)

/** What a product's figures said on a day, as the page of a shortlist reads them. */
const snapshotSchema = z.strictObject({
  day: daySchema,
  figures: z.array(z.strictObject({ label: z.string().max(200), value: z.string().max(600) })).max(40),
})

const looks = {
  /** The name that it had when it was last looked at. */
  name: z.string().min(1).max(200),
  /** The day before the last on which the member looked; null: there was none. */
  before: snapshotSchema.nullable(),
  /** The last day on which the member looked. */
  seen: snapshotSchema.nullable(),
  /** The day since which the member has it, as they say; null: they have not said. */
  since: daySchema.nullable(),
}

/** What is kept of a product on a shelf beside which one it is. */
export const looksSchema = z.strictObject(looks)

/** A product that a member puts on the shelf. */
const puttingSchema = z.strictObject({
  category: z.enum(categoryIds),
  slug: subjectFields.slug.unwrap(),
  ...looks,
  /** Left out, it stays as it is. */
  since: looks.since.optional(),
})
export type PutProduct = Readonly<z.output<typeof puttingSchema>>

/** Most products in one change. */
export const mostAtOnce = 20

/** A change of a shelf: what comes, or was looked at, and what goes. */
export const shelfChangeSchema = z.strictObject({
  put: z.array(puttingSchema).max(mostAtOnce),
  drop: z.array(puttingSchema.pick({ category: true, slug: true })).max(mostShortlisted),
})
export type ShelfBody = Readonly<z.output<typeof shelfChangeSchema>>

/** A shelf, the oldest first. A product on it may not be listed any more. */
export const shelfSchema = z.object({
  products: z.array(z.object({ category: z.string().min(1), slug: z.string().min(1), ...looks })).max(mostShortlisted),
  /** What this call put there that was not there before. */
  added: z.array(z.object({ category: z.string().min(1), slug: z.string().min(1) })),
  /** True where something did not fit. */
  full: z.boolean(),
})
export type Shelf = Readonly<z.output<typeof shelfSchema>>
