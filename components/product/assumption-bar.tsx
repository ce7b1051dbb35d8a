import { ModelField } from '@/components/ui/model-field'
import type { FieldModel } from '@/lib/domain/fields/field-model'

/** The id of a field's control. */
function controlId(name: string): string {
  return `case-${name}`
}

interface AssumptionBarProps {
  readonly title: string
  readonly fields: readonly FieldModel[]
  readonly note: string
  /** The button stands even where script runs, because nothing answers by itself. */
  readonly always?: boolean
}

/** The case that every figure on the page is worked out for: printed, editable, part of the page's GET form. */
export function AssumptionBar({ title, fields, note, always = false }: AssumptionBarProps) {
  return (
    <section className="card mt-6 px-4 py-5 tablet:px-6" aria-labelledby="case-title">
      <h2 id="case-title" className="text-16 font-semibold tracking-normal">
        {title} <small className="text-14 font-normal text-muted">{`· ${note}`}</small>
      </h2>
      <div className="mt-3 grid grid-cols-2 gap-3 tablet:flex tablet:flex-wrap">
        {fields.map((field) => (
          <AssumptionInput key={field.name} field={field} />
        ))}
        <button type="submit" className={always ? 'btn self-end' : 'btn no-script self-end'}>
          Update
        </button>
      </div>
      <Hints fields={fields} />
    </section>
  )
}

/** What needs a word of explanation, under the fields so that these stay in line. */
export function Hints({ fields }: { readonly fields: readonly FieldModel[] }) {
  const hinted = fields.filter((field) => field.hint !== null)
  if (hinted.length === 0) return null
  return (
    <ul className="mt-3 text-14 text-muted">
      {hinted.map((field) => (
        <li key={field.name} id={`${controlId(field.name)}-hint`}>
          {`${field.label}: ${field.hint}`}
        </li>
      ))}
    </ul>
  )
}

/** A field of the scenario as a form control. Its hint stands below the fields, and its bounds are told when passed. */
export function AssumptionInput({ field }: { readonly field: FieldModel }) {
  return (
    <ModelField
      id={controlId(field.name)}
      field={{ ...field, range: null }}
      error={null}
      hintElsewhere
      className={field.kind === 'toggle' ? 'self-end pb-1 pr-3' : 'tablet:w-[132px]'}
    />
  )
}
