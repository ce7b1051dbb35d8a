import { categories } from '@/lib/domain/categories/registry'

interface Crumb {
  readonly href: string
  readonly label: string
}

const hubs: readonly Crumb[] = [
  { href: '/bank', label: 'Bank' },
  { href: '/bank-account', label: 'Bank accounts' },
  { href: '/loan', label: 'Loans' },
  { href: '/investment', label: 'Investment' },
]

/** The pages above an address, from the home page down. */
export function parentCrumbs(path: string): Crumb[] {
  const lists = Object.values(categories).map((category) => ({ href: category.path, label: category.title }))
  const above = [...hubs, ...lists].filter(({ href }) => path.startsWith(`${href}/`))
  return [{ href: '/', label: 'Home' }, ...above.sort((a, b) => a.href.length - b.href.length)]
}
