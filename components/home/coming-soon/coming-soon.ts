import type { NavLink } from '@/lib/routing/navigation'

/** A page of the site that has an address but not yet its content: it says so and shows what helps today. */
export interface ComingSoon {
  readonly path: string
  readonly title: string
  /** One sentence: what the page is for. */
  readonly lede: string
  /** What will stand here, each in a few words or a sentence. */
  readonly plan: readonly string[]
  /** What the page does not do today, and what that means for the visitor. */
  readonly notYet: string
  /** Where to go meanwhile; at least one. */
  readonly meanwhile: readonly NavLink[]
}
