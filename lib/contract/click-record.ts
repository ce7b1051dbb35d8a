import * as z from 'zod'
import { categoryIds } from '@/lib/domain/categories/load'
import { deviceTextSchema } from './device-text'
import { dataOf } from './operation'

/** The partners that the specification names, by the `entityName` it gives them. */
export const partnerEntities = [
  'SINEGY_DAX',
  'FSM_ONE',
  'CGS_INT_MY',
  'UP_BY_CGS_MY',
  'VERSA',
  'EWILL',
  'EASIWILL',
  'DWS',
  'MILIEU_SOLAR',
  'SOLAROO',
  'CREDIT_BUREAU',
  'CTOS',
  'TRUELY_ESIM',
] as const
export type PartnerEntity = (typeof partnerEntities)[number]

/** Path of a page of the site, without its query: an address may carry what someone typed. */
export const pagePathSchema = z
  .string()
  .max(200)
  .regex(/^\/(?:[A-Za-z0-9_-]+(?:\/[A-Za-z0-9_-]+)*)?$/, 'must be the path of a page, such as /credit-card')

/** Names a product by category and slug, or a partner by its entity name. */
export const subjectFields = {
  category: z.enum(categoryIds).optional(),
  slug: z
    .string()
    .max(80)
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case letters, digits and single hyphens')
    .optional(),
  entityName: z.enum(partnerEntities).optional(),
}

interface NamedSubject {
  readonly category?: string | undefined
  readonly slug?: string | undefined
  readonly entityName?: string | undefined
}

/** Refuses a body that names neither or both, or half a product. */
export function namesOneSubject(body: NamedSubject, context: z.RefinementCtx<NamedSubject>): void {
  const product = body.category !== undefined || body.slug !== undefined
  if (product && body.entityName !== undefined) {
    context.addIssue({ code: 'custom', path: ['entityName'], message: 'must be left out when a product is named' })
  } else if (product && body.category === undefined) {
    context.addIssue({ code: 'custom', path: ['category'], message: 'is needed together with slug' })
  } else if (product && body.slug === undefined) {
    context.addIssue({ code: 'custom', path: ['slug'], message: 'is needed together with category' })
  } else if (!product && body.entityName === undefined) {
    context.addIssue({ code: 'custom', path: ['slug'], message: 'is needed: name a product or an entityName' })
  }
}

/**
 * A visitor left for a partner: either for a product (category and slug) or for a partner by its entity name. Says
 * nothing about who the visitor is.
 */
export const clickBodySchema = z
  .strictObject({ ...subjectFields, page: pagePathSchema, device: deviceTextSchema.optional() })
  .superRefine(namesOneSubject)
  .meta({ description: 'A visitor leaving for a partner, without anything about the visitor.' })

export const clickAnswerSchema = dataOf(z.object({ clickId: z.string().min(1).max(100) }))
