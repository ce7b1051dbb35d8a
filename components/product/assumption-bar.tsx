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
  /** The button stands even where script runs, because nothing answers by itself. */
  readonly always?: boolean
  /** What is said of fields that ask about the visitor; absent: none does. */
  readonly told?: ReactNode
}

/** The case that every figure on the page is worked out for: printed, editable, part of the page's form. */
export function AssumptionBar({ title, fields, note, problems, always = false, told }: AssumptionBarProps) {
  return (
    <section
      className="card mt-6 px-4 py-5 tablet:px-6"
      aria-labelledby="case-title"
      data-told={told === undefined ? undefined : ''}
    >
      <h2 id="case-title" className="text-16 font-semibold tracking-normal">
        {title} <small className="text-14 font-normal text-muted">{`· ${note}`}</small>
      </h2>
      <div className="mt-3 grid grid-cols-2 gap-3 tablet:flex tablet:flex-wrap">
        {fields.map((field) => (
          <AssumptionInput key={field.name} field={field} problems={problems} />
        ))}
        <button type="submit" className={always ? 'btn self-end' : 'btn no-script self-end'}>
          Update
        </button>
      </div>
      {told}
    </section>
  )
}

/** Where a field does not have the width of a number. */
const widths: Readonly<Partial<Record<FieldModel['kind'], string>>> = {
  toggle: 'self-end pb-1 pr-3',
  choice: 'tablet:w-[200px]',
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
      className={widths[field.kind] ?? 'tablet:w-[132px]'}
    />
  )
}
