import type { IsoDate } from '../values/iso-date'
import type { FindingId, NextPage } from './finding'
import { readKept } from './progress'
import { reportOf } from './report'

const mark = '#from-'

/** What the address of a calculator ends in when a finding leads there: which finding it was, and no figure. */
export function handedOverHash(id: FindingId): string {
  return `${mark}${id}`
}

/**
 * What a calculator's form is filled with for a visitor whom a finding led there: `hash` is the address's, `kept` the
 * answers that the tab keeps, `path` the calculator's. Null where nothing is handed over.
 */
export function handedOver(hash: string, kept: string | null, path: string, today: IsoDate): NextPage['fills'] {
  const progress = kept === null ? null : readKept(kept, today)
  if (progress === null) return null
  const { findings } = reportOf(progress.reading.answers, today)
  const next = findings.find(({ id }) => handedOverHash(id) === hash)?.next ?? null
  return next === null || next.href !== path ? null : next.fills
}
