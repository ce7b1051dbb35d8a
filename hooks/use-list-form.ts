import { type Dispatch, type RefObject, type SetStateAction, useEffect } from 'react'
import { mostColumns } from '@/lib/domain/compare'
import { weightsSort } from '@/lib/domain/list-query'

/** A product ticked for comparison. */
export interface Ticked {
  readonly slug: string
  readonly name: string
}

interface ListForm {
  readonly form: RefObject<HTMLFormElement | null>
  /** The order in use; the select follows it when a situation brings its own. */
  readonly sort: string
  readonly prepare: () => void
  readonly show: (query: URLSearchParams) => void
  /** The controls no longer say what is shown and must be drawn again. */
  readonly redraw: () => void
  readonly setTicked: Dispatch<SetStateAction<readonly Ticked[]>>
}

/** Makes a list's GET form answer at once: any control, any link marked `data-update`, and the form's own submit. */
export function useListForm({ form, sort, prepare, show, redraw, setTicked }: ListForm): void {
  useEffect(() => {
    const element = form.current
    if (element === null) return
    const onInput = (event: Event) => {
      const control = event.target
      if (control instanceof HTMLInputElement && control.name === 'product') return setTicked(tickedAfter(control))
      if (control instanceof HTMLInputElement && control.name.startsWith('w-')) selectSort(element, weightsSort)
      show(readForm(element))
    }
    const onSubmit = (event: Event) => {
      event.preventDefault()
      show(readForm(element))
    }
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-update]') : null
      if (link === null || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      show(new URL(link.href).searchParams)
      redraw()
    }
    const listeners = [
      ['input', onInput],
      ['submit', onSubmit],
      ['focusin', prepare],
      ['pointerover', prepare],
    ] as const
    for (const [name, listener] of listeners) element.addEventListener(name, listener)
    element.addEventListener('click', onClick)
    return () => {
      for (const [name, listener] of listeners) element.removeEventListener(name, listener)
      element.removeEventListener('click', onClick)
    }
  }, [form, prepare, show, redraw, setTicked])

  useEffect(() => {
    if (form.current !== null) selectSort(form.current, sort)
  }, [form, sort])
}

/** The ticked products after one box changed. A fifth tick is taken back: a comparison has four columns. */
function tickedAfter(box: HTMLInputElement) {
  const name = box.closest('article')?.querySelector('h3')?.textContent ?? box.value
  return (ticked: readonly Ticked[]): readonly Ticked[] => {
    const others = ticked.filter(({ slug }) => slug !== box.value)
    if (!box.checked) return others
    if (others.length < mostColumns) return [...others, { slug: box.value, name }]
    box.checked = false
    return others
  }
}

function selectSort(form: HTMLFormElement, sort: string): void {
  const select = form.elements.namedItem('sort')
  if (select instanceof HTMLSelectElement) select.value = sort
}

/** What the form says, without empty answers. */
function readForm(form: HTMLFormElement): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value !== '') params.append(name, value)
  }
  return params
}
