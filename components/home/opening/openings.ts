import { insurance } from './insurance'
import type { Opening } from './opening'
import { partners } from './partners'
import { siteOpenings } from './site-openings'

/** Every address that has no content of its own yet. A page that gets its content loses its row here. */
export const openings: readonly Opening[] = [...insurance, ...partners, ...siteOpenings]

/** The opening page at this address; null when there is none. */
export function openingAt(path: string): Opening | null {
  return openings.find((opening) => opening.path === path) ?? null
}
