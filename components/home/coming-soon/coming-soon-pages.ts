import type { ComingSoon } from './coming-soon'
import { insurance } from './insurance'
import { sitePages } from './site-pages'

/** Every address that has no content of its own yet. A page that gets its content loses its row here. */
export const comingSoonPages: readonly ComingSoon[] = [...insurance, ...sitePages]
