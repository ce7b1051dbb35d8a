import * as z from 'zod'
import {
  claimsPaidBases,
  depositTakerKinds,
  type Issuer,
  insurerKinds,
  otherIssuerKinds,
} from '@/lib/domain/products/issuer'
import { issuerMarks } from '@/lib/domain/products/issuer-mark'
import { exactly, type SchemaKit } from './schema-kit'
import { sourceSchema } from './source'
import { wireKit } from './wire-kit'

export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** The last segment of an address: lower case, digits, single hyphens, at most 80 characters. */
export const slugSchema = z
  .string()
  .max(80)
  .regex(slugPattern, { error: 'must be lower-case letters, digits and single hyphens' })

const company = {
  name: z.string().trim().min(1).max(80),
  shortName: z.string().trim().min(1).max(20),
  code: z.string().regex(/^[A-Z][A-Z0-9_]{1,19}$/, { error: 'must be 2 to 20 capitals, digits or underscores' }),
  mark: z.enum(issuerMarks),
  colour: z.enum(['blue', 'plum', 'brown', 'green', 'slate', 'rust', 'indigo', 'olive']),
}

/** What an insurer paid out in a year. A file without it says that nobody publishes it. */
function claimsPaidSchema(kit: SchemaKit) {
  return kit.object({
    part: kit.share,
    year: z.int().min(2000).max(2100),
    basis: z.enum(claimsPaidBases),
    source: sourceSchema(kit),
  })
}

/** What an issuer's file and an issuer on the wire both have, by the kinds of issuers. */
export function issuerKinds(kit: SchemaKit) {
  const insurer = { benefitProtection: z.boolean(), claimsPaid: claimsPaidSchema(kit).exactOptional() }
  return [
    { ...company, kind: z.enum(depositTakerKinds), depositProtection: z.boolean(), invented: z.boolean() },
    { ...company, kind: z.enum(insurerKinds), ...insurer, invented: z.boolean() },
    { ...company, kind: z.enum(otherIssuerKinds), invented: z.boolean() },
  ] as const
}

const kinds = issuerKinds(wireKit)

/** The company behind a product, as it travels. */
export const issuerSchema = exactly<Issuer>()(
  z.discriminatedUnion('kind', [
    z.object({ slug: slugSchema, ...kinds[0] }),
    z.object({ slug: slugSchema, ...kinds[1] }),
    z.object({ slug: slugSchema, ...kinds[2] }),
  ]),
)
