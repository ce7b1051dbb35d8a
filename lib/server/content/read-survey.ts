import { z } from 'zod'
import { leavingSurvey, surveyIdSchema } from '@/lib/contract/entities/survey'
import { lineOf, readEditorText } from '@/lib/server/catalogue/editor-text'
import { type Finding, fieldName, type Problem } from '@/lib/server/catalogue/findings'
import { readBy } from '@/lib/server/catalogue/read-product'

/** A file of `content/surveys`. `path` starts at the content folder. */
export interface SurveyFile {
  readonly path: string
  readonly text: string
}

const label = z.string().trim().min(1).max(120)
const longestList = 20

const answer = z.strictObject({
  id: surveyIdSchema,
  seq: z.int().min(1).max(1000),
  label,
  takesText: z.boolean(),
})

const question = z.strictObject({ id: surveyIdSchema, label, answers: z.array(answer).min(2).max(longestList) })

const surveySchema = z.strictObject({
  id: surveyIdSchema,
  formType: z.literal(leavingSurvey),
  status: z.enum(['DRAFT', 'CONFIRM', 'CLOSED']),
  active: z.boolean(),
  questions: z.array(question).min(1).max(longestList),
})

/** A survey as its file says. */
export type Survey = Readonly<z.infer<typeof surveySchema>>

/** Everything that a survey file needs, or everything that is wrong with it. */
export type ReadSurvey =
  | { readonly ok: true; readonly survey: Survey }
  | { readonly ok: false; readonly findings: readonly Finding[] }

/** A problem for each value that an earlier entry of the list has too. */
function repeated<T>(
  list: readonly T[],
  keyOf: (entry: T) => string | number,
  pathOf: (index: number) => Problem['path'],
): readonly Problem[] {
  const seen = new Set<string | number>()
  return list.flatMap((entry, index) => {
    const value = keyOf(entry)
    if (seen.has(value)) return [{ path: pathOf(index), reason: `${value} is used twice` }]
    seen.add(value)
    return []
  })
}

function problemsBetween({ questions }: Survey): readonly Problem[] {
  return [
    ...repeated(
      questions,
      (entry) => entry.id,
      (index) => ['questions', index, 'id'],
    ),
    ...questions.flatMap(({ answers }, at) => [
      ...repeated(
        answers,
        (entry) => entry.id,
        (index) => ['questions', at, 'answers', index, 'id'],
      ),
      ...repeated(
        answers,
        (entry) => entry.seq,
        (index) => ['questions', at, 'answers', index, 'seq'],
      ),
    ]),
  ]
}

/** `LEAVING_SO_SOON` is in `leaving-so-soon.yaml`. */
function fileNameOf(formType: string): string {
  return `${formType.toLowerCase().replaceAll('_', '-')}.yaml`
}

/** Reads and checks one survey. */
export function readSurvey({ path, text }: SurveyFile): ReadSurvey {
  const yaml = readEditorText(text)
  if (!yaml.ok) {
    return { ok: false, findings: yaml.problems.map(({ line, reason }) => ({ file: path, line, field: '', reason })) }
  }
  const read = readBy(surveySchema, yaml.data)
  const problems = read.ok ? [...problemsBetween(read.value), ...misnamed(path, read.value)] : read.problems
  if (read.ok && problems.length === 0) return { ok: true, survey: read.value }
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

function misnamed(path: string, { formType }: Survey): readonly Problem[] {
  const name = fileNameOf(formType)
  return path.endsWith(`/${name}`) ? [] : [{ path: ['formType'], reason: `belongs in a file with the name ${name}` }]
}
