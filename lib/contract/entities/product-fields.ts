import * as z from 'zod'
import { channels, paidKinds, residencies, shariahContracts, workerKinds } from '@/lib/domain/products/product-base'
import type { SchemaKit } from './schema-kit'
import { sourcesSchema } from './source'

/** A whole number from 0. */
export const countSchema = z.int().min(0).max(1_000_000_000)
/** Whole months, at least one. */
export const monthsSchema = z.int().min(1).max(600)
/** Years of age. */
export const ageSchema = z.int().min(0).max(120)

/** What every product has in its file and on the wire. Its category, slug and issuer are written differently there. */
export function productFields(kit: SchemaKit) {
  return {
    name: z.string().trim().min(1).max(80),
    summary: z.string().trim().min(1).max(400),
    shariah: kit.optional(z.enum(shariahContracts)),
    sources: sourcesSchema(kit),
    officialSource: z.string().min(1),
    disclosureSource: z.string().min(1),
    requirements: kit.object({
      minAge: kit.figure(ageSchema),
      maxAge: kit.figure(ageSchema),
      minMonthlyIncome: kit.figure(kit.money),
      residencies: kit.figure(kit.list(z.enum(residencies))),
      workerKinds: kit.figure(kit.list(z.enum(workerKinds))),
    }),
    newToBankOnly: z.boolean(),
    channel: z.enum(channels),
    promotion: kit.optional(
      kit.object({
        text: z.string().trim().min(1).max(300),
        start: kit.date,
        end: kit.optional(kit.date),
        source: z.string().min(1),
      }),
    ),
    documents: kit.list(z.string().trim().min(1).max(160)),
    paid: z.enum(paidKinds),
    sample: z.boolean(),
    updatedOn: kit.date,
  }
}
