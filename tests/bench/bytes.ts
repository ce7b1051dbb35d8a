import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Bench } from './bench'
import { type Figures, kilobytes, largest } from './figures'
import { askPage } from './http'
import { pageKinds } from './site-pages'

/** Scripts that a document names and a browser of today fetches: those for browsers without modules are left out. */
export function namedScripts(html: string): string[] {
  const tags = [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag).filter((tag) => !/\bnomodule\b/i.test(tag))
  return [...new Set(tags.flatMap((tag) => /\bsrc="([^"]+)"/.exec(tag)?.[1] ?? []))]
}

/** Text of a document's inline scripts that run, which is the payload that React starts from. */
export function payload(html: string): string {
  return [...html.matchAll(/<script(?![^>]*\b(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g)]
    .map((match) => match[1])
    .join('')
}

/** Text of a document's style elements. */
export function inlinedStyles(html: string): string {
  return [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map((match) => match[1]).join('')
}

function count(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].length
}

async function scriptBytes(origin: string, html: string): Promise<number> {
  const wires = await Promise.all(namedScripts(html).map((path) => askPage(new URL(path, origin).href)))
  return wires.reduce((sum, { sent }) => sum + sent, 0)
}

async function scripts({ site, floor, pages }: Bench): Promise<Figures> {
  const bare = await scriptBytes(floor.origin, (await askPage(floor.origin)).text)
  const figures: Record<string, Figures[string]> = {}
  for (const kind of pageKinds) {
    const own = await scriptBytes(site.origin, (await askPage(site.origin + pages.kinds[kind])).text)
    figures[`bytes.script-${kind}`] = {
      value: kilobytes(own - bare),
      note: `${kilobytes(own)} kB named, floor ${kilobytes(bare)} kB`,
    }
  }
  return figures
}

/** A row's way out to the issuer: once in the markup of each row, and nowhere in the payload. */
const wayOut = /\/apply\/[a-z-]+\/[a-z0-9-]+/g

async function documents({ site, pages }: Bench): Promise<Figures> {
  const figures: Record<string, Figures[string]> = {}
  const payloads = new Map<string, number>()
  let inPayload = 0
  let repeated = 0
  const listed = [...pages.lists, ...pages.variants.map((path) => ({ id: null, path }))]
  const variants = new Map<string, number>()
  for (const { id, path } of listed) {
    const { sent, text } = await askPage(site.origin + path)
    const start = payload(text)
    inPayload += count(start, wayOut)
    repeated += count(text, wayOut) - count(text, /<article\b/g)
    payloads.set(path, kilobytes(gzipSync(start).length))
    if (id === null) variants.set(path, kilobytes(sent))
    else figures[`bytes.html-${id}`] = { value: kilobytes(sent), note: `${kilobytes(text.length)} kB raw` }
  }
  const details = new Map<string, number>()
  for (const path of pages.details) details.set(path, kilobytes((await askPage(site.origin + path)).sent))
  const calculators = new Map<string, number>()
  for (const path of pages.calculators) calculators.set(path, kilobytes((await askPage(site.origin + path)).sent))
  return {
    ...figures,
    'bytes.html-variant': largest(variants),
    'bytes.html-detail': largest(details),
    'bytes.html-calculator': largest(calculators),
    'bytes.payload-list': largest(payloads),
    'bytes.rows-in-payload': { value: inPayload },
    'bytes.rows-repeated': { value: repeated },
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

/** What documents and the scripts they name weigh, as sent. */
export async function bytes(bench: Bench): Promise<Figures> {
  return { ...(await scripts(bench)), ...(await documents(bench)), ...(await looks(bench)) }
}
