import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** What each file is imported by, over the whole of the source and its tests. */
export type Importers = ReadonlyMap<string, readonly string[]>

/** Where an import of a file leads, without its ending; null for a package. */
function targetOf(from: string, specifier: string): string | null {
  if (specifier.startsWith('@/')) return specifier.slice(2)
  return specifier.startsWith('.') ? normalize(join(dirname(from), specifier)) : null
}

/** Reads who imports whom, from the root of the checkout. */
export function readImporters(folders = '{app,components,hooks,lib,scripts,tests}'): Importers {
  const files = globSync(`${folders}/**/*.{ts,tsx}`)
  const known = new Map(files.map((path) => [path.replace(/\.tsx?$/, ''), path]))
  const importers = new Map<string, string[]>()
  for (const file of files) {
    for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import\(?) ?'([^']+)'/g)) {
      const target = known.get(targetOf(file, specifier) ?? '')
      if (target !== undefined) importers.set(target, [...(importers.get(target) ?? []), file])
    }
  }
  return importers
}

/** The tests that reach a file over the fewest imports, at most so many; those that `isLeftOut` names are not among them. */
export function nearTests(
  path: string,
  importers: Importers,
  most: number,
  isLeftOut: (test: string) => boolean,
): readonly string[] {
  const seen = new Set([path])
  const found: string[] = []
  for (let ring: readonly string[] = [path]; ring.length > 0 && found.length < most; ) {
    const next = [...new Set(ring.flatMap((file) => importers.get(file) ?? []))]
      .filter((file) => !seen.has(file))
      .sort()
    for (const file of next) seen.add(file)
    found.push(...next.filter((file) => /\.test\.tsx?$/.test(file) && !isLeftOut(file)))
    ring = next
  }
  return found.slice(0, most)
}
