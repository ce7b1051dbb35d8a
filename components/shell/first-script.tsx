import { firstScript } from '@/lib/csp/first-script'

/** The first script of every document, the only one inside it. Its text is a constant and is named by hash in the policy. */
export function FirstScript() {
  return <script dangerouslySetInnerHTML={{ __html: firstScript }} />
}
