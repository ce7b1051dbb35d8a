import type { CategoryId } from '@/lib/domain/categories/ids'
import type { ContentFile } from './content-files'
import { type Cell, editText, type FieldChange } from './edit-text'
import type { Finding } from './findings'
import { type CsvRow, type RowProblem, readCsv } from './read-csv'
import { readFiles, type VerifyContext, verifyFiles } from './verify'

/** A file that an import would write, with what changes in it. */
export interface FileChange {
  readonly slug: string
  readonly file: ContentFile
  readonly changes: readonly FieldChange[]
}

/** What an import would write, or why it cannot: nothing in between. */
export type ImportPlan =
  | { readonly ok: true; readonly changes: readonly FileChange[] }
  | { readonly ok: false; readonly problems: readonly RowProblem[]; readonly findings: readonly Finding[] }

interface PlannedRow extends FileChange {
  readonly row: CsvRow
}

/** The day of the change belongs to the change, unless the spreadsheet says another. */
function withUpdatedOn(cells: readonly Cell[], today: string): readonly Cell[] {
  return cells.some((cell) => cell.field === 'updatedOn') ? cells : [...cells, { field: 'updatedOn', text: today }]
}

function planRow(row: CsvRow, file: ContentFile, today: string): PlannedRow | readonly RowProblem[] {
  const first = editText(file.text, row.cells)
  const edited = first.ok && first.changes.length > 0 ? editText(file.text, withUpdatedOn(row.cells, today)) : first
  if (!edited.ok) return edited.problems.map(({ field, reason }) => ({ row: row.row, column: field, reason }))
  return { slug: row.slug, file: { path: file.path, text: edited.text }, changes: edited.changes, row }
}

/** The column that a finding is about: the one it names, else one of the same figure. */
function columnOf(finding: Finding, row: CsvRow): string {
  const own = row.cells.filter(({ field }) => finding.field === field || finding.field.startsWith(`${field}.`))
  const near = row.cells.filter(({ field }) => field.startsWith(`${finding.field}.`))
  return own[0]?.field ?? near[0]?.field ?? finding.field
}

/** Splits what the check found into problems of rows and findings of files that no row touches. */
function refusal(found: readonly Finding[], rows: readonly PlannedRow[]): ImportPlan {
  const problems: RowProblem[] = []
  const findings: Finding[] = []
  for (const finding of found) {
    const planned = rows.find((candidate) => candidate.file.path === finding.file)
    if (planned === undefined) findings.push(finding)
    else problems.push({ row: planned.row.row, column: columnOf(finding, planned.row), reason: finding.reason })
  }
  return { ok: false, problems: problems.sort((a, b) => a.row - b.row), findings }
}

/**
 * Works out what a spreadsheet would change in a category. Every row is set in its file's text in memory, and the
 * whole catalogue is checked as it would then be. Writes nothing.
 */
export function planImport(
  files: readonly ContentFile[],
  csv: string,
  category: CategoryId,
  context: VerifyContext,
): ImportPlan {
  const read = readCsv(csv)
  if (!read.ok) return { ok: false, problems: read.problems, findings: [] }
  const problems: RowProblem[] = []
  const planned: PlannedRow[] = []
  for (const row of read.rows) {
    const file = files.find((candidate) => candidate.path.endsWith(`/catalogue/${category}/${row.slug}.yaml`))
    if (file === undefined) {
      problems.push({ row: row.row, column: 'slug', reason: `${category} has no product ${row.slug}` })
      continue
    }
    const plan = planRow(row, file, context.today)
    if ('row' in plan) planned.push(plan)
    else problems.push(...plan)
  }
  if (problems.length > 0) return { ok: false, problems, findings: [] }
  const changed = planned.filter((plan) => plan.changes.length > 0)
  const after = files.map((file) => changed.find((plan) => plan.file.path === file.path)?.file ?? file)
  const verified = verifyFiles(readFiles(after), context)
  if (!verified.ok) return refusal(verified.findings, planned)
  return { ok: true, changes: changed.map(({ slug, file, changes }) => ({ slug, file, changes })) }
}
