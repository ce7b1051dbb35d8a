import type { ChatProvider } from '@/lib/client/shell-config'
import { chatPolicy } from '@/lib/csp/chat-policy'
import type { ChatSetup } from '@/lib/server/data/site/chat'
import { frameScript } from './frame-script'

function escapeAttribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')
}

/** The second provider takes its key in the address of its script, the first when it starts. */
function scriptAddress(provider: ChatProvider, { script, key }: ChatSetup): string {
  if (provider === 'infobip') return script
  const address = new URL(script)
  address.searchParams.set('key', key)
  return address.href
}

/** The document that a live chat runs in, apart from this site by its own policy. */
export function frameDocument(provider: ChatProvider, setup: ChatSetup): Response {
  const data = { provider, key: setup.key, script: scriptAddress(provider, setup) }
  const attributes = Object.entries(data).map(([name, value]) => `data-${name}="${escapeAttribute(value)}"`)
  const html = `<!doctype html><html lang="en-MY" ${attributes.join(' ')}><head><meta charset="utf-8"><title>Chat</title><meta name="viewport" content="width=device-width, initial-scale=1"></head><body><script>${frameScript}</script></body></html>`
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': chatPolicy(frameScript, setup.origins),
      // The one document that this site frames: apart from everything else by its own policy.
      'x-frame-options': 'SAMEORIGIN',
      'x-robots-tag': 'noindex',
    },
  })
}
