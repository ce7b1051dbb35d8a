import { followPage } from '@/lib/routing/routes'

/** How asking to be told of a product can end when the call was answered; its page says it. */
export const followResults = ['asked', 'email-empty', 'email-invalid'] as const

export type FollowResult = (typeof followResults)[number]

/** The key under which the address says how asking ended. What was typed is never part of an address. */
export const followedKey = 'result'

/** How asking ended, as an address says it; null for any other text. */
export function followResultOf(text: string | null): FollowResult | null {
  return followResults.find((result) => result === text) ?? null
}

/** A product and a case, as addresses name them. */
export interface FollowedProduct {
  readonly category: string
  readonly slug: string
  /** The query of the product's page, without `?`; empty for the case that it starts from. */
  readonly query: string
}

/** The query that names a product and a case. */
function followQuery({ category, slug, query }: FollowedProduct): URLSearchParams {
  return new URLSearchParams({ product: `${category}/${slug}`, ...(query !== '' && { case: query }) })
}

/** What a query names; null for one that names no product. */
export function followedIn(query: URLSearchParams): FollowedProduct | null {
  const [category = '', slug = '', ...rest] = query.get('product')?.split('/') ?? []
  if (category === '' || slug === '' || rest.length > 0) return null
  return { category, slug, query: query.get('case') ?? '' }
}

/** Where somebody asks to be told of a product. */
export function followPath(product: FollowedProduct): string {
  return `${followPage}?${followQuery(product)}`
}

/** Where that form is sent. */
export function followSendPath(product: FollowedProduct): string {
  return `${followPage}/send?${followQuery(product)}`
}
