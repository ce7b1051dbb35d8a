import * as z from 'zod'
import { paidKinds } from '@/lib/domain/products/product-base'
import {
  channels,
  type RuleKind,
  residencies,
  shariahContracts,
  type Traits,
  workerKinds,
} from '@/lib/domain/products/traits'
import { assertNever } from '@/lib/domain/values/assert-never'
import type { SchemaKit } from './schema-kit'
import { sourcesSchema } from './source'

type Fields = Readonly<Record<string, z.ZodType>>

/** A whole number from 0. */
export const countSchema = z.int().min(0).max(1_000_000_000)
/** Whole months, at least one. */
export const monthsSchema = z.int().min(1).max(600)
/** Years of age. */
export const ageSchema = z.int().min(0).max(120)

function requirementSchema(kind: Exclude<RuleKind, 'newToBank'>, kit: SchemaKit): z.ZodType {
  switch (kind) {
    case 'minAge':
    case 'maxAge':
      return kit.figure(ageSchema)
    case 'minMonthlyIncome':
      return kit.figure(kit.money)
    case 'residencies':
      return kit.figure(kit.list(z.enum(residencies)))
    case 'workerKinds':
      return kit.figure(kit.list(z.enum(workerKinds)))
    default:
      return assertNever(kind)
  }
}

/** What a product says of who may apply and how, before any offer of the day. */
function applicantFields(kinds: readonly RuleKind[], kit: SchemaKit): Fields {
  const rules = kinds.filter((kind) => kind !== 'newToBank').map((kind) => [kind, requirementSchema(kind, kit)])
  return {
    requirements: kit.object(Object.fromEntries(rules)),
    ...(kinds.includes('newToBank') ? { newToBankOnly: z.boolean() } : {}),
    channel: z.enum(channels),
  }
}

function promotionSchema(kit: SchemaKit, figures: Fields): z.ZodType {
  return kit.object({
    text: z.string().trim().min(1).max(300),
    start: kit.date,
    end: kit.optional(kit.date),
    source: z.string().min(1),
    ordinary: kit.optional(kit.object(figures).partial()),
  })
}

/**
 * What a product has in its file and on the wire, in this order: the core, and the fields of its category's traits. Its
 * category, slug and issuer are written differently there. `figures` are the category's own, as the same kit writes them.
 */
export function productFields(kit: SchemaKit, traits: Traits, figures: Fields) {
  const { shariah, promotion, disclosure, applicant, audience, purpose } = traits
  return {
    name: z.string().trim().min(1).max(80),
    summary: z.string().trim().min(1).max(400),
    ...(shariah ? { shariah: kit.optional(z.enum(shariahContracts)) } : {}),
    sources: sourcesSchema(kit),
    officialSource: z.string().min(1),
    ...(disclosure ? { disclosureSource: z.string().min(1) } : {}),
    ...(applicant === null ? {} : applicantFields(applicant, kit)),
    ...(audience.length === 0 ? {} : { audience: kit.list(z.enum(audience)) }),
    ...(purpose.length === 0 ? {} : { purpose: kit.list(z.enum(purpose)) }),
    ...(promotion ? { promotion: kit.optional(promotionSchema(kit, figures)) } : {}),
    ...(applicant === null ? {} : { documents: kit.list(z.string().trim().min(1).max(160)) }),
    paid: z.enum(paidKinds),
    sample: z.boolean(),
    updatedOn: kit.date,
  }
}
