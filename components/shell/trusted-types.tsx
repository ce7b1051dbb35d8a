import { trustedTypesScript } from '@/lib/csp/trusted-types'

/** The first script of every document. Its text is a constant of ours and is named by hash in the policy. */
export function TrustedTypes() {
  return <script dangerouslySetInnerHTML={{ __html: trustedTypesScript }} />
}
