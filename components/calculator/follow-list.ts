import type { MouseEvent } from 'react'
import type { ListLink } from '@/lib/domain/calculator-pages/calculator'

/** What is read of the press of a link. */
type Press = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'preventDefault'>

/**
 * Follows a link to a list after the case that goes with it is kept for it on the device. A link that opens beside this page is left
 * alone: it would not see what this tab keeps.
 */
export function followList(event: Press, { href, hands }: ListLink): void {
  if (hands === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  import('@/lib/client/hand-case')
    // Without it the list starts from its example, as for everybody else.
    .then(
      ({ handCase }) => handCase(hands),
      () => undefined,
    )
    .then(() => window.location.assign(href))
}
