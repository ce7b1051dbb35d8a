import { z } from 'zod'
import { type IsoDate, parseIsoDate } from '@/lib/domain/values/iso-date'

/** Words of at most so many characters. */
export const words = (most: number) => z.string().trim().min(1).max(most)

/** A calendar day in Malaysia. */
export const day = z
  .string()
  .transform(parseIsoDate)
  .refine((date): date is IsoDate => date !== null, { error: 'must be a date, such as 2026-11-20' })

const malaysiaOffsetMs = 8 * 3_600_000

function momentOf(text: string): number | null {
  const [, date = '', hour = '', minute = ''] = /^(\d{4}-\d{2}-\d{2}) ([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? []
  const start = parseIsoDate(date)
  if (start === null) return null
  return Date.parse(`${start}T00:00:00Z`) + (Number(hour) * 60 + Number(minute)) * 60_000 - malaysiaOffsetMs
}

/** A moment by calendar and clock in Malaysia; read as epoch milliseconds. */
export const moment = z
  .string()
  .transform(momentOf)
  .refine((ms): ms is number => ms !== null, {
    error: 'must be a day and a time in Malaysia, such as 2026-12-01 09:00',
  })

/** A page of this site, from its root. */
export const sitePage = z.string().regex(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/, {
  error: 'must be a page of this site, such as /credit-card',
})

/** An address that a reader may be led to for a source. */
const webAddress = z
  .string()
  .max(300)
  .refine((text) => URL.canParse(text) && /^https?:/.test(text), { error: 'must be an http or https address' })

/** Where facts were read, at most so many places. */
export const sources = (most: number) =>
  z
    .array(z.strictObject({ title: words(160), url: webAddress }))
    .min(1)
    .max(most)

/** A lower-case word with hyphens, such as the last part of an address. */
export const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: 'must be lower-case words with hyphens' })

/** The fields of a schedule, to be spread into a schema; {@link scheduleProblems} finds an end before the start. */
export const scheduleFields = {
  draft: z.boolean().default(false),
  startsAt: moment.nullable().default(null),
  endsAt: moment.nullable().default(null),
}
