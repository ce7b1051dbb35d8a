import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { frozen } from '@/scripts/lib/frozen.mjs'

/** A copy of the frozen content in which a test writes files of its own. */
export interface ContentCopy {
  /** For TEST_CONTENT. */
  readonly path: string
  /** The text of a file, such as `blog/scams-and-how-to-check.md`. */
  readonly read: (file: string) => string
  readonly write: (file: string, text: string) => void
  readonly remove: () => void
}

/** Copies the frozen content into a folder of its own. */
export function copyContent(): ContentCopy {
  const folder = mkdtempSync(join(tmpdir(), 'timbang-content-'))
  const path = join(folder, 'content')
  cpSync(frozen.TEST_CONTENT, path, { recursive: true })
  return {
    path,
    read: (file) => readFileSync(join(path, file), 'utf8'),
    write: (file, text) => writeFileSync(join(path, file), text),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
