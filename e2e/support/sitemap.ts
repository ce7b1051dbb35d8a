import type { APIRequestContext } from '@playwright/test'

/** Addresses of the sitemap, whole. Throws when there is none. */
export async function sitemapAddresses(request: APIRequestContext): Promise<readonly URL[]> {
  const answer = await request.get('/sitemap.xml')
  if (answer.status() !== 200) throw new Error(`The sitemap answers ${answer.status()}`)
  return [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address.replaceAll('&amp;', '&')),
  )
}

/** Runs work over all items, a few at a time, in order. */
export async function eachOf<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const atOnce = 6
  for (let index = 0; index < items.length; index += atOnce) {
    await Promise.all(items.slice(index, index + atOnce).map(work))
  }
}
