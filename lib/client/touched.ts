export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Whether an element is a control that a visitor types into or chooses with. */
export function isControl(element: Element | null): element is Control {
  return element?.matches('input, select, textarea') === true
}

/** Whether a control of a form says something else than the page that came. */
export function hasTouched(form: HTMLFormElement): boolean {
  return [...form.elements].some((control) => isControl(control) && isTouched(control))
}

/** Whether a control says something else than the page that came. */
export function isTouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const usual = [...control.options].findIndex((option) => option.hasAttribute('selected'))
    return control.selectedIndex !== Math.max(usual, 0)
  }
  if (/^(?:checkbox|radio)$/.test(control.type) && control instanceof HTMLInputElement)
    return control.checked !== control.defaultChecked
  return control.value !== control.defaultValue
}
