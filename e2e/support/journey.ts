import type { BrowserContext, Locator, Page } from '@playwright/test'

/** A page with what a visitor does there. Found by names and places, never by words: these may be translated. */
export interface Journey {
  readonly name: string
  readonly path: string
  /** The islands that it uses, by the names that their files have. */
  readonly islands: readonly string[]
  /** Makes the visitor who the page is for, once; `project` names the server. */
  readonly prepare?: (context: BrowserContext, project: string) => Promise<void>
  /** Selects what is there once the page has what it fetches. */
  readonly ready?: string
  /** Selects what says another thing at each visit, such as a time. What it says is judged by `act`. */
  readonly passing?: string
  /** Uses the controls; fulfilled when they have answered. */
  readonly act: (page: Page) => Promise<void>
}

/** An island of a page by its name. */
export function island(page: Page, name: string): Locator {
  return page.locator(`[data-island="${name}"]`)
}

/** Puts values into the store of every page that the visitor opens from now on. */
export async function keepOnDevice(context: BrowserContext, values: Readonly<Record<string, string>>): Promise<void> {
  await context.addInitScript((kept) => {
    // An empty page before the first address has no store.
    if (location.protocol !== 'http:') return
    for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value)
  }, values)
}
