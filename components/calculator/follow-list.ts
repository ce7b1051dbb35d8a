import type { MouseEvent } from 'react'
import { readForm } from '@/lib/client/read-form'
import type { ListLink } from '@/lib/domain/calculator-pages/calculator'
import { formId } from '@/lib/domain/calculator-pages/model'

/** What is read of the press of a link. */
type Press = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'preventDefault'>

/**
 * Gives what follows the link of the calculator at `path` to a list. It follows a link to a list after the case that goes with it is kept for it on the device, with what the
 * form says, for who comes back. A link that opens beside this page is left alone: it would not see what this tab keeps.
 */
export function followList(path: string) {
  return (event: Press, { href, hands }: ListLink): void => {
    if (hands === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const form = document.getElementById(formId)
    const said = form instanceof HTMLFormElement ? readForm(form) : new URLSearchParams()
    import('@/lib/client/hand-case')
      // Without it the list starts from its example, as for everybody else.
      .then(
        ({ handCase }) => handCase(hands, path, said),
        () => undefined,
      )
      .then(() => window.location.assign(href))
  }
}
