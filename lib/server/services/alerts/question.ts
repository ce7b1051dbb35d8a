import 'server-only'
import * as z from 'zod'
import { alertRhythms, usualRhythm } from '@/lib/domain/shortlist/alert-rhythm'
import { leastGains, usualLeastGain } from '@/lib/domain/shortlist/rival'

const questionSchema = z.object({
  /** The case, as the address of the product's page says it; empty for the case that the page starts from. */
  query: z.string(),
  /** By how much another product must beat it, in sen. */
  least: z.literal(leastGains),
  /** When it is told: immediately, or in one message a week with all else that is. What was asked of a build before is immediate. */
  rhythm: z.enum(alertRhythms).default(usualRhythm),
})

/** What a member asks of an alert. */
export type AlertQuestion = Readonly<z.output<typeof questionSchema>>

/** What a member asks now: what they chose before stands where they say nothing else. */
export type AskedAlert = Pick<AlertQuestion, 'query'> & Partial<AlertQuestion>

/** A question as it is stored. */
export function printQuestion({ query, least, rhythm }: AlertQuestion): string {
  return JSON.stringify({ query, least, rhythm })
}

/** A question that {@link printQuestion} stored; the usual one where nothing is stored. Throws for any other text. */
export function parseQuestion(stored: string | null): AlertQuestion {
  return stored === null
    ? { query: '', least: usualLeastGain, rhythm: usualRhythm }
    : questionSchema.parse(JSON.parse(stored))
}

/** Whether its member has it told by the week. Throws for a question that cannot be read. */
export function isWeekly({ question }: { readonly question: string | null }): boolean {
  return parseQuestion(question).rhythm === 'weekly'
}
