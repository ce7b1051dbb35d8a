import { calculatorPath } from '@/lib/domain/calculator-pages/model'
import type { Category } from '@/lib/domain/categories/category'
import { glossary } from '@/lib/domain/content/glossary/glossary'
import { type NotCovered, notCovered } from '@/lib/domain/content/not-covered'
import { listKind, type SearchEntry, type SearchGroup } from '@/lib/domain/content/search'
import { type KeyRate, keyRates } from '@/lib/domain/country-rates/key-rates'
import { headlinesOf } from '@/lib/domain/list/headlines'
import { productHref } from '@/lib/domain/list/list-view'
import type { Product } from '@/lib/domain/products/product'
import { shariahWord } from '@/lib/domain/products/product-base'
import type { IsoDate } from '@/lib/domain/values/iso-date'
import { footerColumns, legalLinks, menus, productGroups as navGroups, supportLinks } from '@/lib/routing/navigation'
import { routes } from '@/lib/routing/routes'
import { everyCalculator } from '@/lib/server/data/catalogue/calculators'
import { articleSearchEntries } from '@/lib/server/data/content/articles'
import { campaignSearchEntries } from '@/lib/server/data/content/campaigns'
import { companySearchEntries } from '@/lib/server/data/content/company'
import { allContent } from '@/lib/server/data/content/given-content'
import { guideSearchEntries } from '@/lib/server/data/content/guides'
import { partnerSearchEntries } from '@/lib/server/data/content/partners'
import { createSearchIndex, type SearchIndex } from '@/lib/server/data/content/site-search'
import { supportSearchEntries } from '@/lib/server/data/content/support'
import { voucherSearchEntries } from '@/lib/server/data/content/vouchers'
import type { productGroups } from './product-groups'

type Groups = Awaited<ReturnType<typeof productGroups>>

let kept: { readonly key: string; readonly of: readonly unknown[]; readonly index: SearchIndex } | null = null

/**
 * Everything that can be found, on a day: what a product offers may end. The index is kept while the catalogue gives the same
 * products, and the provider the same texts.
 */
export async function searchIndex(groups: Groups, today: IsoDate): Promise<SearchIndex> {
  const of = [...groups.map(({ products }) => products), ...allContent()]
  if (kept !== null && kept.key === today && of.every((list, at) => list === kept?.of[at])) return kept.index
  const index = createSearchIndex(await searchGroups(groups, today))
  kept = { key: today, of, index }
  return index
}

/** What a list could be filtered by to leave this product. */
function offers(category: Category, product: Product, today: IsoDate): string {
  return category.facets
    .filter(({ mode }) => mode !== 'leave-out')
    .flatMap(({ options }) => options.filter(({ matches }) => matches(product, today)).map(({ label }) => label))
    .join(', ')
}

/** The products of all lists, each with the figure that its list is ordered by. */
function productEntries(groups: Groups, today: IsoDate): readonly SearchEntry[] {
  return groups.flatMap(({ category, products }) => {
    const figures = headlinesOf(category, products, today)
    return products.map((product) => {
      const figure = figures.get(product.slug)
      return {
        href: productHref(category, product),
        title: product.name,
        context: [product.issuer.name, category.title, shariahWord(product)].filter((part) => part !== null).join(', '),
        also: `${category.singular} ${offers(category, product, today)}`,
        ...(figure === undefined ? {} : { figure }),
      }
    })
  })
}

/** Lists, their products, calculators, what we do not cover, answers, guides, articles, rates, pages and words. */
export async function searchGroups(groups: Groups, today: IsoDate): Promise<SearchGroup[]> {
  const lists = groups.flatMap(({ category }) => [
    { href: category.path, title: category.title, context: category.lede },
    ...category.variants.map((variant) => ({
      href: `${category.path}/${variant.slug}`,
      title: variant.title,
      context: variant.lede,
    })),
  ])
  const calculators = (await everyCalculator()).map(({ id, title, purpose }) => ({
    href: calculatorPath(id),
    title,
    context: purpose,
    also: 'calculator',
  }))
  const words = glossary.flatMap(({ entries }) =>
    entries.map(({ id, term, meaning }) => ({ href: `${routes.glossary}#${id}`, title: term, context: meaning })),
  )
  return [
    { title: 'Lists', singular: listKind, entries: lists },
    { title: 'Products', singular: 'Product', entries: productEntries(groups, today) },
    { title: 'Calculators', singular: 'Calculator', entries: calculators },
    { title: 'What we do not cover', singular: 'Not covered', entries: notCovered.map(notCoveredEntry) },
    { title: 'Answers', singular: 'Answer', entries: supportSearchEntries() },
    { title: 'Guides', singular: 'Guide', entries: guideSearchEntries() },
    { title: 'Articles', singular: 'Article', entries: articleSearchEntries() },
    {
      title: 'Campaigns and vouchers',
      singular: 'Offer',
      entries: [...campaignSearchEntries(), ...voucherSearchEntries()],
    },
    { title: 'Key rates', singular: 'Key rate', entries: keyRates(today).map(rateEntry) },
    { title: 'Pages', singular: 'Page', entries: pages(new Set([...lists, ...calculators].map(({ href }) => href))) },
    { title: 'Words', singular: 'Word', entries: words },
  ]
}

function notCoveredEntry({ id, title, answer, also, next }: NotCovered): SearchEntry {
  return { href: `${routes.notCovered}#${id}`, title, context: answer, also, next }
}

function rateEntry({ name, value, meaning }: KeyRate): SearchEntry {
  const figure = { name: null, value, scenario: null }
  return { href: `${routes.financialHub}#key-rates`, title: name, context: meaning, figure }
}

/** The pages of the referral programme that no menu of visitors names. */
const programmePages: readonly SearchEntry[] = [
  { href: routes.referral, title: 'Referral programme', context: 'Invite a friend' },
  { href: routes.points, title: 'MX Points', context: 'Your points, for members' },
]

/** The pages of the menus and the footer, each once, under its own title where it has one; lists stand by themselves. */
function pages(listed: ReadonlySet<string>): SearchEntry[] {
  const titled = [...companySearchEntries(), ...programmePages]
  const linked = [...navGroups, ...menus, ...footerColumns, { label: 'Support', links: supportLinks }].flatMap(
    ({ label, links }) => links.map((link) => ({ href: link.href, title: link.label, context: label })),
  )
  const legal = legalLinks.map(({ href, label }) => ({ href, title: label, context: 'The texts that bind' }))
  const seen = new Set(listed)
  return [...titled, ...partnerSearchEntries(), ...linked, ...legal].filter(
    ({ href }) => !seen.has(href) && seen.add(href),
  )
}
