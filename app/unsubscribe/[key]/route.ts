import { endSubscription, isUnsubscribeKey } from '@/lib/server/data/forms/unsubscribe'
import { callerOf } from '@/lib/server/data/site/visitor-call'
import { unsubscribePage } from './page-html'

interface LinkContext {
  readonly params: Promise<{ readonly key: string }>
}

/** The link in a mail: asks first, because mail scanners follow links. Reads nothing, so it tells nothing either. */
export async function GET(_request: Request, { params }: LinkContext): Promise<Response> {
  return unsubscribePage(isUnsubscribeKey((await params).key) ? 'ask' : 'unknown')
}

/**
 * The page's button, and the one click of a mail program (RFC 8058): ends the subscription. Answers without a redirect,
 * which a mail program would not follow. The key alone counts, so the body is not read.
 */
export async function POST(request: Request, { params }: LinkContext): Promise<Response> {
  const { key } = await params
  return unsubscribePage(isUnsubscribeKey(key) ? await endSubscription(callerOf(request.headers), key) : 'unknown')
}
