import type { PageMode } from '@/lib/client/session-store'

/** How far down the page the way back to the top is offered, as a share of the window's height. */
const topAfter = 1 / 3

/**
 * Shows the button back to the top once the page has been scrolled far enough, and marks the document with `data-down`
 * while a visitor goes on down below its first screen: what sticks to the top of a list makes room then. Gives the
 * function that ends it.
 */
export function offerTop(): () => void {
  const button = document.querySelector<HTMLElement>('[data-shell="top"]')
  if (button === null) return () => undefined
  let before = 0
  const show = () => {
    const { scrollY, innerHeight } = window
    button.hidden = scrollY <= innerHeight * topAfter
    document.documentElement.toggleAttribute('data-down', scrollY > before && scrollY > innerHeight)
    before = scrollY
  }
  show()
  window.addEventListener('scroll', show, { passive: true })
  window.addEventListener('resize', show)
  return () => {
    window.removeEventListener('scroll', show)
    window.removeEventListener('resize', show)
  }
}

/** Goes back to the top, with the focus too, so that the next key press starts there. */
export function goToTop(): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  document.querySelector<HTMLElement>('header a')?.focus({ preventScroll: true })
  window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })
}

/** The mode that the server printed for this page, in `[data-page-mode]`; null for an ordinary page. */
export function printedMode(): PageMode | null {
  const mode = document.querySelector('[data-page-mode]')?.getAttribute('data-page-mode')
  return mode === 'form' || mode === 'sign' ? mode : null
}
