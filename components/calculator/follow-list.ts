import type { MouseEvent } from 'react'
import { readForm } from '@/lib/client/read-form'
import type { ListLink } from '@/lib/domain/calculator-pages/calculator'
import { formId } from '@/lib/domain/calculator-pages/model'

/** What is read of the press of a link. */
type Press = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'preventDefault'>

/**
 * What a press of a link to a list does on the page of the calculator at `path`: the case that goes with the link is kept for the list on
 * the device, with what the form says for who comes back, and then the link is followed. A link that opens beside this page is left
 * alone: it would not see what this tab keeps.
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
