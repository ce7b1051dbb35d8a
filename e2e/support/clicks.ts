import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import * as z from 'zod'
import { dataRoot } from './data-root'

const rowSchema = z.object({ slug: z.string(), page: z.string(), source: z.string() })

/** A click as it was kept, in the database or in a file that waits for it. */
export type KeptClick = z.infer<typeof rowSchema>

/** Where the provider of the configuration's site keeps its data. A running site of one's own: E2E_DATA_DIR. */
export function dataDirOf(project: string): string {
  return dataDir(project === 'remote' ? 'provider' : 'site')
}

/** Where the site itself does, which keeps the clicks that it led. */
export function siteDataDirOf(project: string): string {
  return dataDir(project === 'remote' ? 'remote' : 'site')
}

function dataDir(name: string): string {
  return process.env.E2E_DATA_DIR ?? join(dataRoot, name)
}

/** Every click in a data folder whose link was on `page`. */
export function clicksFrom(dataDir: string, page: string): readonly KeptClick[] {
  return [...stored(dataDir), ...spooled(dataDir)].filter((click) => click.page === page)
}

function stored(dataDir: string): readonly KeptClick[] {
  const file = join(dataDir, 'timbang.sqlite')
  if (!existsSync(file)) return []
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    return z.array(rowSchema).parse(database.prepare('select slug, page, source from redirect_clicks').all())
  } finally {
    database.close()
  }
}

function spooled(dataDir: string): readonly KeptClick[] {
  const folder = join(dataDir, 'clicks-spool')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n'))
    .map((line) => rowSchema.parse(JSON.parse(line)))
}
