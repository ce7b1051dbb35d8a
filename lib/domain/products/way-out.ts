/** What a visitor is told before they leave, and the link that leads out. */
export interface WayOut {
  readonly name: string
  /** Where it leads in the end. */
  readonly host: string
  readonly href: string
  /** The name by which the click is recorded; null: it is not. */
  readonly entityName: string | null
}

/** The way out to a partner, which records the click. */
export function partnerWayOut(slug: string): string {
  return `/apply/partner/${slug}`
}
