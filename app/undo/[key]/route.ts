import { isUndoKey, undoByKey, undoPage } from '@/lib/server/data/forms/contact-undo'
import { callerOf } from '@/lib/server/data/site/visitor-call'

interface LinkContext {
  readonly params: Promise<{ readonly key: string }>
}

/** The link in a message: asks first, because mail scanners follow links. Reads nothing, so it tells nothing either. */
export async function GET(_request: Request, { params }: LinkContext): Promise<Response> {
  return undoPage(isUndoKey((await params).key) ? 'ask' : 'unknown')
}

/** The page's button. The key alone counts, so the body is not read. */
export async function POST(request: Request, { params }: LinkContext): Promise<Response> {
  const { key } = await params
  return undoPage(isUndoKey(key) ? await undoByKey(callerOf(request.headers), key) : 'unknown')
}
