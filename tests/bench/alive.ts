import type { Page } from '@playwright/test'
import type { Loaded, Opened } from './browser'
import { kilobytes } from './figures'
import { ask } from './http'

const patienceMs = 30_000

/** Somebody is at a page: a pointer moves. The first move of all brings it there, which a page does not take for a sign. */
export async function comeTo(page: Page): Promise<void> {
  await page.mouse.move(1, 1)
  await page.mouse.move(3, 3)
}

/** Waits until an island answers to somebody whose pointer has moved, without touching it. `island` ends its name: a personal list is a list too. */
export async function awake(page: Page, island: string): Promise<void> {
  const found = page.locator(`[data-island$="${island}"][data-awake]`)
  const until = Date.now() + patienceMs
  // What hears of a pointer comes after the first paint, at a time that nobody tells: the pointer moves on until then.
  for (let isFound = false; !isFound; ) {
    await comeTo(page)
    isFound = await found.waitFor({ state: 'attached', timeout: 500 }).then(
      () => true,
      () => false,
    )
    if (!isFound && Date.now() > until) throw new Error(`${island} did not wake`)
  }
}

/** The scripts that a page has loaded so far. */
export function scriptsOf(loaded: readonly Loaded[]): readonly Loaded[] {
  return loaded.filter(({ type }) => type === 'Script')
}

/** A list's first change: another order. Done when the rows are in it and nothing is on the wire. */
export async function changeOrder({ page, quiet }: Opened): Promise<void> {
  const address = page.url()
  await page.locator('select[name=sort]').focus()
  await page.keyboard.press('ArrowDown')
  await page.waitForURL((url) => url.href !== address)
  await quiet()
}

/** Bytes of scripts on the wire, and a note that says how they were sent and what they weigh gzipped. */
export async function weighScripts(scripts: readonly Loaded[]): Promise<{ bytes: number; note: string }> {
  const gzipped = await Promise.all(scripts.map(async ({ url }) => (await ask(url)).sent))
  const encodings = [...new Set(scripts.map(({ encoding }) => encoding || 'plain'))].join(' and ')
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
  const note = `${scripts.length} files sent as ${encodings}; their bodies ${kilobytes(sum(gzipped))} kB in gzip`
  return { bytes: sum(scripts.map(({ sent }) => sent)), note }
}
