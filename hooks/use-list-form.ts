import { type Dispatch, type RefObject, type SetStateAction, useEffect, useLayoutEffect } from 'react'
import { readForm } from '@/lib/client/read-form'
import { isForServer } from '@/lib/client/script-state'
import { hasTouched } from '@/lib/client/touched'
import { mostColumns } from '@/lib/domain/compare/compare-limit'
import { weightsSort } from '@/lib/domain/list/list-query'
import type { Cause } from './use-list-model'

/** A product ticked for comparison. */
export interface Ticked {
  readonly slug: string
  readonly name: string
}

interface ListForm {
  readonly form: RefObject<HTMLFormElement | null>
  /** The order in use; the select follows it when a situation brings its own. */
  readonly sort: string
  /** Where the focus belongs once the last change is drawn; a new object for each change. */
  readonly shown: { readonly focus: string | null }
  readonly prepare: () => void
  readonly show: (query: URLSearchParams, cause: Cause) => void
  readonly ticked: readonly Ticked[]
  readonly setTicked: Dispatch<SetStateAction<readonly Ticked[]>>
}

/**
 * Makes a list's GET form answer at once: any control, any link marked `data-update`, and the form's own submit. It
 * listens on the whole list, rows included. What was changed before it listened counts too.
 */
export function useListForm({ form, sort, shown, prepare, show, ticked, setTicked }: ListForm): void {
  useEffect(() => {
    const element = form.current
    const list = element?.closest<HTMLElement>('[data-list]') ?? element
    if (element === null || list === null) return
    const onInput = (event: Event) => {
      const control = event.target
      // It says nothing of the list's own state.
      if (control instanceof HTMLInputElement && control.name === '') return
      if (control instanceof HTMLInputElement && control.name === 'product') return tick(control, setTicked)
      if (control instanceof HTMLInputElement && control.name.startsWith('w-')) selectSort(element, weightsSort)
      show(answersOf(element), { kind: 'control' })
    }
    const onSubmit = (event: Event) => {
      if (isForServer()) return
      event.preventDefault()
      show(
        answersOf(element),
        closePanel(element) ? { kind: 'link', focus: count, redraw: false } : { kind: 'control' },
      )
    }
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-update]') : null
      if (link === null || isForServer() || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      show(new URL(link.href).searchParams, causeOf(link))
    }
    const listening = new AbortController()
    const { signal } = listening
    list.addEventListener('input', onInput, { signal })
    list.addEventListener('submit', onSubmit, { signal })
    list.addEventListener('click', onClick, { signal })
    for (const name of ['focusin', 'pointerover']) list.addEventListener(name, prepare, { signal })
    prepare()
    tickAgain(list, setTicked)
    for (const box of list.querySelectorAll<HTMLInputElement>('input[name="product"]:checked')) tick(box, setTicked)
    if (hasTouched(element)) show(answersOf(element), { kind: 'control' })
    return () => listening.abort()
  }, [form, prepare, show, setTicked])

  // After each change: a situation may bring an order other than the one that was chosen with it.
  useEffect(() => {
    if (form.current !== null && shown !== null) selectSort(form.current, sort)
  }, [form, sort, shown])

  useEffect(() => {
    window.history.replaceState({ ...window.history.state, ticked }, '')
    const full = ticked.length >= mostColumns
    for (const box of boxesOf(form.current)) {
      box.disabled = full && !box.checked
    }
  }, [form, ticked])

  // At once, for whoever goes on by keyboard; and once the rows are drawn, where the place is in one of them.
  useLayoutEffect(() => focusIn(form.current, shown.focus), [form, shown])
  useEffect(() => focusIn(form.current, shown.focus), [form, shown])
}

/** How many products are listed: where the focus goes when what was used is gone. */
const count = '[role="status"]'

/** Closes the fields of the scenario when they are sent from there; false when they were not. */
function closePanel(form: HTMLFormElement): boolean {
  const panel = form.querySelector<HTMLDetailsElement>('.case[open]')
  if (panel === null || !panel.contains(document.activeElement)) return false
  panel.open = false
  return true
}

/** A row's own link is there again after the change; a chip or a page is not, and the count speaks for it. */
function causeOf(link: HTMLAnchorElement): Cause {
  const row = link.closest('article')?.id
  return row === undefined
    ? { kind: 'link', focus: count, redraw: true }
    : { kind: 'link', focus: `[id="${row}"] .why-link`, redraw: false }
}

/** Follows a tick. */
function tick(box: HTMLInputElement, setTicked: ListForm['setTicked']): void {
  const name = box.closest('article')?.querySelector('h3')?.textContent ?? box.value
  const { checked, value: slug } = box
  setTicked((ticked) => {
    const others = ticked.filter((other) => other.slug !== slug)
    return checked ? [...others, { slug, name }].slice(0, mostColumns) : others
  })
}

/** Ticks what was ticked before this entry of the tab's history was left or loaded again. */
function tickAgain(list: HTMLElement, setTicked: ListForm['setTicked']): void {
  const kept: unknown = window.history.state?.ticked
  if (!Array.isArray(kept)) return
  setTicked(kept.filter(isTicked))
  for (const box of list.querySelectorAll<HTMLInputElement>('input[name="product"]'))
    if (kept.some((one) => one?.slug === box.value)) box.checked = true
}

function isTicked(kept: Partial<Ticked> | null): kept is Ticked {
  return typeof kept?.slug === 'string' && typeof kept.name === 'string'
}

function focusIn(form: HTMLFormElement | null, selector: string | null): void {
  if (selector !== null) form?.closest('[data-list]')?.querySelector<HTMLElement>(selector)?.focus()
}

function boxesOf(form: HTMLFormElement | null): Iterable<HTMLInputElement> {
  return form?.closest('[data-list]')?.querySelectorAll<HTMLInputElement>('input[name="product"]') ?? []
}

function selectSort(form: HTMLFormElement, sort: string): void {
  const select = form.elements.namedItem('sort')
  if (select instanceof HTMLSelectElement) select.value = sort
}

/** What the form says, without empty answers. */
export function answersOf(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams([...readForm(form)].filter(([, value]) => value !== ''))
}
