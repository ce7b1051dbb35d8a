import 'server-only'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { CatalogueError, type Finding } from '@/lib/server/catalogue/findings'
import { filesOf, folderOf } from './content-folder'
import type { ContentFile, ReadContent } from './read-content-file'

/** Every entry of a kind, or everything that is wrong: never a part. */
export type VerifiedContent<T> =
  | { readonly ok: true; readonly entries: readonly T[] }
  | { readonly ok: false; readonly findings: readonly Finding[] }

interface KindSpec<T> {
  /** Folder below `content/`, and the name under which `catalogue:check` counts. */
  readonly folder: string
  /** The names of its files, where other files lie beside them; absent: every file. */
  readonly files?: RegExp
  readonly read: (file: ContentFile) => ReadContent<T>
  /** Order of the entries; absent: by the names of their files. */
  readonly order?: (one: T, other: T) => number
  /** What is wrong between entries; `folder` is the folder as findings name it, `dir` the content folder. */
  readonly between?: (entries: readonly T[], folder: string, dir: string) => readonly Finding[]
}

/** A kind of content: files of one folder, each read by one schema. */
export interface ContentKind<T> {
  readonly folder: string
  /** Reads and checks the files below a content folder; a folder that is not there holds none. */
  readonly verify: (dir: string) => VerifiedContent<T>
  /**
   * The entries of this process, read from `content/` once; a development server reads them again when a file has changed.
   * Throws CatalogueError with everything that is wrong.
   */
  readonly entries: () => readonly T[]
}

const isDevelopment = process.env.NODE_ENV === 'development'

/** What changes when a file of the folder is written, added or removed; '' where nothing is looked for. */
function stampOf(dir: string, folder: string): string {
  if (!isDevelopment) return ''
  const { files, path } = folderOf(dir, folder)
  return files.map((name) => `${name} ${statSync(join(/* turbopackIgnore: true */ path, name)).mtimeMs}`).join('\n')
}

/** Makes a kind of content of its folder and its reader. */
export function contentKind<T>({ folder, files: named = /./, read, order, between }: KindSpec<T>): ContentKind<T> {
  const verify = (dir: string): VerifiedContent<T> => {
    const results = filesOf(dir, folder)
      .filter(({ path }) => named.test(path))
      .map(read)
    const entries = results.flatMap((result) => (result.ok ? [result.value] : []))
    const wrong = results.flatMap((result) => (result.ok ? [] : result.findings))
    const findings = wrong.length > 0 ? wrong : (between?.(entries, folderOf(dir, folder).name, dir) ?? [])
    return findings.length > 0 ? { ok: false, findings } : { ok: true, entries: order ? entries.sort(order) : entries }
  }
  let held: { readonly stamp: string; readonly entries: readonly T[] } | undefined
  const entries = (): readonly T[] => {
    const dir = join(process.cwd(), 'content')
    const stamp = stampOf(dir, folder)
    if (held?.stamp === stamp) return held.entries
    const verified = verify(dir)
    if (!verified.ok) throw new CatalogueError(verified.findings)
    held = { stamp, entries: verified.entries }
    return held.entries
  }
  return { folder, verify, entries }
}
