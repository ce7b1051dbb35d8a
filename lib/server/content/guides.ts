import 'server-only'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import type { Guide } from '@/lib/domain/guide'
import { CatalogueError, type Finding } from '@/lib/server/catalogue/findings'
import { readGuide } from './read-guide'

/** Every guide in the order of its file's name, or everything that is wrong: never a part. */
type VerifiedGuides =
  | { readonly ok: true; readonly guides: readonly Guide[] }
  | { readonly ok: false; readonly findings: readonly Finding[] }

/** Reads and checks the guides below a content folder; a folder without any has none. */
export function verifyGuides(dir: string): VerifiedGuides {
  const folder = join(/* turbopackIgnore: true */ resolve(dir), 'guides')
  const guides: Guide[] = []
  const findings: Finding[] = []
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith('.')) : []
  for (const name of names.sort()) {
    const text = readFileSync(join(/* turbopackIgnore: true */ folder, name), 'utf8')
    const read = readGuide({ path: `${basename(resolve(dir))}/guides/${name}`, text })
    if (read.ok) guides.push(read.guide)
    else findings.push(...read.findings)
  }
  return findings.length > 0 ? { ok: false, findings } : { ok: true, guides }
}

let held: readonly Guide[] | undefined

/**
 * The guides of this process, read from `content/guides` once; a change needs a new start. Throws CatalogueError with
 * everything that is wrong.
 */
export function guides(): readonly Guide[] {
  if (held !== undefined) return held
  const verified = verifyGuides(join(process.cwd(), 'content'))
  if (!verified.ok) throw new CatalogueError(verified.findings)
  held = verified.guides
  return held
}
