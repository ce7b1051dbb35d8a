import type { FieldModel } from './field-model'
import type { FieldProblem } from './form'

interface Shown {
  readonly fields: readonly Pick<FieldModel, 'name' | 'text'>[]
  readonly problems: readonly FieldProblem[]
}

/**
 * What to say of the fields of a page that the browser worked out again. A printed form shows the value that was used in place of one
 * that could not be; read again, it has no fault. So what was printed about a field holds for as long as the field shows that value.
 */
export function problemsStillTrue(printed: Shown, now: Shown): readonly FieldProblem[] {
  if (printed.problems.length === 0) return now.problems
  const textIn = ({ fields }: Shown, name: string) => fields.find((field) => field.name === name)?.text
  const kept = printed.problems.filter(({ field }) => {
    const text = textIn(printed, field)
    return text !== undefined && text === textIn(now, field) && now.problems.every((problem) => problem.field !== field)
  })
  return [...now.problems, ...kept]
}
