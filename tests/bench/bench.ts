import type { Browser } from 'playwright'
import type { Served } from './serve'
import type { SitePages } from './site-pages'

/** What every group of measurements works with. */
export interface Bench {
  readonly site: Served
  readonly floor: Served
  readonly browser: Browser
  readonly pages: SitePages
}
