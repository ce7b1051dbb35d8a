import { z } from 'zod'
import type { Correction } from '@/lib/domain/content/correction'
import { proseEmbeds } from '@/lib/domain/content/prose'
import type { Problem } from '@/lib/domain/validation/field-problem'
import { day, sitePage, words } from './front-fields'
import type { ContentFile, ReadContent } from './read-content-file'
import { readMarkdownFile } from './read-markdown-file'

const frontSchema = z.strictObject({
  title: words(300),
  page: sitePage,
  wrong: words(300),
  right: words(300),
  since: z.union([z.literal('unknown').transform(() => null), day], {
    error: 'must be a date, such as 2026-11-20, or unknown',
  }),
  correctedOn: day,
})

function orderProblems({ since, correctedOn }: Pick<Correction, 'since' | 'correctedOn'>): readonly Problem[] {
  return since !== null && since > correctedOn
    ? [{ path: ['since'], reason: `lies after the day of the correction, ${correctedOn}` }]
    : []
}

/** Reads and checks one correction: its fields, then what happened. Its slug is the name of its file. */
export function readCorrection(file: ContentFile): ReadContent<Correction> {
  const read = readMarkdownFile(file, frontSchema, orderProblems)
  if (!read.ok) return read
  const { slug, front, body } = read.value
  if (proseEmbeds(body).length > 0) {
    const reason = 'reads from the catalogue: a correction says what was right on its day, in words'
    return { ok: false, findings: [{ file: file.path, line: 1, field: '', reason }] }
  }
  return { ok: true, value: { ...front, slug, text: body } }
}
