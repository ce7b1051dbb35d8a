import { type RefObject, useEffect } from 'react'
import { answersOf } from './use-list-form'

/**
 * Tells what a list's form will say while a box or a choice of it is still pressed: a finger stays down for a twentieth of a second
 * and more, in which the answer can be worked out.
 */
export function usePressedAhead(
  form: RefObject<HTMLFormElement | null>,
  foresee: (query: URLSearchParams) => void,
): void {
  useEffect(() => {
    const element = form.current
    if (element === null) return
    const onPress = ({ target }: Event) => {
      const control = target instanceof Element ? target.closest('label')?.control : null
      if (control instanceof HTMLInputElement && control.form === element && control.name !== '')
        tellAhead(element, control, foresee)
    }
    element.addEventListener('pointerdown', onPress)
    return () => element.removeEventListener('pointerdown', onPress)
  }, [form, foresee])
}

function tellAhead(
  form: HTMLFormElement,
  { type, name, value, checked }: HTMLInputElement,
  foresee: (query: URLSearchParams) => void,
): void {
  const answers = answersOf(form)
  if (type === 'checkbox') {
    if (checked) answers.delete(name, value)
    else answers.append(name, value)
  } else if (type === 'radio') {
    if (value === '') answers.delete(name)
    else answers.set(name, value)
  } else return
  foresee(answers)
}
