import 'server-only'
import * as z from 'zod'
import { isoDateSchema } from '@/lib/contract/entities/wire-kit'
import { categoryOf, siteOf } from '@/lib/domain/categories/registry'
import type { CatalogueHistory } from '@/lib/domain/list/site-changes'
import type { Product } from '@/lib/domain/products/product'
import { followedCase } from '@/lib/domain/shortlist/followed-case'
import { followedFigure } from '@/lib/domain/shortlist/followed-figure'
import { type Rival, rivalOf } from '@/lib/domain/shortlist/rival'
import { malaysianDay, mondayOf } from '@/lib/domain/values/iso-date'
import type { Catalogue } from '@/lib/server/catalogue/catalogue'
import type { Clock } from '@/lib/server/clock'
import type { AddressAlertRepository } from '@/lib/server/db/address-alert-repository'
import type { AlertRepository, AlertSource } from '@/lib/server/db/alert-repository'
import type { Log } from '@/lib/server/log'
import { subjectText } from '@/lib/server/services/clicks/interest'
import { entryOf, type KeptInterest } from '@/lib/server/services/clicks/interests'
import { uuidV7 } from '@/lib/server/services/keys/uuid-v7'
import type { MessageDeps } from '@/lib/server/services/messages/messages'
import { randomToken } from '@/lib/server/services/sessions/tokens'
import { type AlertQuestion, type AskedAlert, isWeekly, parseQuestion, printQuestion } from './question'

/** What alerts are told by: those of members, or of addresses without an account. */
export interface TellDeps {
  readonly alerts: AlertSource
  /** The checked catalogue. Throws CatalogueError. */
  readonly catalogue: () => Catalogue
  /** How figures changed, as far as the build could tell; null where it could not. */
  readonly history: () => CatalogueHistory | null
  readonly messages: MessageDeps
  /** The clock of the catalogue's day. */
  readonly clock: Clock
  readonly log: Log
}

export interface AlertDeps extends TellDeps {
  readonly alerts: AlertRepository
  readonly addressAlerts: AddressAlertRepository
}

const mostKept = 100

/** A product as a member follows it today. */
export interface Followed {
  /** How the page's address says the case; empty for the case that it starts from. */
  readonly query: string
  /** The figure that leads the product; null where it is not published. */
  readonly figure: ReturnType<typeof followedFigure>
  /** The product that beats it by so much; null where none does. */
  readonly rival: Rival | null
}

/** What a product comes to today in the case of a question, and what beats it. */
export function lookAt(product: Product, { query, least }: AlertQuestion, deps: TellDeps): Followed {
  const category = categoryOf(product.category)
  const day = malaysianDay(deps.clock.now())
  const asked = followedCase(category, siteOf(category.id), product, query, day)
  const products = [...deps.catalogue().products[category.id].values()]
  return {
    query: asked.query,
    figure: followedFigure(category, product, asked.values, day),
    rival: rivalOf(category, product, products, { values: asked.values, least }, day),
  }
}

/** Has a member told when the figure of a product changes from what it is now in their case. Durable when it resolves. */
export async function keepAlert(
  deps: AlertDeps,
  accountId: string,
  product: Product,
  said: AskedAlert,
): Promise<KeptInterest> {
  const { clock, messages } = deps
  const subject = subjectText(product)
  const before = (await deps.alerts.ofOwner(accountId)).find((alert) => alert.subject === subject)
  const asked = { ...parseQuestion(before?.question ?? null), ...said }
  const { query, figure, rival } = lookAt(product, asked, deps)
  const day = malaysianDay(clock.now())
  // Told on the Monday that comes; on a Monday, with what the member follows besides.
  const week = asked.rhythm === 'weekly' && day !== mondayOf(day) ? { toldOn: day } : {}
  const alert = {
    id: uuidV7(clock, messages.random),
    subject,
    createdAt: clock.now(),
    figure: figure && printFigure({ ...figure, beatenBy: rival?.gain ?? null, ...week }),
    question: printQuestion({ ...asked, query }),
    removalKey: randomToken(messages.random),
  }
  return entryOf(await deps.alerts.put(accountId, alert, mostKept))
}

/** Erases the alert of a key. False for a key that nothing is kept under. */
export async function endAlert({ alerts, addressAlerts, log }: AlertDeps, removalKey: string): Promise<boolean> {
  const known = (await alerts.end(removalKey)) || (await addressAlerts.end(removalKey))
  log.info('alert.ended', { known })
  return known
}

/** Ends all that the member of a key has told by the week. False for a key that nothing is kept under. */
export async function endWeekly({ alerts, log }: AlertDeps, removalKey: string): Promise<boolean> {
  const besides = await alerts.besides(removalKey)
  const weekly = besides.filter(isWeekly).map(({ id }) => id)
  if (weekly.length > 0) await alerts.drop(weekly)
  log.info('alert.weeks-ended', { ended: weekly.length })
  return weekly.length > 0
}

const keptSchema = z.object({
  sort: z.string(),
  scenario: z.string(),
  text: z.string(),
  offerTold: isoDateSchema.optional(),
  beatenBy: z.int().nullable().optional(),
  toldOn: isoDateSchema.optional(),
})

/**
 * A figure as an alert keeps it, with the last day of the offer whose end its member was told of (absent: of none), and by how many sen
 * another product beat it when they asked or were last told (null: none did; absent: nobody looked). `toldOn`: of what is told by the week, the day on which that was last done.
 */
export type KeptFigure = z.output<typeof keptSchema>

/** A figure as it is stored: the same text for the same figure. */
export function printFigure({ sort, scenario, text, offerTold, beatenBy, toldOn }: KeptFigure): string {
  return JSON.stringify({ sort, scenario, text, offerTold, beatenBy, toldOn })
}

/** A figure that {@link printFigure} stored. Throws for any other text. */
export function parseFigure(stored: string): KeptFigure {
  return keptSchema.parse(JSON.parse(stored))
}
