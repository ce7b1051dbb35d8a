import 'server-only'
import { z } from 'zod'

export const deviceKinds = ['mobile', 'tablet', 'desktop', 'unknown'] as const
export type DeviceKind = (typeof deviceKinds)[number]

/**
 * `led`: this server led a visitor out; what partners are billed and told counts these alone. `told`: a caller of the API says so,
 * and anybody may call it. `apply` and `api` are what builds before this distinction wrote for either.
 */
const clickSources = ['led', 'told', 'apply', 'api'] as const

/** A stored record as it stands in a spool file. */
export const clickSchema = z.object({
  id: z.string().min(1),
  category: z.string().nullable(),
  slug: z.string().nullable(),
  entityName: z.string().nullable(),
  issuerCode: z.string().nullable(),
  page: z.string(),
  deviceKind: z.enum(deviceKinds),
  source: z.enum(clickSources),
  createdAt: z.int(),
})

/**
 * One visitor left for a partner: for a product (category, slug and its issuer) or for a partner by its entity name;
 * what does not apply is null. Nothing in it points at a person: no address, no browser string, no account.
 * `createdAt` is epoch milliseconds; `page` is the path of the page that held the link, without its query.
 */
export type Click = Readonly<z.infer<typeof clickSchema>>
