import { logQuietly } from '@/lib/client/log-quietly'
import { isSuggested } from '@/lib/domain/content/suggestion'
import { askSuggestions } from './ask-suggestions'
import { type SuggestionList, suggestionList } from './suggestion-list'
import '@/styles/suggest.css'

/** So long nothing is typed before the site is asked, in milliseconds. */
const pauseMs = 150

/** What a key does to an open list; null: nothing but what the browser does. */
function moveOf(key: string, at: number, size: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return at === size - 1 ? -1 : at + 1
    case 'ArrowUp':
      return at === -1 ? size - 1 : at - 1
    // In the text itself these keys are the text's.
    case 'Home':
      return at === -1 ? null : 0
    case 'End':
      return at === -1 ? null : size - 1
    default:
      return null
  }
}

/** Whether a key press was for the list, which it then changed. */
function pressed(event: KeyboardEvent, list: SuggestionList): boolean {
  const { key } = event
  if (!list.isOpen()) {
    if (!/^Arrow(?:Down|Up)$/.test(key) || list.size() === 0) return false
    list.reopen()
    list.highlight(key === 'ArrowUp' ? list.size() - 1 : 0)
    return true
  }
  if (key === 'Escape') {
    list.close()
    return true
  }
  if (key === 'Enter' && list.highlighted() !== -1) {
    list.follow()
    return true
  }
  const next = moveOf(key, list.highlighted(), list.size())
  if (next !== null) list.highlight(next)
  return next !== null
}

/**
 * Makes a field of the search a combobox: what is typed is suggested for, and Enter goes to what is highlighted or searches as
 * before. Nothing of what is typed is kept or counted.
 */
export function suggest(field: HTMLInputElement): void {
  const { form } = field
  const around = form?.parentElement
  if (!form || !around) return
  const note = document.createElement('p')
  note.className = 'sr-only'
  note.setAttribute('role', 'status')
  around.classList.add('suggesting')
  around.append(note)
  const list = suggestionList(field, around)
  for (const [name, value] of [
    ['role', 'combobox'],
    ['aria-autocomplete', 'list'],
    ['autocomplete', 'off'],
  ] as const) {
    field.setAttribute(name, value)
  }
  let asked = 0
  let timer = 0
  const forget = () => {
    clearTimeout(timer)
    asked += 1
    list.show([])
    note.textContent = ''
  }
  const ask = async (text: string) => {
    asked += 1
    const mine = asked
    try {
      const suggestions = await askSuggestions(form.action, text)
      if (mine !== asked) return
      list.show(document.activeElement === field ? suggestions : [])
      note.textContent = sayCount(suggestions.length)
    } catch (error) {
      if (mine === asked) forget()
      logQuietly('search suggestions', error)
    }
  }
  const typed = () => {
    const text = field.value
    if (!isSuggested(text.trim())) return forget()
    clearTimeout(timer)
    timer = window.setTimeout(() => void ask(text), pauseMs)
  }
  // Letters that are still being put together, as of Chinese, belong to the keyboard.
  field.addEventListener('input', (event) => (event instanceof InputEvent && event.isComposing) || typed())
  field.addEventListener('compositionend', typed)
  field.addEventListener('keydown', (event) => {
    if (event.isComposing || event.ctrlKey || event.metaKey || !pressed(event, list)) return
    event.preventDefault()
    event.stopPropagation()
  })
  const leave = () => {
    clearTimeout(timer)
    asked += 1
    list.close()
  }
  field.addEventListener('blur', leave)
  window.addEventListener('pagehide', leave)
  if (field.value !== field.defaultValue) typed()
}

function sayCount(count: number): string {
  if (count === 0) return 'No suggestions'
  return count === 1 ? '1 suggestion below' : `${count} suggestions below`
}
