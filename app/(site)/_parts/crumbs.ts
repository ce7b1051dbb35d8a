import { hubs } from '@/lib/domain/categories/hubs'
import { categoryList } from '@/lib/domain/categories/registry'

interface Crumb {
  readonly href: string
  readonly label: string
}

/** The pages above an address, from the home page down. */
export function parentCrumbs(path: string): Crumb[] {
  const above = [...hubs, ...categoryList]
    .map((page) => ({ href: page.path, label: page.title }))
    .filter(({ href }) => path.startsWith(`${href}/`))
  return [{ href: '/', label: 'Home' }, ...above.sort((a, b) => a.href.length - b.href.length)]
}
