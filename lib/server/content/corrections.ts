import 'server-only'
import { join } from 'node:path'
import type { Correction } from '@/lib/domain/correction'
import { CatalogueError, type Finding } from '@/lib/server/catalogue/findings'
import { filesOf } from './content-folder'
import { readCorrection } from './read-correction'

/** Every correction, the newest first, or everything that is wrong: never a part. */
type VerifiedCorrections =
  | { readonly ok: true; readonly corrections: readonly Correction[] }
  | { readonly ok: false; readonly findings: readonly Finding[] }

/** Reads and checks the corrections below a content folder; a folder without any has none. */
export function verifyCorrections(dir: string): VerifiedCorrections {
  const corrections: Correction[] = []
  const findings: Finding[] = []
  for (const file of filesOf(dir, 'corrections')) {
    const read = readCorrection(file)
    if (read.ok) corrections.push(read.value)
    else findings.push(...read.findings)
  }
  if (findings.length > 0) return { ok: false, findings }
  const newestFirst = (one: Correction, other: Correction) =>
    one.correctedOn === other.correctedOn
      ? one.slug.localeCompare(other.slug, 'en')
      : one.correctedOn < other.correctedOn
        ? 1
        : -1
  return { ok: true, corrections: corrections.sort(newestFirst) }
}

let held: readonly Correction[] | undefined

/**
 * The corrections of this process, read from `content/corrections` once; a change needs a new start. Throws CatalogueError
 * with everything that is wrong.
 */
export function corrections(): readonly Correction[] {
  if (held !== undefined) return held
  const verified = verifyCorrections(join(process.cwd(), 'content'))
  if (!verified.ok) throw new CatalogueError(verified.findings)
  held = verified.corrections
  return held
}
