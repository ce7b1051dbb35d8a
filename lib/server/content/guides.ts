import 'server-only'
import { join } from 'node:path'
import type { Guide } from '@/lib/domain/guide'
import { CatalogueError, type Finding } from '@/lib/server/catalogue/findings'
import { filesOf } from './content-folder'
import { readGuide } from './read-guide'

/** Every guide in the order of its file's name, or everything that is wrong: never a part. */
type VerifiedGuides =
  | { readonly ok: true; readonly guides: readonly Guide[] }
  | { readonly ok: false; readonly findings: readonly Finding[] }

/** Reads and checks the guides below a content folder; a folder without any has none. */
export function verifyGuides(dir: string): VerifiedGuides {
  const guides: Guide[] = []
  const findings: Finding[] = []
  for (const file of filesOf(dir, 'guides')) {
    const read = readGuide(file)
    if (read.ok) guides.push(read.value)
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
