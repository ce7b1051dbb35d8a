import { type Control, isControl, isTouched } from '@/lib/client/touched'

function controlsIn(place: Element): Control[] {
  return [...place.querySelectorAll('input, select, textarea')].filter(isControl)
}

/** What tells one control of an island from its others: radio buttons and boxes share a name. */
function keyOf(control: Control): string {
  const value = control instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(control.type) ? control.value : ''
  return `${control.id}|${control.name}|${value}`
}

/** Says the same in another control, as if it had been typed there. */
function say(control: Control, before: Control): void {
  if (control instanceof HTMLInputElement && before instanceof HTMLInputElement) control.checked = before.checked
  control.value = before.value
  control.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * Remembers what was typed and ticked in a place, and where the focus is. The function that it gives puts that back where
 * React has drawn the controls anew, because something foreign had changed the markup.
 */
export function keepTyped(place: Element): () => void {
  const touched = controlsIn(place).filter(isTouched)
  const focused =
    isControl(document.activeElement) && place.contains(document.activeElement) ? document.activeElement : null
  return () => {
    const now = new Map(controlsIn(place).map((control) => [keyOf(control), control]))
    const redrawnOf = (control: Control) => (control.isConnected ? undefined : now.get(keyOf(control)))
    for (const control of touched) {
      const redrawn = redrawnOf(control)
      if (redrawn !== undefined) say(redrawn, control)
    }
    if (focused !== null) redrawnOf(focused)?.focus({ preventScroll: true })
  }
}
