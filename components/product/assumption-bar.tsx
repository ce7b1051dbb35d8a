import { type ReactNode, useRef, useState } from 'react'
import { ModelField } from '@/components/ui/model-field'
import { useFilledIn } from '@/hooks/use-filled-in'
import type { SpreadModel } from '@/lib/domain/categories/spread'
import type { FieldModel } from '@/lib/domain/fields/field-model'
import type { FieldProblem } from '@/lib/domain/fields/form'
import { CaseSummary } from './case-summary'

interface AssumptionBarProps {
  readonly title: string
  readonly fields: readonly FieldModel[]
  /** A total and a mix to fill the fields in from; absent: there is none. */
  readonly spread?: SpreadModel | undefined
  /** The case in words. */
  readonly scenarioText: string
  /** What could not be used, by field. */
  readonly problems: readonly FieldProblem[]
  /** What is said of fields that ask about the visitor; absent: none does. */
  readonly told?: ReactNode
}

/** As many fields are in sight by themselves. */
const mostInSight = 2

/**
 * The case that every figure on the page is worked out for, part of the page's form. Few fields are in sight; more open
 * under one line that says them. The browser opens it by itself.
 */
export function AssumptionBar({ title, scenarioText, fields, spread, problems, told }: AssumptionBarProps) {
  // Open at first where one of its own fields is wrong; the visitor opens and closes it from then on.
  const [open] = useState(() => isIn([...(spread?.fields ?? []), ...fields], problems))
  const place = useRef<HTMLDetailsElement>(null)
  useFilledIn(place, { fields, spread, problems })
  const draw = (field: FieldModel) => <AssumptionInput key={field.name} field={field} problems={problems} />
  const inputs = (
    <div className="asks">
      {fields.map(draw)}
      <button type="submit" className="btn quiet no-script">
        Update
      </button>
    </div>
  )
  if (fields.length <= mostInSight && spread === undefined && told === undefined)
    return (
      <section className="card asking" aria-labelledby="case-title">
        <h2 id="case-title">{`${title}: ${scenarioText}`}</h2>
        {inputs}
      </section>
    )
  return (
    <details ref={place} className="card asking" data-told={told === undefined ? undefined : ''} open={open}>
      <CaseSummary title={title} text={scenarioText} />
      {spread === undefined ? null : (
        <div className="asks">
          {spread.fields.map(draw)}
          <input type="hidden" name="drawn" value={spread.drawn} />
        </div>
      )}
      {inputs}
      {told}
    </details>
  )
}

/** Whether one of the problems is in one of the fields. */
const isIn = (fields: readonly FieldModel[], problems: readonly FieldProblem[]) =>
  problems.some(({ field }) => fields.some(({ name }) => name === field))

/** Where a field is not as wide or as tall as a number. */
const shapes: Readonly<Partial<Record<FieldModel['kind'], string>>> = {
  toggle: 'box',
  choice: 'wide',
}

interface AssumptionInputProps {
  readonly field: FieldModel
  /** What could not be used, by field. */
  readonly problems: readonly FieldProblem[]
}

/** A field of the scenario as a form control. */
export function AssumptionInput({ field, problems }: AssumptionInputProps) {
  return (
    <ModelField
      id={`case-${field.name}`}
      field={field}
      error={problems.find((problem) => problem.field === field.name)?.message ?? null}
      className={shapes[field.kind]}
    />
  )
}
