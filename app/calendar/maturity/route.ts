import { calendarAnswer, termEnd } from '@/lib/server/data/content/calendars'

/** The day on which a deposit at any bank matures: `?months=12` is its term, `start` the day it was placed, today without it. */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  return calendarAnswer(termEnd(searchParams.get('months'), searchParams.get('start')))
}
