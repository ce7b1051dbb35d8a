import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { Prose } from '@/lib/domain/content/prose'
import { cachedReading } from '../cached-readings'
import { proseSchema } from './prose-schema'
import { readBlocks } from './read-blocks'
import { type LineProblem, Reading } from './reading'

/** A text as data, and everything in it that is refused. `line` counts from 1 at the start of the text. */
export interface ReadProse {
  readonly prose: Prose
  readonly problems: readonly LineProblem[]
}

const parser = unified().use(remarkParse).use(remarkGfm, { singleTilde: false }).use(remarkDirective)

/**
 * Reads Markdown (CommonMark with tables, and directives for what is read from the catalogue) into prose. HTML, pictures,
 * addresses of other kinds than https and mailto, and names that are unknown are refused, each at its line.
 */
export function readProse(text: string): ReadProse {
  const kept = cachedReading('markdown', text)
  if (kept !== undefined) return { prose: proseSchema.parse(kept), problems: [] }
  const reading = new Reading()
  const prose = readBlocks(parser.parse(text).children, reading)
  return { prose, problems: reading.problems }
}
