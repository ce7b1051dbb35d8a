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

/** The product that an apply link leads to: of its row, of this page, or as its own address and its column tell it. */
export function itemOfApplyLink(link: Element): AnalyticsItem | null {
  const row = link.closest('.row')
  if (row !== null) return itemOfRow(row)
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
