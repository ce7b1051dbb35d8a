import type { Category } from '@/lib/domain/categories/category'
import { hubs } from '@/lib/domain/categories/hubs'
import { categoryList } from '@/lib/domain/categories/registry'
import { supportCategories } from '@/lib/domain/content/support'
import { withSeal } from '@/lib/domain/personal/with-seal'
import { routes } from '@/lib/routing/routes'

interface Crumb {
  readonly href: string
  readonly label: string
}

/** The same pages, where the list of a category is led back to with what was told of it. */
export function sealedCrumbs(crumbs: readonly Crumb[], { path }: Category, sealed: string | null): readonly Crumb[] {
  return crumbs.map((crumb) => (crumb.href === path ? { ...crumb, href: withSeal(path, sealed) } : crumb))
}

const supportCrumbs: readonly Crumb[] = [
  { href: routes.support, label: 'Support centre' },
  ...supportCategories.map(({ slug, title }) => ({ href: routes.supportCategory(slug), label: title })),
  { href: routes.contactUs, label: 'Contact us' },
]

/** The pages above an address, from the home page down. */
export function parentCrumbs(path: string): Crumb[] {
  const above = [...hubs, ...categoryList]
    .map((page) => ({ href: page.path, label: page.title }))
    .concat(supportCrumbs)
    .filter(({ href }) => path.startsWith(`${href}/`))
  return [{ href: '/', label: 'Home' }, ...above.sort((a, b) => a.href.length - b.href.length)]
}
