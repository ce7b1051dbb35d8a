import { parseAst } from 'rolldown/parseAst'
import { askPage } from './http'

/** What a document makes a browser fetch as script: elements with an address, now or after the first paint, and links that fetch one ahead. */
const element = /<(?:script|link)\b[^>]*>/g
const scriptLink = /\srel="(?:modulepreload|preload)"/

/** Addresses that a document names. Scripts for browsers without modules are left out: no browser of today fetches them. */
export function namedScripts(html: string): string[] {
  const tags = [...html.matchAll(element)].map(([tag]) => tag)
  const addresses = tags.flatMap((tag) => {
    if (tag.startsWith('<script'))
      return /\snomodule\b/i.test(tag) ? [] : (/\s(?:data-)?src="([^"]+)"/.exec(tag)?.[1] ?? [])
    const isScript = scriptLink.test(tag) && (/\srel="modulepreload"/.test(tag) || /\sas="script"/.test(tag))
    return isScript ? (/\shref="([^"]+)"/.exec(tag)?.[1] ?? []) : []
  })
  return [...new Set(addresses)]
}

/** What a module must have before it runs: its static imports, as they are written. */
export function staticImports(code: string): string[] {
  return parseAst(code, { lang: 'js' }).body.flatMap((statement) => {
    const isImport =
      statement.type === 'ImportDeclaration' ||
      statement.type === 'ExportAllDeclaration' ||
      statement.type === 'ExportNamedDeclaration'
    return isImport && statement.source !== null ? [statement.source.value] : []
  })
}

const laterImport = /\bimport\(\s*["'`]([^"'`]+)["'`]\s*\)/g

/** What a module loads when it needs it, as it is written. */
export function laterImports(code: string): string[] {
  return Array.from(code.matchAll(laterImport), ([, address = '']) => address)
}

/** Scripts with all that they import in turn, each with its bytes as sent. Throws when one is not there. */
export async function withImports(urls: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>()
  let open = urls
  while (open.length > 0) {
    const fresh = [...new Set(open)].filter((url) => !found.has(url))
    const wires = await Promise.all(fresh.map(async (url) => ({ url, wire: await askPage(url) })))
    for (const { url, wire } of wires) found.set(url, wire.sent)
    open = wires.flatMap(({ url, wire }) => staticImports(wire.text).map((address) => new URL(address, url).href))
  }
  return found
}

/**
 * Every script that a document asks for before anybody touches it, with its bytes as sent: what it names, and what that
 * imports in turn. Throws when one is not there.
 */
export function firstScripts(page: string, html: string): Promise<ReadonlyMap<string, number>> {
  return withImports(namedScripts(html).map((address) => new URL(address, page).href))
}
