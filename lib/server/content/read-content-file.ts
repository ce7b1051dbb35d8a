import type { z } from 'zod'
import type { Problem } from '@/lib/domain/validation/field-problem'
import { lineOf, readEditorText } from '@/lib/server/catalogue/editor-text'
import { type Finding, fieldName } from '@/lib/server/catalogue/findings'
import { readBy } from '@/lib/server/catalogue/read-product'

/** A file below the content folder. `path` starts at that folder. */
export interface ContentFile {
  readonly path: string
  readonly text: string
}

/** What a file says, or everything that is wrong with it, each finding at its line. */
export type ReadContent<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly findings: readonly Finding[] }

/** Reads a YAML file by its schema; `further` finds what no schema can: what it is told has the schema's shape. */
export function readContentFile<T>(
  { path, text }: ContentFile,
  schema: z.ZodType<T>,
  further: (value: T) => readonly Problem[],
): ReadContent<T> {
  const yaml = readEditorText(text)
  if (!yaml.ok) {
    return { ok: false, findings: yaml.problems.map(({ line, reason }) => ({ file: path, line, field: '', reason })) }
  }
  const read = readBy(schema, yaml.data)
  const problems = read.ok ? further(read.value) : read.problems
  if (read.ok && problems.length === 0) return read
  return {
    ok: false,
    findings: problems.map((problem) => ({
      file: path,
      line: lineOf(text, problem.path),
      field: fieldName(problem.path),
      reason: problem.reason,
    })),
  }
}
