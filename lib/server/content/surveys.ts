import 'server-only'
import { basename, join, resolve } from 'node:path'
import { leavingSurvey } from '@/lib/contract/entities/survey'
import { CatalogueError, type Finding } from '@/lib/server/catalogue/findings'
import { filesOf } from './content-folder'
import { readSurvey, type Survey } from './read-survey'

/** Every survey by its form type, or everything that is wrong: never a part. */
type VerifiedSurveys =
  | { readonly ok: true; readonly surveys: ReadonlyMap<string, Survey> }
  | { readonly ok: false; readonly findings: readonly Finding[] }

/** Reads and checks the surveys below a content folder. */
export function verifySurveys(dir: string): VerifiedSurveys {
  const surveys = new Map<string, Survey>()
  const findings: Finding[] = []
  for (const file of filesOf(dir, 'surveys')) {
    const read = readSurvey(file)
    if (read.ok) surveys.set(read.value.formType, read.value)
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
