import type { AnalyticsItem } from './event-spec'

function pathOf(link: Element): string {
  return new URL(link.getAttribute('href') ?? '', location.href).pathname
}

function textOf(element: Element | null): string {
  return element?.textContent?.trim().replace(/\s+/g, ' ') ?? ''
}

function issuerOf(element: Element): string | null {
  return element.closest('[data-issuer]')?.getAttribute('data-issuer') ?? null
}

/** The path of a product's category list, without its first slash: all but the product itself. */
function categoryOf(path: string): string {
  return path.slice(1, Math.max(1, path.lastIndexOf('/')))
}

function heading(): string {
  return textOf(document.querySelector('h1'))
}

/** What stands in a list: a product in its row, a campaign in its card. */
export const listedSelector = 'main .row, main [data-item]'

/** What a row of a list, or a card, is about; null when it links to nothing. */
export function itemOfRow(row: Element): AnalyticsItem | null {
  const link = row.querySelector('h3 a')
  if (link === null) return null
  const url = pathOf(link)
  return {
    id: row.id,
    name: textOf(link),
    issuerCode: issuerOf(row),
    url,
    item_list_id: location.pathname,
    item_list_name: heading(),
    item_category: categoryOf(url),
  }
}

/** The products or campaigns of the list that is shown, in its order; none on another page. */
export function itemsOfList(): readonly AnalyticsItem[] {
  return [...document.querySelectorAll(listedSelector)].flatMap((row) => itemOfRow(row) ?? [])
}

/** The product whose page this is; null on another page. */
export function itemOfPage(): AnalyticsItem | null {
  const bar = document.querySelector('main .apply-bar')
  if (bar === null) return null
  const url = location.pathname
  return {
    id: url.slice(url.lastIndexOf('/') + 1),
    name: heading(),
    issuerCode: issuerOf(bar),
    url,
    item_list_id: null,
    item_list_name: null,
    item_category: categoryOf(url),
  }
}

/** A partner, or a product that a voucher is used for: named by the element around its link. */
function itemOfPartnerLink(link: Element): AnalyticsItem | null {
  const name = link.closest('[data-partner]')?.getAttribute('data-partner') ?? null
  if (name === null) return null
  const { pathname } = location
  const isListed = link.closest('main li') !== null
  const way = pathOf(link)
  return {
    id: way.slice(way.lastIndexOf('/') + 1),
    name,
    issuerCode: issuerOf(link),
    url: pathname,
    item_list_id: isListed ? pathname : null,
    item_list_name: isListed ? heading() : null,
    item_category: pathname.split('/')[1] ?? '',
  }
}

/** What a way out leads to: the product of its row or of this page, a partner, or a product as its column in a comparison tells it. */
export function itemOfApplyLink(link: Element): AnalyticsItem | null {
  const row = link.closest('.row')
  if (row !== null) return itemOfRow(row)
  const partner = itemOfPartnerLink(link)
  if (partner !== null) return partner
  const here = itemOfPage()
  if (here !== null) return here
  const column = link.closest('th')?.querySelector('a')
  if (!column) return null
  const url = pathOf(column)
  return {
    id: url.slice(url.lastIndexOf('/') + 1),
    name: textOf(column),
    issuerCode: issuerOf(link),
    url,
    item_list_id: location.pathname,
    item_list_name: heading(),
    item_category: categoryOf(url),
  }
}
