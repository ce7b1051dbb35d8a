import type { FieldModel } from '@/lib/domain/fields/field-model'

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
function Hints({ fields }: { readonly fields: readonly FieldModel[] }) {
  const hinted = fields.filter((field) => field.hint !== null)
  if (hinted.length === 0) return null
  return (
    <ul className="mt-3 text-14 text-muted">
      {hinted.map((field) => (
        <li key={field.name} id={`case-${field.name}-hint`}>
          {`${field.label}: ${field.hint}`}
        </li>
      ))}
    </ul>
  )
}

/** One assumption as a form control with its unit, label and hint. */
export function AssumptionInput({ field }: { readonly field: FieldModel }) {
  const id = `case-${field.name}`
  const hintId = field.hint === null ? undefined : `${id}-hint`
  if (field.kind === 'toggle') {
    return (
      <label className="opt self-end pb-1 pr-3">
        <input type="checkbox" name={field.name} value="1" defaultChecked={field.text === '1'} />
        {field.label}
      </label>
    )
  }
  return (
    <div className="field tablet:w-[132px]">
      <label htmlFor={id}>{field.label}</label>
      <span className="input">
        {field.kind === 'money' ? <span>RM</span> : null}
        <input
          id={id}
          name={field.name}
          inputMode={field.kind === 'money' || field.kind === 'rate' ? 'decimal' : 'numeric'}
          autoComplete="off"
          maxLength={14}
          defaultValue={field.text}
          aria-describedby={hintId}
        />
        {field.unit === null || field.unit === '' ? null : <span className="after">{field.unit}</span>}
      </span>
    </div>
  )
}
