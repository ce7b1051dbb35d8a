import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { calculatorPath } from '@/lib/domain/calculator-pages/model'
import { calculatorIds } from '@/lib/domain/calculator-pages/registry'
import { catalogueSums } from '@/lib/domain/catalogue-sums/registry'
import { categoryList } from '@/lib/domain/categories/registry'
import { routes } from '@/lib/routing/routes'
import { catalogue } from '@/lib/server/catalogue/load'

const manifestSchema = z.object({ routes: z.record(z.string(), z.unknown()) })

/** One page of every kind, by the kind's name, and all pages of the kinds that have many. */
export interface SitePages {
  readonly kinds: Readonly<Record<PageKind, string>>
  /** One page of kinds that are judged, and whose speed is not measured. */
  readonly judgedKinds: Readonly<Record<JudgedKind, string>>
  readonly lists: readonly string[]
  readonly variants: readonly string[]
  readonly details: readonly string[]
  readonly calculators: readonly string[]
  readonly articles: readonly string[]
}

/** Articles of the blog, guides, and answers of the support centre. */
const article = /^\/(?:blog|financial-hub\/guides|support\/[^/.]+)\/[^/.]+$/

export const pageKinds = ['article', 'home', 'detail', 'list', 'compare', 'calculator', 'analysis'] as const

export type PageKind = (typeof pageKinds)[number]

export const judgedKinds = ['blog article', 'hub', 'campaigns', 'support', 'search', 'sign-in'] as const

export type JudgedKind = (typeof judgedKinds)[number]

/** The pages of the build in this checkout. Throws when its content has no credit cards. */
export function sitePages(): SitePages {
  const built = Object.keys(
    manifestSchema.parse(JSON.parse(readFileSync('.next/prerender-manifest.json', 'utf8'))).routes,
  )
  const lists = categoryList.map(({ path }) => path)
  const variants = categoryList.flatMap(({ path, variants: all }) => all.map(({ slug }) => `${path}/${slug}`))
  const details = categoryList
    .flatMap(({ id, path }) => [...catalogue().products[id].keys()].map((slug) => `${path}/${slug}`))
    .sort()
  const cards = details.filter((path) => path.startsWith('/credit-card/'))
  const [first, second] = cards
  if (first === undefined || second === undefined) throw new Error('The build has no credit cards')
  const articles = built.filter((path) => article.test(path))
  const [blogArticle] = articles.filter((path) => path.startsWith(`${routes.blog}/`))
  if (blogArticle === undefined) throw new Error('The build has no articles')
  return {
    kinds: {
      article: routes.howWeRank,
      home: routes.home,
      detail: first,
      list: '/credit-card',
      compare: `${routes.compare}?category=credit-card&product=${slugOf(first)}&product=${slugOf(second)}`,
      calculator: calculatorPath('home-loan'),
      analysis: routes.financialAnalysis,
    },
    calculators: [...calculatorIds, ...catalogueSums.map(({ id }) => id)].map(calculatorPath),
    judgedKinds: {
      'blog article': blogArticle,
      hub: '/loan',
      campaigns: routes.campaign,
      support: routes.support,
      search: `${routes.search}?q=loan`,
      'sign-in': routes.signIn,
    },
    articles,
    lists,
    variants,
    details,
  }
}

function slugOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
