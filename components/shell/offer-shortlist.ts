import { readShortlist } from '@/lib/client/storage'
import { parseShortlist } from '@/lib/domain/shortlist/shortlisted-product'
import { routes } from '@/lib/routing/routes'

/** The list of the last menu of the header: what a visitor works with. */
const place = '#nav > details:last-of-type > ul'

/** Puts the way to the shortlist first in its menu while this device keeps a product on it, and takes it away after the last. */
export function offerShortlist(): void {
  const menu = document.querySelector(place)
  const there = menu?.querySelector(`a[href="${routes.shortlist}"]`)?.parentElement ?? null
  const isWanted = parseShortlist(readShortlist()).length > 0
  if (!isWanted) there?.remove()
  if (!isWanted || there !== null) return
  const link = document.createElement('a')
  link.href = routes.shortlist
  link.textContent = 'Your shortlist'
  const item = document.createElement('li')
  item.append(link)
  menu?.prepend(item)
}
