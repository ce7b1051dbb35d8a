import type { Suggestion } from '@/lib/domain/content/suggestion'

/** The list below a field. The field keeps the focus: what is highlighted is told by `aria-activedescendant`. */
export interface SuggestionList {
  readonly show: (suggestions: readonly Suggestion[]) => void
  readonly close: () => void
  readonly isOpen: () => boolean
  /** How many it has, also while it is closed. */
  readonly size: () => number
  /** Opens it again with what it has. */
  readonly reopen: () => void
  /** Highlights the suggestion at this place; -1: none. */
  readonly highlight: (at: number) => void
  /** The place of the highlighted one; -1: none. */
  readonly highlighted: () => number
  /** Goes where the highlighted one leads. */
  readonly follow: () => void
}

/** Room that stays between the list and the edge of what is seen, in CSS pixels. */
const edge = 8

/** Lists made so far, for ids of their own. */
let made = 0

function option({ href, title, kind }: Suggestion, id: string): HTMLAnchorElement {
  const link = document.createElement('a')
  link.id = id
  link.href = href
  link.tabIndex = -1
  link.setAttribute('role', 'option')
  link.setAttribute('aria-selected', 'false')
  const name = document.createElement('b')
  const sort = document.createElement('span')
  name.textContent = title
  sort.textContent = kind
  link.append(name, ' ', sort)
  return link
}

/** As far as the keyboard of a phone leaves the page in sight. */
function place(box: HTMLElement, field: HTMLElement, around: HTMLElement): void {
  const frame = (field.closest('.input') ?? field).getBoundingClientRect()
  const from = around.getBoundingClientRect()
  const seen = window.visualViewport
  const bottom = seen === null ? window.innerHeight : seen.offsetTop + seen.height
  const at = { top: frame.bottom - from.top, left: frame.left - from.left, width: frame.width }
  for (const [name, value] of Object.entries(at)) box.style.setProperty(`--${name}`, `${Math.round(value)}px`)
  box.style.setProperty('--room', `${Math.round(bottom - frame.bottom - edge)}px`)
}

/** Makes the list of a field, as a combobox has one, empty and closed. `around` is what it stands in, outside any label. */
export function suggestionList(field: HTMLInputElement, around: HTMLElement): SuggestionList {
  made += 1
  const id = `suggestions-${made}`
  const box = document.createElement('div')
  box.id = id
  box.className = 'suggestions no-print'
  box.hidden = true
  box.setAttribute('role', 'listbox')
  box.setAttribute('aria-label', 'Suggestions')
  around.append(box)
  let at = -1
  const options = () => [...box.children].filter((one) => one instanceof HTMLAnchorElement)
  const highlight = (next: number) => {
    at = next
    for (const [place, one] of options().entries()) one.setAttribute('aria-selected', String(place === at))
    const chosen = options()[at]
    if (chosen === undefined) return field.removeAttribute('aria-activedescendant')
    field.setAttribute('aria-activedescendant', chosen.id)
    chosen.scrollIntoView({ block: 'nearest' })
  }
  const settle = () => box.hidden || place(box, field, around)
  const turn = (isOpen: boolean) => {
    highlight(-1)
    box.hidden = !isOpen
    field.setAttribute('aria-expanded', String(isOpen))
    settle()
  }
  // The field keeps the focus while something in the list is pressed or its bar is dragged.
  box.addEventListener('mousedown', (event) => event.preventDefault())
  for (const target of [window, window.visualViewport]) target?.addEventListener('resize', settle)
  field.setAttribute('aria-controls', id)
  turn(false)
  return {
    show: (suggestions) => {
      box.replaceChildren(...suggestions.map((one, place) => option(one, `${id}-${place}`)))
      box.scrollTop = 0
      turn(suggestions.length > 0)
    },
    close: () => turn(false),
    isOpen: () => !box.hidden,
    size: () => options().length,
    reopen: () => turn(options().length > 0),
    highlight,
    highlighted: () => at,
    follow: () => options()[at]?.click(),
  }
}
