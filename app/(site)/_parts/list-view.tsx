import { ChartFigure } from '@/components/calculator/chart-figure'
import { ListPage } from '@/components/product/list-page.client'
import { personalPlace } from '@/components/product/personal-place'
import { VariantLinks } from '@/components/product/variant-links'
import type { Category, Variant } from '@/lib/domain/categories/category'
import { categoryList, siteOf } from '@/lib/domain/categories/registry'
import { buildListModel } from '@/lib/domain/list/list-model'
import { withNow } from '@/lib/domain/list/with-now'
import type { PersonalAnswers } from '@/lib/domain/personal/personal-answers'
import type { IsoDate } from '@/lib/domain/values/iso-date'
import { routes } from '@/lib/routing/routes'
import { listPageLd } from '@/lib/seo/json-ld'
import type { KnownList } from '@/lib/server/data/catalogue/shared-lists'
import { parentCrumbs, sealedCrumbs } from './crumbs'
import { JsonLd } from './json-ld'

/** Which list: a category's own, or one of its variants. */
export interface ListPlace {
  readonly category: Category
  readonly variant: Variant | null
}

/** What a list is printed from beside its query. */
export interface ListSource {
  readonly list: KnownList
  readonly today: IsoDate
  /** Of the site. */
  readonly origin: string
  /** What is known beside the query of a personal category. */
  readonly told: PersonalAnswers
  /** The query's seal can no longer be opened. */
  readonly lapsed: boolean
}

/** The list at an address; null when there is none. */
export function listAt(path: string): ListPlace | null {
  for (const category of categoryList) {
    if (path === category.path) return { category, variant: null }
    const variant = category.variants.find(({ slug }) => path === `${category.path}/${slug}`)
    if (variant !== undefined) return { category, variant }
  }
  return null
}

/** The content of a list's page for a query. Whoever renders it, Next or the front, the same comes out. */
export function listView({ category, variant }: ListPlace, query: URLSearchParams, source: ListSource) {
  const { products, asOf, lastKnownAt } = source.list
  const model = buildListModel(category, products, query, variant, source.today, source.told)
  const title = variant?.title ?? category.title
  const { path } = model
  const { sealed } = source.told
  const drawn = siteOf(category.id).chart?.(products, source.today) ?? null
  const crumbs = parentCrumbs(path)
  const place = { action: routes.answer(category.id, variant?.slug ?? null), bare: path, sealed: sealed !== null }
  return (
    <ListPage
      model={model}
      title={title}
      lede={variant?.lede ?? category.lede}
      crumbs={sealedCrumbs(crumbs, category, sealed)}
      checkedUpTo={asOf}
      sample={products.some((product) => product.sample)}
      neighbours={
        <VariantLinks category={category} here={variant} query={withNow(model.scenarioQuery, model.now.chosen)} />
      }
      freeHelp={siteOf(category.id).freeHelp ?? []}
      debtAdvice={category.table.traits.applicant !== null}
      helpers={siteOf(category.id).helpers ?? []}
      partner={siteOf(category.id).partner ?? null}
      told={category.personal ? personalPlace(category, place) : null}
      lapsed={source.lapsed}
      lastKnownAt={lastKnownAt}
      chart={
        drawn && { title: drawn.title, text: drawn.chart.description, figure: <ChartFigure chart={drawn.chart} /> }
      }
      structuredData={<JsonLd data={listPageLd(source.origin, title, crumbs, model)} />}
    />
  )
}
