/** What a visitor did to an island that did not listen yet. */
interface Held {
  button?: () => HTMLElement | null
  form?: { readonly isGet: boolean; readonly send: () => void }
}

/** Touches of islands that sleep are kept here, to be made again once they listen. */
export interface HeldTouches {
  /** Makes the touches of an island that listens now. */
  readonly release: (island: HTMLElement) => void
  /** Takes a press from before as one of now. */
  readonly press: (element: Element) => void
  /** The island's script did not come: what the server can answer is sent there, as without script. */
  readonly giveUp: (island: HTMLElement) => void
}

/** What is known of the island that an element belongs to. */
export interface IslandStates {
  /** The island while it does not listen; null otherwise. */
  readonly sleeping: (element: Element) => HTMLElement | null
  /** Its script did not come the last time. */
  readonly hasFailed: (island: HTMLElement) => boolean
}

/** A button that does nothing by itself: without the island its press would be lost. */
const inert = 'button[type="button"]:not([popovertarget])'

/** Finds an element again, or what was drawn in its place. */
function remembered(element: HTMLElement): () => HTMLElement | null {
  const alike = document.getElementsByTagName(element.localName)
  const at = [...alike].indexOf(element)
  return () => {
    const found = element.isConnected ? element : alike[at]
    return found instanceof HTMLElement ? found : null
  }
}

/**
 * Holds presses of buttons and sent forms of sleeping islands. What the browser does by itself, such as ticking a box or
 * following a link, goes on. The form of an island whose script did not come is for the server: it is not held.
 */
export function holdTouches({ sleeping, hasFailed }: IslandStates): HeldTouches {
  const held = new Map<HTMLElement, Held>()
  let sending = false
  const send = (form: HTMLElement | null, submitter: HTMLElement | null) => {
    if (!(form instanceof HTMLFormElement)) return
    sending = true
    try {
      form.requestSubmit(submitter)
    } finally {
      sending = false
    }
  }
  const hold = (island: HTMLElement, touch: Held) => held.set(island, { ...held.get(island), ...touch })
  const press = (element: Element) => {
    const button = element.closest<HTMLElement>(inert)
    const island = button === null ? null : sleeping(button)
    if (button !== null && island !== null) hold(island, { button: remembered(button) })
  }
  const onClick = ({ target }: Event) => {
    if (target instanceof Element) press(target)
  }
  const onSubmit = (event: SubmitEvent) => {
    const { target: form, submitter } = event
    const island = form instanceof HTMLFormElement ? sleeping(form) : null
    if (sending || island === null || hasFailed(island) || !(form instanceof HTMLFormElement)) return
    event.preventDefault()
    const [formNow, submitterNow] = [remembered(form), submitter === null ? null : remembered(submitter)]
    hold(island, {
      form: { isGet: form.method === 'get', send: () => send(formNow(), submitterNow?.() ?? null) },
    })
  }
  document.addEventListener('click', onClick, { capture: true })
  document.addEventListener('submit', onSubmit, { capture: true })
  const take = (island: HTMLElement): Held => {
    const known = held.get(island) ?? {}
    held.delete(island)
    return known
  }
  return {
    press,
    release: (island) => {
      const { button, form } = take(island)
      button?.()?.click()
      form?.send()
    },
    giveUp: (island) => {
      const { form } = take(island)
      // A form that posts holds figures that the page said stay on the device: it is sent only when it is pressed again.
      if (form?.isGet) form.send()
    },
  }
}
