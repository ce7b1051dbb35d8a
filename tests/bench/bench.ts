import type { Browser } from '@playwright/test'
import type { Served } from './serve'
import type { SitePages } from './site-pages'

/** Whether a budget is to be measured: all of them at first, afterwards those that failed. */
export type Wanted = (id: string) => boolean

/** What every group of measurements works with. */
export interface Bench {
  readonly site: Served
  readonly browser: Browser
  readonly pages: SitePages
  /** Whether times are measured as often as a decision on them needs. Otherwise they are measured once, and some on other days. */
  readonly thorough: boolean
}
