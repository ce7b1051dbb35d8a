import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { categoryIds } from '@/lib/domain/categories/load'
import { productTables } from '@/lib/domain/categories/product-tables'
import { categoryList } from '@/lib/domain/categories/registry'
import { importColumns } from '@/lib/domain/figures/describe'
import { malaysianDay } from '@/lib/domain/values/iso-date'
import { readContentFiles } from '@/lib/server/catalogue/content-files'
import { printFinding } from '@/lib/server/catalogue/findings'
import { type FileChange, type ImportPlan, planImport } from '@/lib/server/catalogue/plan-import'
import { writeAll } from '@/lib/server/catalogue/write-all'
import { readImportArguments } from './catalogue-import-arguments'

const usage = `Use: npm run catalogue:import -- FILE.csv --category CATEGORY [--dry-run] [--content FOLDER]
     npm run catalogue:import -- --columns CATEGORY prints the columns of a category as a first line.
CATEGORY is one of ${categoryIds.join(', ')}.`

function printRefusal(plan: Extract<ImportPlan, { ok: false }>): void {
  for (const { row, column, reason } of plan.problems) {
    console.error(column === '' ? `row ${row}: ${reason}` : `row ${row}, column ${column}: ${reason}`)
  }
  for (const finding of plan.findings) console.error(printFinding(finding))
  console.error('Nothing was written.')
}

function printChanges(changes: readonly FileChange[]): void {
  for (const { slug, changes: fields } of changes) {
    console.log(slug)
    for (const { field, old, now } of fields) console.log(`  ${field}: ${old} → ${now}`)
  }
}

/** Sets fields of many products from a spreadsheet: prints the difference, then writes all of it or none. */
function main(): number {
  const asked = readImportArguments(process.argv.slice(2), process.env)
  if (asked === null) {
    console.error(usage)
    return 1
  }
  if (asked.file === null) {
    console.log(['slug', ...importColumns(productTables[asked.category].figures)].join(','))
    return 0
  }
  const content = resolve(asked.content ?? 'content')
  const context = { today: malaysianDay(Date.now()), categories: categoryList }
  const plan = planImport(readContentFiles(content), readFileSync(asked.file, 'utf8'), asked.category, context)
  if (!plan.ok) {
    printRefusal(plan)
    return 1
  }
  if (plan.changes.length === 0) {
    console.log('Nothing to change: the files already say all of this.')
    return 0
  }
  printChanges(plan.changes)
  const count = `${plan.changes.length} product${plan.changes.length === 1 ? '' : 's'}`
  if (asked.dryRun) {
    console.log(`${count} would change. Nothing was written.`)
    return 0
  }
  writeAll(plan.changes.map((change) => ({ path: join(dirname(content), change.file.path), text: change.file.text })))
  console.log(`${count} changed.`)
  return 0
}

try {
  process.exitCode = main()
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\nNothing was written.\n${usage}`)
  process.exitCode = 1
}
