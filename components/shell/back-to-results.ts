import { readSession, writeSession } from '@/lib/client/storage'

/** The list that this page stands below, by its breadcrumbs; null where it stands below nothing. */
function listAbove(): HTMLAnchorElement | null {
  return [...document.querySelectorAll<HTMLAnchorElement>('.crumbs a')].at(-1) ?? null
}

const isList = () => document.querySelector('[data-list]') !== null

/** Keeps the list as it is left, with all that was filtered, for this tab. */
function keepList(): void {
  if (isList()) writeSession('productFilterPage', location.pathname + location.search)
}

/** Leads back to the list that was left last, where this page is of one of its products. */
function offerList(): void {
  const kept = readSession('productFilterPage') ?? ''
  const above = listAbove()
  const [path] = kept.split('?', 1)
  if (isList() || above === null || !`${path}/`.startsWith(`${above.pathname}/`)) return
  const link = document.querySelector<HTMLAnchorElement>('.crumbs-back') ?? document.createElement('a')
  link.className = 'crumbs-back'
  link.href = kept
  link.textContent = 'Back to results'
  above.closest('.crumbs')?.before(link)
}

/**
 * Offers on a product's page the way back to the results that a visitor came from: the breadcrumbs lead to the bare list.
 * Follows it until `signal` aborts.
 */
export function backToResults(signal: AbortSignal): void {
  offerList()
  window.addEventListener('pagehide', keepList, { signal })
  window.addEventListener('pageshow', ({ persisted }) => persisted && offerList(), { signal })
}
