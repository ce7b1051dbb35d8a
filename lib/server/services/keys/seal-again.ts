import 'server-only'
import { isSealedBy, openData, sealData } from './data-seal'
import type { SealingKey } from './sealing-keys'

/** A row that holds something encrypted, and the place that it was encrypted for. */
export interface SealedRow {
  readonly id: string
  readonly place: string
  readonly sealed: string
}

/** Rows of one table that hold something encrypted with the keys of one purpose. */
export interface SealedRows {
  /** Reads or makes the keys, the one that seals first; throws when that cannot be done. */
  readonly keys: () => readonly [SealingKey, ...SealingKey[]]
  /** In the order of their ids, some that follow an id. */
  readonly after: (id: string) => Promise<readonly SealedRow[]>
  /** Puts another seal of the same text in place of one; false when the row changed meanwhile. */
  readonly replace: (row: SealedRow, sealed: string, text: string) => Promise<boolean>
}

/** How many were sealed again, and how many open with none of the keys. */
export interface SealedAgain {
  readonly sealed: number
  readonly unopened: number
}

/** Seals whatever another key sealed with the first one, row by row: a crash leaves each row whole. */
export async function sealAgain({ keys, after, replace }: SealedRows): Promise<SealedAgain> {
  const all = keys()
  let sealed = 0
  let unopened = 0
  for (let rows = await after(''); rows.length > 0; rows = await after(rows.at(-1)?.id ?? '')) {
    for (const row of rows.filter((one) => !isSealedBy(all[0], one.sealed))) {
      const text = openData(all, row.place, row.sealed)
      if (text === null) unopened += 1
      else if (await replace(row, sealData(all[0], row.place, text), text)) sealed += 1
    }
  }
  return { sealed, unopened }
}
