import 'server-only'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { type Embed, embedNodes, type Prose } from '@/lib/domain/content/prose'
import { CatalogueError, type Finding } from '@/lib/server/catalogue/findings'
import { contentDir } from '@/lib/server/content-dir'
import { env } from '@/lib/server/env'
import { filesOf, folderOf } from './content-folder'
import type { ContentFile, ReadContent } from './read-content-file'

/** What a text of a file reads from the catalogue, with its place. */
export interface PlacedEmbed {
  readonly file: string
  readonly line: number
  readonly embed: Embed
}

/** Every entry of a kind with what their texts read from the catalogue, or everything that is wrong: never a part. */
export type VerifiedContent<T> =
  | {
      readonly ok: true
      /** What they were read from. */
      readonly files: readonly ContentFile[]
      readonly entries: readonly T[]
      readonly embeds: readonly PlacedEmbed[]
    }
  | { readonly ok: false; readonly findings: readonly Finding[] }

type Read<T> = Extract<VerifiedContent<T>, { readonly ok: true }>

interface KindSpec<T> {
  /** Folder below `content/`, and the name under which `catalogue:check` counts. */
  readonly folder: string
  /** The names of its files, where other files lie beside them; absent: every file. */
  readonly files?: RegExp
  readonly read: (file: ContentFile) => ReadContent<T>
  /** Order of the entries; absent: by the names of their files. */
  readonly order?: (one: T, other: T) => number
  /** What is wrong between entries of the folder; `folder` is the folder as findings name it, `dir` the content folder. */
  readonly between?: (entries: readonly T[], folder: string, dir: string) => readonly Finding[]
  /** The texts of an entry that may read from the catalogue; absent: none does. */
  readonly texts?: (entry: T) => readonly Prose[]
}

/** A kind of content: files of one folder, each read by one schema. */
export interface ContentKind<T> {
  readonly folder: string
  /** Reads and checks the files below a content folder; a folder that is not there holds none. */
  readonly verify: (dir: string) => VerifiedContent<T>
  /**
   * Reads files that came from elsewhere, as texts of `<slug>.md`, in the order of {@link entries}. What is wrong between them is not
   * looked for: they may name what is not among them. Throws CatalogueError with the first findings.
   */
  readonly read: (files: readonly ContentFile[]) => readonly T[]
  /**
   * The entries of this process, read from `content/` once; a development server reads them again when a file has changed.
   * Throws CatalogueError with everything that is wrong.
   */
  readonly entries: () => readonly T[]
  /** The files of {@link entries}, as they were when these were read. Throws as they do. */
  readonly files: () => readonly ContentFile[]
  /** What the texts of {@link entries} read from the catalogue. Throws as they do. */
  readonly embeds: () => readonly PlacedEmbed[]
}

/** What somebody else sent may be wrong in a thousand places: a log needs to name some. */
const mostFindings = 20

/** What changes when a file of the folder is written, added or removed; '' where nothing is looked for. */
function stampOf(dir: string, folder: string): string {
  if (env().NODE_ENV !== 'development') return ''
  const { files, path } = folderOf(dir, folder)
  return files.map((name) => `${name} ${statSync(join(/* turbopackIgnore: true */ path, name)).mtimeMs}`).join('\n')
}

/** Makes a kind of content of its folder and its reader. */
export function contentKind<T>({
  folder,
  files: named = /./,
  read,
  order,
  between,
  texts,
}: KindSpec<T>): ContentKind<T> {
  const placed = (path: string, entry: T): readonly PlacedEmbed[] =>
    (texts?.(entry) ?? []).flatMap(embedNodes).map(({ line, embed }) => ({ file: path, line, embed }))
  const readAll = (files: readonly ContentFile[]): VerifiedContent<T> => {
    const results = files.map((file) => ({ path: file.path, result: read(file) }))
    const good = results.flatMap(({ path, result }) => (result.ok ? [{ path, entry: result.value }] : []))
    const findings = results.flatMap(({ result }) => (result.ok ? [] : result.findings))
    if (findings.length > 0) return { ok: false, findings }
    const entries = good.map(({ entry }) => entry)
    const embeds = good.flatMap(({ path, entry }) => placed(path, entry))
    return { ok: true, files, entries: order ? entries.sort(order) : entries, embeds }
  }
  const verify = (dir: string): VerifiedContent<T> => {
    const verified = readAll(filesOf(dir, folder).filter(({ path }) => named.test(path)))
    if (!verified.ok) return verified
    const findings = between?.(verified.entries, folderOf(dir, folder).name, dir) ?? []
    return findings.length > 0 ? { ok: false, findings } : verified
  }
  let held: { readonly stamp: string; readonly content: Read<T> } | undefined
  const content = (): Read<T> => {
    const dir = contentDir()
    const stamp = stampOf(dir, folder)
    if (held?.stamp === stamp) return held.content
    const verified = verify(dir)
    if (!verified.ok) throw new CatalogueError(verified.findings)
    held = { stamp, content: verified }
    return held.content
  }
  return {
    folder,
    verify,
    read: (files) => {
      const verified = readAll(files)
      if (!verified.ok) throw new CatalogueError(verified.findings.slice(0, mostFindings))
      return verified.entries
    },
    entries: () => content().entries,
    files: () => content().files,
    embeds: () => content().embeds,
  }
}
