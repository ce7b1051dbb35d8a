import type { Category } from '@/lib/domain/categories/category'
import { categoryIds } from '@/lib/domain/categories/load'

/** Segments that the site uses, or keeps for itself, below a category's address. */
const segments = [
  'all',
  'api',
  'apply',
  'compare',
  'detail',
  'feed',
  'filter',
  'icon',
  'index',
  'list',
  'new',
  'not-found',
  'opengraph-image',
  'own',
  'page',
  'product',
  'products',
  'results',
  'robots',
  'search',
  'sitemap',
  'static',
  'twitter-image',
  'why',
] as const

/** Segments of the specification's addresses above and beside the lists. */
const siteSegments = [
  'account-settings',
  'bank',
  'bank-account',
  'blog',
  'business-loan',
  'campaign',
  'car-loan',
  'cgs',
  'credit-profile',
  'apex-securities',
  'fsmone',
  'insurance',
  'investment',
  'legal',
  'loan',
  'renewable-energy',
  'sinegy-dax',
  'support',
  'up-by-cgs-my',
  'versa',
  'vouchers',
] as const

/** Slugs that no product may have, because an address of the site uses them. */
export function reservedSlugs(categories: readonly Category[]): ReadonlySet<string> {
  const variants = categories.flatMap((category) => category.variants.map((variant) => variant.slug))
  const paths = categories.flatMap((category) => category.path.split('/').filter((part) => part !== ''))
  return new Set([...segments, ...siteSegments, ...categoryIds, ...variants, ...paths])
}
