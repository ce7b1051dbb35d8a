import { calendarAnswer, offerEnd } from '@/lib/server/data/content/calendars'

interface CalendarContext {
  readonly params: Promise<{ readonly category: string; readonly slug: string }>
}

/** The end of a product's offer, as a file for the visitor's own calendar. */
export async function GET(_request: Request, { params }: CalendarContext): Promise<Response> {
  const { category, slug } = await params
  return calendarAnswer(await offerEnd(category, slug))
}
