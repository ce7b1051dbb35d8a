import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { detailRoute } from '@/app/(site)/_parts/detail-route'
import { hubRoute } from '@/app/(site)/_parts/hub-route'
import { listRenderer } from '@/app/(site)/_parts/list-renderer'
import type { listRoute } from '@/app/(site)/_parts/list-route'
import { productGroups } from '@/app/(site)/_parts/product-groups'
import { searchIndex } from '@/app/(site)/_parts/search-index'
import Home from '@/app/(site)/page'
import sitemap from '@/app/sitemap'
import { situationHref } from '@/components/home/situation-href'
import {
  productDetailsOperation,
  productSuggestionsOperation,
  productTypeOperation,
} from '@/lib/contract/calls/products'
import { loadCategory } from '@/lib/domain/categories/load'
import { categoryNamed, siteOf } from '@/lib/domain/categories/registry'
import { audienceOf } from '@/lib/routing/dynamic-pages'
import { productGroups as menu } from '@/lib/routing/navigation'
import { catalogue } from '@/lib/server/catalogue/load'
import { applyTarget, listProducts, today } from '@/lib/server/data/catalogue/catalogue'
import { searchSite } from '@/lib/server/data/content/site-search'
import { siteOrigin } from '@/lib/server/data/site/site'
import { send } from '@/tests/api/support/provider'

// These run in a copy of the project with one more category: see added-category.test.ts.
/** What the folder of a list exports, and that of the products below it. */
type ListPage = { readonly default: ReturnType<typeof listRoute>['page'] } & ReturnType<typeof listRoute>
type DetailPage = { readonly default: ReturnType<typeof detailRoute>['page'] }

const category = categoryNamed('toy-account')
if (category === null) throw new Error('The registry has no toy-account')
const { id, path, title } = category
/** Of its pages, which are in no folder of this project itself. */
const folder = join(process.cwd(), 'app', '(site)', path)
const products = [...catalogue().products[id].values()]
const [product] = products
if (product === undefined) throw new Error('The toy has no products')
const { slug } = product
const html = async (page: React.ReactNode | Promise<React.ReactNode>) =>
  renderToStaticMarkup(await page).replaceAll('&amp;', '&')

/** What of these a page has not. */
const missing = (page: string | undefined, texts: readonly string[]) => texts.filter((text) => !page?.includes(text))

describe('an added category', () => {
  it('has its products read, checked and served', async () => {
    const all = await send(productSuggestionsOperation, { query: `category=${id}&pageSize=200` })
    expect(await all.json()).toMatchObject({ data: { category: id, total: products.length } })
    const one = await send(productDetailsOperation, { query: `category=${id}&slug=${slug}` })
    expect(await one.json()).toMatchObject({ data: { product: { category: id, slug } } })
    expect(await (await send(productTypeOperation)).text()).toContain(`"path":"${path}"`)
    expect(await applyTarget(id, slug)).toContain(slug)
  })

  it('has a list, at its address, for every visitor and for a filter', async () => {
    const list: ListPage = await import(join(folder, 'page.tsx'))
    const searchParams = Promise.resolve({})
    const page = await html(list.default({ searchParams }))
    const above = siteOf(id).hubs.filter((hub) => path.startsWith(`${hub}/`))
    const crumbs = above.map((hub) => `<li><a href="${hub}">`)
    expect(missing(page, [`>${title}</h1>`, ...crumbs, '"@type":"ItemList"', `href="${path}/${slug}"`])).toEqual([])
    expect((await list.generateMetadata({ searchParams })).alternates?.canonical).toBe(path)
    const render = listRenderer({ products: listProducts, today, origin: siteOrigin() })
    const situation = category.situations[0]?.id ?? ''
    const query = new URLSearchParams({ situation })
    expect(audienceOf(path, query)).toBe('query')
    const filtered = await render(path, query)
    expect(missing(filtered?.main, [`>${title}</h1>`])).toEqual([])
  })

  it('has a page for every product, in words of schema.org', async () => {
    const detail: DetailPage = await import(join(folder, '[detail]', 'page.tsx'))
    const searchParams = Promise.resolve({})
    const pageOf = (one: string) => detail.default({ params: Promise.resolve({ detail: one }), searchParams })
    for (const one of products) expect(await html(pageOf(one.slug))).toContain(`>${one.name}</h1>`)
    const page = await html(pageOf(slug))
    const { type } = siteOf(id).structured(product, { sortValues: {} })
    expect(missing(page, [`>${product.name}</h1>`, `"@type":"${type}"`, `href="${path}"`])).toEqual([])
  })

  it('stands on the home page with its drawing and its presets, and on its hubs', async () => {
    const link = `href="${path}">${title}</a>`
    const presets = siteOf(id).presets.map(({ situation }) => situationHref(category, situation))
    expect(missing(await html(Home()), [link, ...presets])).toEqual([])
    for (const hub of siteOf(id).hubs) {
      const page = await html(hubRoute(hub).page())
      expect(missing(page, [link, siteOf(id).choosing])).toEqual([])
    }
  })

  it('is found by the menu, the search and search engines', async () => {
    expect(menu.flatMap(({ links }) => links)).toContainEqual({ href: path, label: title })
    const found = searchSite(title, await searchIndex(await productGroups(), today()))
    expect(JSON.stringify(found)).toContain(`"href":"${path}"`)
    const listed = new Set((await sitemap()).map(({ url }) => new URL(url).pathname))
    expect([path, ...products.map((one) => `${path}/${one.slug}`)].filter((one) => !listed.has(one))).toEqual([])
  })

  it('is loaded by a browser without the others', async () => {
    expect(await loadCategory(id)).toBe(category)
  })
})
