import { comingSoonPages } from '@/components/home/coming-soon/coming-soon-pages'
import { glossary } from '@/components/home/glossary/glossary'
import { calculatorPath } from '@/lib/domain/calculator-pages/model'
import { calculatorIds, loadCalculator } from '@/lib/domain/calculator-pages/registry'
import { productHref } from '@/lib/domain/list-view'
import { shariahWord } from '@/lib/domain/products/product-base'
import type { SearchEntry, SearchGroup } from '@/lib/domain/search'
import { footerColumns, legalLinks, menus, productGroups as navGroups, supportLinks } from '@/lib/navigation'
import { routes } from '@/lib/routes'
import type { productGroups } from './product-groups'

/** Everything that can be found: products, their lists, calculators, pages and words. */
export async function searchIndex(groups: Awaited<ReturnType<typeof productGroups>>): Promise<SearchGroup[]> {
  const products = groups.flatMap(({ category, products: all }) =>
    all.map((product) => ({
      href: productHref(category, product),
      title: product.name,
      context: [product.issuer.name, category.title, shariahWord(product)].filter((part) => part !== null).join(', '),
    })),
  )
  const lists = groups.flatMap(({ category }) => [
    { href: category.path, title: category.title, context: category.lede },
    ...category.variants.map((variant) => ({
      href: `${category.path}/${variant.slug}`,
      title: variant.title,
      context: variant.lede,
    })),
  ])
  const calculators = (await Promise.all(calculatorIds.map(loadCalculator))).flatMap((one) =>
    one === null ? [] : [{ href: calculatorPath(one.id), title: one.title, context: one.purpose }],
  )
  const words = glossary.flatMap(({ entries }) =>
    entries.map(({ id, term, meaning }) => ({ href: `${routes.glossary}#${id}`, title: term, context: meaning })),
  )
  return [
    { title: 'Products', entries: products },
    { title: 'Lists', entries: lists },
    { title: 'Calculators', entries: calculators },
    { title: 'Pages', entries: pages(new Set([...lists, ...calculators].map(({ href }) => href))) },
    { title: 'Words', entries: words },
  ]
}

/** The pages of the menus and the footer, each once, under its own title where it has one; lists stand by themselves. */
function pages(listed: ReadonlySet<string>): SearchEntry[] {
  const titled = comingSoonPages.map(({ path, title, lede }) => ({ href: path, title, context: lede }))
  const linked = [...navGroups, ...menus, ...footerColumns, { label: 'Support', links: supportLinks }].flatMap(
    ({ label, links }) => links.map((link) => ({ href: link.href, title: link.label, context: label })),
  )
  const legal = legalLinks.map(({ href, label }) => ({ href, title: label, context: 'The texts that bind' }))
  const seen = new Set(listed)
  return [...titled, ...linked, ...legal].filter(({ href }) => !seen.has(href) && seen.add(href))
}
