import type { Category } from '@/lib/domain/categories/category'
import { hubs } from '@/lib/domain/categories/hubs'
import { categoryList } from '@/lib/domain/categories/registry'
import { withSeal } from '@/lib/domain/with-seal'

interface Crumb {
  readonly href: string
  readonly label: string
}

/** The same pages, where the list of a category is led back to with what was told of it. */
export function sealedCrumbs(crumbs: readonly Crumb[], { path }: Category, sealed: string | null): readonly Crumb[] {
  return crumbs.map((crumb) => (crumb.href === path ? { ...crumb, href: withSeal(path, sealed) } : crumb))
}

/** The pages above an address, from the home page down. */
export function parentCrumbs(path: string): Crumb[] {
  const above = [...hubs, ...categoryList]
    .map((page) => ({ href: page.path, label: page.title }))
    .filter(({ href }) => path.startsWith(`${href}/`))
  return [{ href: '/', label: 'Home' }, ...above.sort((a, b) => a.href.length - b.href.length)]
}
