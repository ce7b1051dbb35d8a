import { ModelField } from '@/components/ui/model-field'
import type { FieldModel } from '@/lib/domain/fields/field-model'
import { formKey } from '@/lib/domain/fields/form'

interface SolarFormProps {
  /** The calculator that answers. */
  readonly action: string
  /** Those of its fields that the page asks; the rest keeps the calculator's own figures, which its answer names. */
  readonly fields: readonly FieldModel[]
}

/** The solar estimate's first figures: a form that the calculator answers, without script. */
export function SolarForm({ action, fields }: SolarFormProps) {
  return (
    <form action={action} className="card mt-8 max-w-[68ch] p-6" aria-labelledby="estimate">
      <h2 id="estimate">What might it save you?</h2>
      <p className="mt-2 text-muted">Calculated from your own figures, with every assumption open to change.</p>
      <input type="hidden" name={formKey} value="1" />
      <div className="mt-5 grid gap-5 tablet:grid-cols-2">
        {fields.map((field) => (
          <ModelField key={field.name} id={`solar-${field.name}`} field={field} error={null} />
        ))}
      </div>
      <button type="submit" className="btn mt-6">
        Calculate the saving
      </button>
    </form>
  )
}
