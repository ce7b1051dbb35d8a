import 'server-only'
import type { Correction } from '@/lib/domain/content/correction'
import { contentKind } from './content-kind'
import { readCorrection } from './read-correction'

const newestFirst = (one: Correction, other: Correction): number => {
  if (one.correctedOn === other.correctedOn) return one.slug.localeCompare(other.slug, 'en')
  return one.correctedOn < other.correctedOn ? 1 : -1
}

/** What a page said wrongly, the newest first. */
export const correctionContent = contentKind({ folder: 'corrections', read: readCorrection, order: newestFirst })
