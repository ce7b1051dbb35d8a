/** What a visitor did to an island that did not listen yet. */
interface Held {
  button: HTMLElement | null
  form: { readonly form: HTMLFormElement; readonly submitter: HTMLElement | null } | null
}

/** Touches of islands that sleep are kept here, to be made again once they listen. */
export interface HeldTouches {
  /** Makes the touches of an island that listens now. */
  readonly release: (island: HTMLElement) => void
  /** The island's script did not come: what the server can answer is sent there, as without script. */
  readonly giveUp: (island: HTMLElement) => void
}

/** A button that does nothing by itself: without the island its press would be lost. */
const inert = 'button[type="button"]:not([popovertarget])'

/**
 * Holds presses of buttons and sent forms of sleeping islands. What the browser does by itself, such as ticking a box or
 * following a link, goes on. `sleeping` gives the island that an element belongs to while it sleeps; null otherwise.
 */
export function holdTouches(sleeping: (element: Element) => HTMLElement | null): HeldTouches {
  const held = new Map<HTMLElement, Held>()
  let sending = false
  const send = ({ form, submitter }: NonNullable<Held['form']>) => {
    sending = true
    try {
      form.requestSubmit(submitter?.isConnected ? submitter : null)
    } finally {
      sending = false
    }
  }
  const heldOf = (island: HTMLElement): Held => {
    const known = held.get(island) ?? { button: null, form: null }
    held.set(island, known)
    return known
  }
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>(inert) : null
      const island = button === null ? null : sleeping(button)
      if (island !== null) heldOf(island).button = button
    },
    { capture: true },
  )
  document.addEventListener(
    'submit',
    (event) => {
      const { target, submitter } = event
      const island = target instanceof HTMLFormElement ? sleeping(target) : null
      if (sending || island === null || !(target instanceof HTMLFormElement)) return
      event.preventDefault()
      heldOf(island).form = { form: target, submitter }
    },
    { capture: true },
  )
  const take = (island: HTMLElement): Held | null => {
    const known = held.get(island) ?? null
    held.delete(island)
    return known
  }
  return {
    release: (island) => {
      const known = take(island)
      if (known?.button?.isConnected) known.button.click()
      if (known?.form?.form.isConnected) send(known.form)
    },
    giveUp: (island) => {
      const form = take(island)?.form ?? null
      // A form that posts holds figures that the page said stay on the device: it is sent only when it is pressed again.
      if (form !== null && form.form.method === 'get') send(form)
    },
  }
}
