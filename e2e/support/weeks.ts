import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, BrowserContext } from '@playwright/test'
import { addDays, type IsoDate } from '@/lib/domain/values/iso-date'
import { root } from './catalogue'
import { keyboardPhone } from './joining-keys'
import { type OwnServer, startProvider, startSite } from './servers'

/** A site with a provider in another process whose day can be moved, and devices that go along. */
export interface Weeks {
  readonly site: OwnServer
  readonly provider: OwnServer
  /** With what a command lives on the same day as the provider. */
  readonly variables: () => Readonly<Record<string, string>>
  /** A device of somebody's own, as small as any. */
  readonly device: () => Promise<BrowserContext>
  /** Starts both again so many days later: what happens by the hour happens then. */
  readonly later: (days: number) => Promise<void>
  readonly stop: () => Promise<void>
}

/** Noon in Malaysia, in epoch milliseconds. */
const noonOf = (day: IsoDate) => Date.parse(`${day}T12:00:00+08:00`)

const clockOf = (day: IsoDate) => ({
  CLOCK_STARTS: String(noonOf(day)),
  NODE_OPTIONS: `--import=${pathToFileURL(join(root, 'scripts', 'testing', 'moved-clock.mjs')).href}`,
  TEST_NOW: day,
})

/** Starts both on a day, and moves them on from there. */
export async function startWeeks(browser: Browser, first: IsoDate): Promise<Weeks> {
  let day = first
  const provider = await startProvider(clockOf(day))
  const site = await startSite({ ...clockOf(day), API_BASE_URL: provider.url })
  const contexts: BrowserContext[] = []
  const setClock = (context: BrowserContext) => context.clock.setSystemTime(noonOf(day))
  return {
    site,
    provider,
    variables: () => ({ ...clockOf(day), DATA_DIR: provider.dataDir }),
    device: async () => {
      const context = await browser.newContext({ baseURL: site.url, viewport: keyboardPhone })
      contexts.push(context)
      await setClock(context)
      return context
    },
    later: async (days) => {
      day = addDays(day, days)
      await provider.restart(clockOf(day))
      await site.restart(clockOf(day))
      await Promise.all(contexts.map(setClock))
    },
    stop: async () => {
      await Promise.all(contexts.map((context) => context.close()))
      await site.stop()
      await provider.stop()
    },
  }
}
