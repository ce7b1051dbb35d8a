import 'server-only'
import * as z from 'zod'
import { systemClock } from '@/lib/server/clock'

/** Longest text that is given back to a form that was refused, in characters. */
const longestTyped = 300

/** What a cookie keeps of a form that was refused, beside the form's name. */
export const refusedFormShape = {
  /** Stands in the address beside it, so that the words show once and not on every later visit of the page. */
  id: z.string(),
  errors: z.array(z.object({ field: z.string().nullable(), message: z.string(), way: z.literal('code').optional() })),
  /** What was typed; never a password or a code. */
  typed: z.record(z.string(), z.string()),
}

/** What was typed, short enough for a cookie, and the id by which an address shows it. */
export function keptOf(typed: Readonly<Record<string, string>>) {
  const short = Object.entries(typed).map(([name, value]) => [name, value.slice(0, longestTyped)] as const)
  return { id: systemClock.now().toString(36), typed: Object.fromEntries(short) }
}
