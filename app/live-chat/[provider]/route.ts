import { chatSetup } from '@/lib/server/data/site/chat'
import { frameDocument } from './frame-document'

interface ChatContext {
  readonly params: Promise<{ readonly provider: string }>
}

/** The document that the page frames once a visitor has opened the chat. There is none for a provider not set up. */
export async function GET(_request: Request, { params }: ChatContext): Promise<Response> {
  const { provider } = await params
  const known = provider === 'infobip' || provider === 'zendesk' ? provider : null
  const setup = known === null ? null : chatSetup(known)
  if (known === null || setup === null) {
    return new Response('There is no such chat.\n', { status: 404, headers: { 'cache-control': 'no-store' } })
  }
  return frameDocument(known, setup)
}
