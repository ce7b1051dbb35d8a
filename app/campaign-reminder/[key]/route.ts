import { eraseReminder, isReminderKey } from '@/lib/server/data/content/campaigns'
import { reminderPage } from '@/lib/server/data/forms/reminder-pages'
import { callerOf } from '@/lib/server/data/site/visitor-call'

interface LinkContext {
  readonly params: Promise<{ readonly key: string }>
}

/** The link in a mail: asks first, because mail scanners follow links. Reads nothing, so it tells nothing either. */
export async function GET(_request: Request, { params }: LinkContext): Promise<Response> {
  return reminderPage(isReminderKey((await params).key) ? 'ask' : 'unknown')
}

/** The page's button: erases the address. The key alone counts, so the body is not read. */
export async function POST(request: Request, { params }: LinkContext): Promise<Response> {
  const { key } = await params
  return reminderPage(isReminderKey(key) ? await eraseReminder(callerOf(request.headers), key) : 'unknown')
}
