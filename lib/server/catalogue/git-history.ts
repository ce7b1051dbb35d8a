import * as z from 'zod'
import type { CatalogueHistory } from '@/lib/domain/list/site-changes'
import { type IsoDate, parseIsoDate } from '@/lib/domain/values/iso-date'

/** Where a build leaves what it learned of the files' history; a folder that later builds keep. */
export const historyPlace = '.next/cache/catalogue-history.json'

const day = z
  .string()
  .transform(parseIsoDate)
  .refine((date) => date !== null)

/** What a build wrote down; null where there was no version control to ask. */
export const historySchema: z.ZodType<CatalogueHistory | null> = z
  .strictObject({
    products: z.record(z.string(), z.strictObject({ listedOn: day, changedOn: z.array(day) })),
    removed: z.array(z.strictObject({ name: z.string(), on: day })),
    figures: z.record(
      z.string(),
      z.strictObject({
        name: z.string(),
        scenario: z.string(),
        steps: z.array(z.strictObject({ on: day, text: z.string(), value: z.number().nullable() })),
      }),
    ),
  })
  .nullable()

/** What `git log` is asked, oldest first: each commit's day, and each line that a product's file gained or lost. */
export const historyArguments = [
  'log',
  '--reverse',
  '--no-renames',
  '--no-color',
  '--no-ext-diff',
  '--date=short-local',
  '--format=@%cd',
  '--patch',
  '--unified=0',
  '--full-index',
  '-G^updatedOn:',
  '--',
  'content/catalogue',
]

const filePattern = /^(?:---|\+\+\+) [ab]\/content\/catalogue\/([a-z-]+\/[a-z0-9-]+)\.yaml$/

/** One file in one commit: its key, whether it came or went, its changed day and its name where they were written or lost. */
interface FileChange {
  key: string
  isAdded: boolean
  isDeleted: boolean
  updatedOn: IsoDate | null
  lostName: string | null
  /** The name by which version control gives the file as it became. */
  blob: string
}

/** A file as it was from a day on. */
export interface FileVersion {
  readonly on: IsoDate
  readonly blob: string
}

/** What the log says: all of the catalogue's history but the figures, which are in the files themselves. */
export interface FileHistory extends Omit<CatalogueHistory, 'figures'> {
  /** By category and slug, the oldest first. */
  readonly versions: Readonly<Record<string, readonly FileVersion[]>>
}

function readChange(lines: readonly string[]): FileChange | null {
  const change: FileChange = { key: '', isAdded: false, isDeleted: false, updatedOn: null, lostName: null, blob: '' }
  for (const line of lines) {
    const key = filePattern.exec(line)?.[1]
    if (key !== undefined) change.key = key
    else if (line === '--- /dev/null') change.isAdded = true
    else if (line === '+++ /dev/null') change.isDeleted = true
    else if (line.startsWith('+updatedOn: ')) change.updatedOn = parseIsoDate(line.slice('+updatedOn: '.length).trim())
    else if (line.startsWith('index ')) change.blob = /\.\.([0-9a-f]+)/.exec(line)?.[1] ?? ''
    else if (line.startsWith('-name: ')) change.lostName = line.slice('-name: '.length).replaceAll(/^["']|["']$/g, '')
  }
  return change.key === '' ? null : change
}

/**
 * Reads the answer to {@link historyArguments}. A file that came back counts from its return; one that is gone is told once.
 */
export function parseHistory(text: string): FileHistory {
  const products = new Map<string, { listedOn: IsoDate; changedOn: IsoDate[] }>()
  const versions = new Map<string, FileVersion[]>()
  const removed = new Map<string, { name: string; on: IsoDate }>()
  for (const commit of text.split(/^@(?=\d{4}-\d{2}-\d{2}$)/m)) {
    const on = parseIsoDate(commit.slice(0, 10))
    if (on === null) continue
    for (const file of commit.split(/^diff --git /m).slice(1)) {
      const change = readChange(file.split('\n'))
      if (change === null) continue
      const known = products.get(change.key)
      if (change.isDeleted) {
        products.delete(change.key)
        versions.delete(change.key)
        removed.set(change.key, { name: change.lostName ?? change.key, on })
      } else if (change.isAdded || known === undefined) {
        products.set(change.key, { listedOn: on, changedOn: [] })
        removed.delete(change.key)
      } else if (change.updatedOn !== null) known.changedOn.push(change.updatedOn)
      if (!change.isDeleted) versions.set(change.key, [...(versions.get(change.key) ?? []), { on, blob: change.blob }])
    }
  }
  return {
    products: Object.fromEntries(products),
    removed: [...removed.values()],
    versions: Object.fromEntries(versions),
  }
}
