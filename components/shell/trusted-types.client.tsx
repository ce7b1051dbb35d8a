'use client'

import { trustedTypesScript } from '@/lib/csp/trusted-types'

/**
 * The first script of every document. Its text is a constant of ours and is named by hash in the policy. Client code only
 * so that pages do not carry the text a second time, in what they hydrate from.
 */
export function TrustedTypes() {
  return <script dangerouslySetInnerHTML={{ __html: trustedTypesScript }} />
}
