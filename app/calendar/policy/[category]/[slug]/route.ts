import { calendarAnswer, policyDays } from '@/lib/server/data/content/calendars'

interface CalendarContext {
  readonly params: Promise<{ readonly category: string; readonly slug: string }>
}

/** The days of a policy, as a file for the visitor's own calendar: `?start=2026-12-01` is the day on which it starts, today without it. */
export async function GET(request: Request, { params }: CalendarContext): Promise<Response> {
  const { category, slug } = await params
  return calendarAnswer(await policyDays(category, slug, new URL(request.url).searchParams.get('start')))
}
