import 'server-only'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { leavingSurvey } from '@/lib/contract/entities/survey'
import { CatalogueError, type Finding } from '@/lib/server/catalogue/findings'
import { readSurvey, type Survey } from './read-survey'

/** Every survey by its form type, or everything that is wrong: never a part. */
type VerifiedSurveys =
  | { readonly ok: true; readonly surveys: ReadonlyMap<string, Survey> }
  | { readonly ok: false; readonly findings: readonly Finding[] }

/** Reads and checks the surveys below a content folder. */
export function verifySurveys(dir: string): VerifiedSurveys {
  const folder = join(/* turbopackIgnore: true */ resolve(dir), 'surveys')
  const surveys = new Map<string, Survey>()
  const findings: Finding[] = []
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith('.')) : []
  for (const name of names.sort()) {
    const text = readFileSync(join(/* turbopackIgnore: true */ folder, name), 'utf8')
    const read = readSurvey({ path: `${basename(resolve(dir))}/surveys/${name}`, text })
    if (read.ok) surveys.set(read.survey.formType, read.survey)
    else findings.push(...read.findings)
  }
  if (findings.length === 0 && !surveys.has(leavingSurvey)) {
    const file = `${basename(resolve(dir))}/surveys/leaving-so-soon.yaml`
    findings.push({ file, line: 1, field: '', reason: 'is missing' })
  }
  return findings.length > 0 ? { ok: false, findings } : { ok: true, surveys }
}

let held: ReadonlyMap<string, Survey> | undefined

/**
 * The surveys of this process, read from `content/surveys` once; a change needs a new start. Throws CatalogueError with
 * everything that is wrong.
 */
export function surveys(): ReadonlyMap<string, Survey> {
  if (held !== undefined) return held
  const verified = verifySurveys(join(process.cwd(), 'content'))
  if (!verified.ok) throw new CatalogueError(verified.findings)
  held = verified.surveys
  return held
}
