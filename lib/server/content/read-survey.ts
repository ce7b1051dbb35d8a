import { z } from 'zod'
import { leavingSurvey, surveyIdSchema } from '@/lib/contract/entities/survey'
import type { Problem } from '@/lib/domain/validation/field-problem'
import { type ContentFile, type ReadContent, readContentFile } from './read-content-file'

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
export function readSurvey(file: ContentFile): ReadContent<Survey> {
  return readContentFile(file, surveySchema, (survey) => [...problemsBetween(survey), ...misnamed(file.path, survey)])
}

function misnamed(path: string, { formType }: Survey): readonly Problem[] {
  const name = fileNameOf(formType)
  return path.endsWith(`/${name}`) ? [] : [{ path: ['formType'], reason: `belongs in a file with the name ${name}` }]
}
