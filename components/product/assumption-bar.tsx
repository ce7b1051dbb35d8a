import { type ReactNode, useRef } from 'react'
import { ModelField } from '@/components/ui/model-field'
import { useFilledIn } from '@/hooks/use-filled-in'
import type { SpreadModel } from '@/lib/domain/categories/spread'
import type { FieldModel } from '@/lib/domain/fields/field-model'
import type { FieldProblem } from '@/lib/domain/fields/form'

interface AssumptionBarProps {
  readonly title: string
  readonly fields: readonly FieldModel[]
  /** A total and a mix to fill the fields in from; absent: there is none. */
  readonly spread?: SpreadModel | undefined
  readonly note: string
  /** What could not be used, by field. */
  readonly problems: readonly FieldProblem[]
  /** What is said of fields that ask about the visitor; absent: none does. */
  readonly told?: ReactNode
}

/** The case that every figure on the page is worked out for: printed, editable, part of the page's form. */
export function AssumptionBar({ title, fields, spread, note, problems, told }: AssumptionBarProps) {
  const place = useRef<HTMLElement>(null)
  useFilledIn(place, { fields, spread, problems })
  const draw = (field: FieldModel) => <AssumptionInput key={field.name} field={field} problems={problems} />
  return (
    <section
      ref={place}
      className="card asking"
      aria-labelledby="case-title"
      data-told={told === undefined ? undefined : ''}
    >
      <h2 id="case-title">
        {`${title} `}
        <small>{`· ${note}`}</small>
      </h2>
      {spread === undefined ? null : (
        <div className="asks">
          {spread.fields.map(draw)}
          <input type="hidden" name="drawn" value={spread.drawn} />
        </div>
      )}
      <div className="asks">
        {fields.map(draw)}
        <button type="submit" className="btn quiet no-script">
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
