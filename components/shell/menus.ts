/** Menus are native `<details data-menu>`: the browser opens them, this closes them. */
const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')

function closeAll(except: Node | null): void {
  for (const menu of openMenus()) if (except === null || !menu.contains(except)) menu.open = false
}

/** Whether a sheet is open; a browser without sheets shows none. */
function isShown(sheet: Element): boolean {
  return 'popover' in HTMLElement.prototype && sheet.matches(':popover-open')
}

/** Also the sheet of a small screen, which the browser opens and closes by itself otherwise. */
function closeEverything(): void {
  closeAll(null)
  for (const sheet of document.querySelectorAll<HTMLElement>('[popover]')) sheet.hidePopover?.()
}

/** The innermost open menu that holds the focus; Escape closes that one and leaves the ones around it. */
function closeFocused(): boolean {
  const menu = document.activeElement?.closest<HTMLDetailsElement>('details[data-menu][open]')
  if (!menu) return false
  menu.open = false
  menu.querySelector('summary')?.focus()
  return true
}

/**
 * Closes menus on Escape (focus goes back to what opened them), on a click or a focus outside, when another one opens
 * and when the page comes back from the browser's memory. Gives the function that ends it.
 */
export function closeMenus(): () => void {
  const ending = new AbortController()
  const { signal } = ending
  // A press on the summary of another menu opens that, and what opens closes the others. Closing them while the finger is down would
  // move the summary from under it, and the press would be lost.
  let opens = false
  const outside = ({ target, type }: Event) => {
    const element = target instanceof Element ? target : null
    if (type === 'pointerdown') opens = element?.closest('[data-menu] > summary') != null
    if (!opens) closeAll(element)
  }
  const released = () => {
    opens = false
  }
  document.addEventListener('pointerdown', outside, { signal })
  document.addEventListener('focusin', outside, { signal })
  for (const name of ['click', 'pointercancel', 'keydown'])
    document.addEventListener(name, released, { capture: true, signal })
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape' && !closeFocused()) closeAll(null)
    },
    { signal },
  )
  // The event does not bubble.
  document.addEventListener(
    'toggle',
    (event) => {
      if (event.target instanceof HTMLDetailsElement && event.target.open && event.target.matches('[data-menu]'))
        closeAll(event.target)
    },
    { capture: true, signal },
  )
  // The sheet of a small screen shows what stands under its first menu at once; it may have been opened before this script was there.
  const openFirst = (sheet: EventTarget | null) => {
    const menu = sheet instanceof HTMLElement ? sheet.querySelector<HTMLDetailsElement>('[data-menu]') : null
    if (menu !== null) menu.open = true
  }
  document.addEventListener('beforetoggle', ({ target }) => openFirst(target), { capture: true, signal })
  for (const sheet of document.querySelectorAll('[popover]')) if (isShown(sheet)) openFirst(sheet)
  window.addEventListener('pageshow', (event) => event.persisted && closeEverything(), { signal })
  return () => ending.abort()
}
