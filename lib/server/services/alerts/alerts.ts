import 'server-only'
import * as z from 'zod'
import { isoDateSchema } from '@/lib/contract/entities/wire-kit'
import { categoryOf, siteOf } from '@/lib/domain/categories/registry'
import type { Product } from '@/lib/domain/products/product'
import { followedFigure } from '@/lib/domain/shortlist/followed-figure'
import { type Rival, rivalOf } from '@/lib/domain/shortlist/rival'
import { malaysianDay } from '@/lib/domain/values/iso-date'
import type { Catalogue } from '@/lib/server/catalogue/catalogue'
import type { Clock } from '@/lib/server/clock'
import type { AlertRepository } from '@/lib/server/db/alert-repository'
import type { Log } from '@/lib/server/log'
import { subjectText } from '@/lib/server/services/clicks/interest'
import { entryOf, type KeptInterest } from '@/lib/server/services/clicks/interests'
import { uuidV7 } from '@/lib/server/services/keys/uuid-v7'
import type { MessageDeps } from '@/lib/server/services/messages/messages'

export interface AlertDeps {
  readonly alerts: AlertRepository
  /** The checked catalogue. Throws CatalogueError. */
  readonly catalogue: () => Catalogue
  readonly messages: MessageDeps
  /** The clock of the catalogue's day. */
  readonly clock: Clock
  readonly log: Log
}

const keyBytes = 32
const mostKept = 100

/** The figure that leads a product today; null where it is not published. */
export function figureOf(product: Product, { clock }: Pick<AlertDeps, 'clock'>): ReturnType<typeof followedFigure> {
  const category = categoryOf(product.category)
  return followedFigure(category, siteOf(category.id), product, malaysianDay(clock.now()))
}

/** The product that beats this one today; null where none does. */
export function rivalFor(product: Product, { catalogue, clock }: Pick<AlertDeps, 'catalogue' | 'clock'>): Rival | null {
  const category = categoryOf(product.category)
  const products = [...catalogue().products[category.id].values()]
  return rivalOf(category, siteOf(category.id), product, products, malaysianDay(clock.now()))
}

/** Has a member told when the figure of a product changes from what it is now. Durable when it resolves. */
export async function keepAlert(deps: AlertDeps, accountId: string, product: Product): Promise<KeptInterest> {
  const { clock, messages } = deps
  const figure = figureOf(product, deps)
  const alert = {
    id: uuidV7(clock, messages.random),
    subject: subjectText(product),
    createdAt: clock.now(),
    figure: figure && printFigure({ ...figure, beatenBy: rivalFor(product, deps)?.gain ?? null }),
    removalKey: Buffer.from(messages.random.bytes(keyBytes)).toString('base64url'),
  }
  return entryOf(await deps.alerts.put(accountId, alert, mostKept))
}

/** Erases the alert of a key. False for a key that nothing is kept under. */
export async function endAlert({ alerts, log }: AlertDeps, removalKey: string): Promise<boolean> {
  const known = await alerts.end(removalKey)
  log.info('alert.ended', { known })
  return known
}

const keptSchema = z.object({
  sort: z.string(),
  scenario: z.string(),
  text: z.string(),
  offerTold: isoDateSchema.optional(),
  beatenBy: z.int().nullable().optional(),
})

/**
 * A figure as an alert keeps it, with the last day of the offer whose end its member was told of (absent: of none), and by how many sen
 * another product beat it when they asked or were last told (null: none did; absent: nobody looked).
 */
export type KeptFigure = z.output<typeof keptSchema>

/** A figure as it is stored: the same text for the same figure. */
export function printFigure({ sort, scenario, text, offerTold, beatenBy }: KeptFigure): string {
  return JSON.stringify({ sort, scenario, text, offerTold, beatenBy })
}

/** A figure that {@link printFigure} stored. Throws for any other text. */
export function parseFigure(stored: string): KeptFigure {
  return keptSchema.parse(JSON.parse(stored))
}
