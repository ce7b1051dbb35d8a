import type { ReactNode } from 'react'
import { ModelField } from '@/components/ui/model-field'
import type { FieldModel } from '@/lib/domain/fields/field-model'
import type { FieldProblem } from '@/lib/domain/fields/form'

interface AssumptionBarProps {
  readonly title: string
  readonly fields: readonly FieldModel[]
  readonly note: string
  /** What could not be used, by field. */
  readonly problems: readonly FieldProblem[]
  /** What is said of fields that ask about the visitor; absent: none does. */
  readonly told?: ReactNode
}

/** The case that every figure on the page is worked out for: printed, editable, part of the page's form. */
export function AssumptionBar({ title, fields, note, problems, told }: AssumptionBarProps) {
  return (
    <section className="card asking" aria-labelledby="case-title" data-told={told === undefined ? undefined : ''}>
      <h2 id="case-title">
        {`${title} `}
        <small>{`· ${note}`}</small>
      </h2>
      <div className="asks">
        {fields.map((field) => (
          <AssumptionInput key={field.name} field={field} problems={problems} />
        ))}
        <button type="submit" className="btn no-script">
          Update
        </button>
      </div>
      {told}
    </section>
  )
}

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
