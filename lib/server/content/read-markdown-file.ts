import type { z } from 'zod'
import type { Prose } from '@/lib/domain/content/prose'
import type { Problem } from '@/lib/domain/validation/field-problem'
import type { Finding } from '@/lib/server/catalogue/findings'
import { readProse } from './markdown/read-prose'
import { type ContentFile, type ReadContent, readContentFile } from './read-content-file'

const filePattern = /\/([a-z0-9]+(?:-[a-z0-9]+)*)\.md$/
const fence = '---'

/** A Markdown file: its slug (the name of the file), its fields and its text. */
interface MarkdownFile<T> {
  readonly slug: string
  readonly front: T
  readonly body: Prose
}

/** The fields of a Markdown file and its text; null without fields. What is left out stays as empty lines, so that findings name the lines of the file. */
export function markdownParts(
  text: string,
): { readonly front: string; readonly body: string; readonly end: number } | null {
  const lines = text.split(/\r?\n/)
  const end = lines.indexOf(fence, 1)
  if (lines[0] !== fence || end === -1) return null
  const front = ['', ...lines.slice(1, end)].join('\n')
  return { front, body: lines.map((line, at) => (at > end ? line : '')).join('\n'), end }
}

/**
 * Reads a Markdown file: fields between two lines of three hyphens, checked by their schema, then the text. `further` finds
 * what no schema can. Everything that is wrong is found at its line, in the fields and in the text alike.
 */
export function readMarkdownFile<T>(
  file: ContentFile,
  schema: z.ZodType<T>,
  further: (front: T) => readonly Problem[],
): ReadContent<MarkdownFile<T>> {
  const refuse = (line: number, reason: string): ReadContent<MarkdownFile<T>> => ({
    ok: false,
    findings: [{ file: file.path, line, field: '', reason }],
  })
  const slug = filePattern.exec(file.path)?.[1]
  if (slug === undefined) return refuse(1, 'must have a name of lower-case words with hyphens that ends in .md')
  const parts = markdownParts(file.text)
  if (parts === null) return refuse(1, 'must begin with fields between two lines of ---')
  const front = readContentFile({ path: file.path, text: parts.front }, schema, further)
  const body = readProse(parts.body)
  const bodyFindings: readonly Finding[] = body.problems.map(({ line, reason }) => ({
    file: file.path,
    line,
    field: '',
    reason,
  }))
  if (!front.ok) return { ok: false, findings: [...front.findings, ...bodyFindings] }
  if (bodyFindings.length > 0) return { ok: false, findings: bodyFindings }
  if (body.prose.length === 0) return refuse(parts.end + 1, 'says nothing: a text must follow the fields')
  return { ok: true, value: { slug, front: front.value, body: body.prose } }
}
