import { calendarAnswer, voucherEnd } from '@/lib/server/data/content/calendars'

interface CalendarContext {
  readonly params: Promise<{ readonly slug: string }>
}

/** The end of a voucher, as a file for the visitor's own calendar. */
export async function GET(_request: Request, { params }: CalendarContext): Promise<Response> {
  const { slug } = await params
  return calendarAnswer(voucherEnd(slug))
}
