import { parseArgs } from 'node:util'
import { categoryIdSchema } from '@/lib/contract/entities/category-id'
import type { CategoryId } from '@/lib/domain/categories/ids'

/** What an import is asked to do. `content` null: the project's own folder. */
export interface ImportArguments {
  /** null: print the columns of the category instead. */
  readonly file: string | null
  readonly category: CategoryId
  readonly dryRun: boolean
  readonly content: string | null
}

/** The variables in which npm hands on flags that stand before `--`. */
export type NpmVariables = Readonly<Record<string, string | undefined>>

/**
 * Reads the command line; null when it is not one. npm takes flags without a `--` before them for its own, `--dry-run`
 * above all, and leaves their values behind as plain words: they are read from where npm puts them, so that a trial
 * run never writes.
 */
export function readImportArguments(words: readonly string[], npm: NpmVariables): ImportArguments | null {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      category: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      content: { type: 'string' },
      columns: { type: 'string' },
    },
  })
  const columns = categoryIdSchema.safeParse(values.columns)
  if (columns.success) return { file: null, category: columns.data, dryRun: true, content: null }
  const taken = npm.npm_config_category
  const beside = taken !== undefined && taken !== 'true' ? taken : undefined
  const [file, ...rest] = positionals
  const named = [values.category, beside, ...rest].filter((name) => name !== undefined)
  const category = categoryIdSchema.safeParse(named[0])
  if (file === undefined || named.length !== 1 || !category.success) return null
  const dryRun = values['dry-run'] || npm.npm_config_dry_run === 'true'
  return { file, category: category.data, dryRun, content: values.content ?? null }
}
