import 'server-only'
import * as z from 'zod'
import { leastGains, usualLeastGain } from '@/lib/domain/shortlist/rival'

const questionSchema = z.object({
  /** The case, as the address of the product's page says it; empty for the case that the page starts from. */
  query: z.string(),
  /** By how much another product must beat it, in sen. */
  least: z.literal(leastGains),
})

/** What a member asks of an alert. */
export type AlertQuestion = Readonly<z.output<typeof questionSchema>>

/** A question as it is stored. */
export function printQuestion({ query, least }: AlertQuestion): string {
  return JSON.stringify({ query, least })
}

/** A question that {@link printQuestion} stored; the usual one where nothing is stored. Throws for any other text. */
export function parseQuestion(stored: string | null): AlertQuestion {
  return stored === null ? { query: '', least: usualLeastGain } : questionSchema.parse(JSON.parse(stored))
}
