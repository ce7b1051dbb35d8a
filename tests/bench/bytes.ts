import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Bench } from './bench'
import { type Figure, type Figures, kilobytes, largest } from './figures'
import { firstScripts } from './first-scripts'
import { askPage } from './http'
import { pageKinds } from './site-pages'

/** Text of a document's style elements. */
export function inlinedStyles(html: string): string {
  return [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map((match) => match[1]).join('')
}

function count(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].length
}

async function scripts({ site, pages }: Bench): Promise<Figures> {
  const figures: Record<string, Figure> = {}
  for (const kind of pageKinds) {
    const url = site.origin + pages.kinds[kind]
    const found = await firstScripts(url, (await askPage(url)).text)
    const sent = [...found.values()].reduce((sum, bytes) => sum + bytes, 0)
    figures[`bytes.script-${kind}`] = { value: kilobytes(sent), note: `${found.size} files` }
  }
  return figures
}

/** A row's way out to the issuer: once in the markup of each row, and nowhere else. */
const wayOut = /\/apply\/(?!partner\/)[a-z-]+\/[a-z0-9-]+/g

async function lists({ site, pages }: Bench): Promise<Figures> {
  let repeated = 0
  const weigh = async (paths: readonly string[]) => {
    const sizes = new Map<string, number>()
    for (const path of paths) {
      const { sent, text } = await askPage(site.origin + path)
      repeated += count(text, wayOut) - count(text, /<article\b/g)
      sizes.set(path, kilobytes(sent))
    }
    return largest(sizes)
  }
  const bare = await weigh(pages.lists)
  const variant = await weigh(pages.variants)
  return { 'bytes.html-list': bare, 'bytes.html-variant': variant, 'bytes.rows-repeated': { value: repeated } }
}

async function otherDocuments({ site, pages }: Bench): Promise<Figures> {
  const weigh = async (path: string) => kilobytes((await askPage(site.origin + path)).sent)
  const evaluateAll = async (paths: readonly string[]) => {
    const weights = new Map<string, number>()
    for (const path of paths) weights.set(path, await weigh(path))
    return largest(weights)
  }
  return {
    'bytes.html-detail': await evaluateAll(pages.details),
    'bytes.html-calculator': await evaluateAll(pages.calculators),
    'bytes.html-article': await evaluateAll([pages.kinds.article, ...pages.articles]),
  }
}

/** Where a build's fonts lie: those that Next bundles, and those served under their own name. */
const fontFolders = ['.next/static/media', 'public/fonts']

async function looks({ site, pages }: Bench): Promise<Figures> {
  const styles = inlinedStyles((await askPage(site.origin + pages.kinds.list)).text)
  const files = fontFolders.flatMap((folder) =>
    (existsSync(folder) ? readdirSync(folder) : []).map((name) => join(folder, name)),
  )
  const fonts = files.filter((path) => /\.(?:woff2?|ttf|otf)$/.test(path))
  const fontBytes = fonts.reduce((sum, path) => sum + statSync(path).size, 0)
  return {
    'bytes.css-raw': { value: kilobytes(styles.length) },
    'bytes.css-sent': { value: kilobytes(gzipSync(styles).length) },
    'bytes.font-files': { value: fonts.length },
    'bytes.fonts': { value: kilobytes(fontBytes) },
  }
}

/** What documents and the scripts that they ask for weigh, as sent. */
export async function bytes(bench: Bench): Promise<Figures> {
  return {
    ...(await scripts(bench)),
    ...(await lists(bench)),
    ...(await otherDocuments(bench)),
    ...(await looks(bench)),
  }
}
