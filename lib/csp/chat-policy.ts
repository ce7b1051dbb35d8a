import { createHash } from 'node:crypto'

/**
 * The policy of the document that a live chat runs in. Its sandbox gives the document an origin of its own, so that the
 * provider's script reaches neither the page around it nor anything this site keeps on the device or answers. `script` is
 * the one inline script; `origins` are those of the provider. Chat widgets put styles into the page by themselves, so
 * inline styles are let in here, and only here.
 */
export function chatPolicy(script: string, origins: readonly string[]): string {
  const named = origins.join(' ')
  const hash = createHash('sha256').update(script).digest('base64')
  return [
    "default-src 'none'",
    `script-src 'sha256-${hash}' ${named}`,
    `connect-src ${named}`,
    `frame-src ${named}`,
    `style-src 'unsafe-inline' ${named}`,
    `img-src data: blob: ${named}`,
    `font-src data: ${named}`,
    `media-src blob: ${named}`,
    `form-action ${named}`,
    "base-uri 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts allow-forms allow-popups',
  ].join('; ')
}
