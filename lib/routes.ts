import type { CategoryId } from './domain/products/product-base'

/** Addresses of the site that more than one place links to. Lists and details take theirs from their category. */
export const routes = {
  home: '/',
  products: '/products',
  howWeRank: '/how-we-rank',
  howWeArePaid: '/how-we-are-paid',
  glossary: '/glossary',
  reportFigure: '/report-a-figure',
  compare: '/compare',
  apply: (category: CategoryId, slug: string) => `/apply/${category}/${slug}`,
} as const
