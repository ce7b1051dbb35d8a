import { writeFileSync } from 'node:fs'
import { type DocumentsOf, type Kind, wayOfDocument } from './document-changes'
import { kilobytes } from './figures'
import { firstScripts, namedScripts } from './first-scripts'
import { ask, type Wire } from './http'
import { serve } from './serve'
import { pageKinds, sitePages } from './site-pages'

/** Addresses whose documents are looked at: every page of the build that has a kind, and one that is put together for its request. */
function addresses(): readonly string[] {
  const { kinds, lists, variants, details, calculators } = sitePages()
  const all = [...Object.values(kinds), ...lists, ...variants, ...details, ...calculators, '/credit-card?petrol=300']
  return [...new Set(all)]
}

function wayOf({ status, headers, text }: Wire) {
  return wayOfDocument({
    status,
    policy: headers['content-security-policy']?.toString() ?? null,
    scripts: namedScripts(text),
  })
}

async function measure(origin: string): Promise<DocumentsOf> {
  const faults: string[] = []
  for (const path of addresses()) {
    const way = wayOf(await ask(origin + path))
    if (way !== 'finished') faults.push(`${path} is ${way}`)
  }
  const kinds: Record<string, Kind> = {}
  for (const kind of pageKinds) {
    const url = origin + sitePages().kinds[kind]
    const { sent, text } = await ask(url)
    const scripts = await firstScripts(url, text)
    const bytes = [...scripts.values()].reduce((sum, one) => sum + one, 0)
    kinds[kind] = { document: kilobytes(sent), scripts: scripts.size, script: kilobytes(bytes) }
  }
  return { kinds, looked: addresses().length, faults }
}

// Weighs the documents of the build in this folder and writes what it found into the file that is named.
const [place] = process.argv.slice(2)
if (place === undefined) throw new Error('Name the file to write to')
const site = await serve()
try {
  writeFileSync(place, JSON.stringify(await measure(site.origin)))
} finally {
  await site.stop()
}
