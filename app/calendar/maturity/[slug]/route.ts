import { calendarAnswer, maturityDay } from '@/lib/server/data/content/calendars'

interface CalendarContext {
  readonly params: Promise<{ readonly slug: string }>
}

/** The day on which a deposit placed today matures, for the visitor's own calendar: `?months=12` is its term, and no amount is asked. */
export async function GET(request: Request, { params }: CalendarContext): Promise<Response> {
  const { slug } = await params
  return calendarAnswer(await maturityDay(slug, new URL(request.url).searchParams.get('months')))
}
