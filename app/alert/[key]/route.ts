import { alertPage } from '@/lib/server/data/forms/alert-pages'
import { endAlertByKey, isAlertKey } from '@/lib/server/data/forms/alerts'
import { callerOf } from '@/lib/server/data/site/visitor-call'

interface LinkContext {
  readonly params: Promise<{ readonly key: string }>
}

/** The link in a message: asks first, because mail scanners follow links. Reads nothing, so it tells nothing either. */
export async function GET(_request: Request, { params }: LinkContext): Promise<Response> {
  return alertPage(isAlertKey((await params).key) ? 'ask' : 'unknown')
}

/** The page's button, or the one click of a mail program (RFC 8058). The key alone counts, so the body is not read. */
export async function POST(request: Request, { params }: LinkContext): Promise<Response> {
  const { key } = await params
  return alertPage(isAlertKey(key) ? await endAlertByKey(callerOf(request.headers), key) : 'unknown')
}
