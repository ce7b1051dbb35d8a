import { z } from 'zod'
import type { Correction } from '@/lib/domain/correction'
import type { Problem } from '@/lib/domain/field-problem'
import { parseIsoDate } from '@/lib/domain/iso-date'
import { type ContentFile, type ReadContent, readContentFile } from './read-content-file'

const words = z.string().trim().min(1).max(300)

const day = z
  .string()
  .transform(parseIsoDate)
  .refine((date) => date !== null, { error: 'must be a date, such as 2026-11-20' })

const frontSchema = z.strictObject({
  title: words,
  page: z
    .string()
    .regex(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/, { error: 'must be a page of this site, such as /credit-card' }),
  wrong: words,
  right: words,
  since: z.union([z.literal('unknown').transform(() => null), day], {
    error: 'must be a date, such as 2026-11-20, or unknown',
  }),
  correctedOn: day,
})

const filePattern = /\/([a-z0-9]+(?:-[a-z0-9]+)*)\.md$/
const fence = '---'

function orderProblems({ since, correctedOn }: Pick<Correction, 'since' | 'correctedOn'>): readonly Problem[] {
  return since !== null && since > correctedOn
    ? [{ path: ['since'], reason: `lies after the day of the correction, ${correctedOn}` }]
    : []
}

/**
 * Reads and checks one correction: front matter between two lines of three hyphens, then what happened, in paragraphs. Its
 * slug is the name of its file.
 */
export function readCorrection(file: ContentFile): ReadContent<Correction> {
  const refuse = (line: number, reason: string): ReadContent<Correction> => ({
    ok: false,
    findings: [{ file: file.path, line, field: '', reason }],
  })
  const slug = filePattern.exec(file.path)?.[1]
  if (slug === undefined) return refuse(1, 'must have a name of lower-case words with hyphens that ends in .md')
  const lines = file.text.split(/\r?\n/)
  const end = lines.indexOf(fence, 1)
  if (lines[0] !== fence || end === -1) return refuse(1, 'must begin with fields between two lines of ---')
  // The first fence stays as an empty line, so that findings name the lines of the file.
  const front = ['', ...lines.slice(1, end)].join('\n')
  const read = readContentFile({ path: file.path, text: front }, frontSchema, orderProblems)
  const text = paragraphsOf(lines.slice(end + 1))
  if (!read.ok) return read
  if (text.length === 0) return refuse(end + 1, 'says nothing of what happened: a paragraph must follow the fields')
  return { ok: true, value: { ...read.value, slug, text } }
}

/** Paragraphs are parted by empty lines; a line break within one is a space. */
function paragraphsOf(lines: readonly string[]): readonly string[] {
  return lines
    .join('\n')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replaceAll(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '')
}
