let host: HTMLElement | undefined
/** What had the focus before it went into a message. */
let origin: HTMLElement | null = null

/** The element that messages are rendered into. Made when first asked for. */
export function toastHost(): HTMLElement {
  if (host !== undefined) return host
  const made = document.createElement('div')
  made.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !made.contains(relatedTarget)) origin = relatedTarget
  })
  host = made
  return made
}

/**
 * Puts the messages where they can be seen, heard and closed: inside a modal dialog while one is open, because nothing
 * outside it can be reached then, else at the end of the page.
 */
export function raiseToasts(): void {
  const messages = toastHost()
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1)
  const place = dialog ?? document.body
  if (messages.parentElement === place && messages.isConnected) return
  place.append(messages)
  dialog?.addEventListener('close', () => document.body.append(messages), { once: true })
}

/** Gives the focus back to where it was when the message that has it goes. */
export function returnFocus(): void {
  if (toastHost().contains(document.activeElement) && origin?.isConnected) origin.focus({ preventScroll: true })
}
