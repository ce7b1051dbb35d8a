import { Field } from '@/components/ui/field'
import type { CategoryId } from '@/lib/domain/categories/ids'
import type { PolicyTerm } from '@/lib/domain/categories/policy-terms'
import type { IsoDate } from '@/lib/domain/values/iso-date'
import { routes } from '@/lib/routing/routes'

interface PolicyDaysProps {
  readonly category: CategoryId
  readonly slug: string
  readonly terms: readonly PolicyTerm[]
  readonly today: IsoDate
}

/** The days of a new policy as a file for a calendar, counted from a day that the visitor names. A plain form: it needs no script, and we keep nothing. */
export function PolicyDays({ category, slug, terms, today }: PolicyDaysProps) {
  if (terms.length === 0) return null
  return (
    <section className="no-print mt-12" aria-labelledby="days-title">
      <h2 id="days-title">Days to remember</h2>
      <div className="prose">
        <ul>
          {terms.map(({ id, label }) => (
            <li key={id}>{label}</li>
          ))}
        </ul>
      </div>
      <form className="mt-4 grid gap-4" action={routes.policyDays(category, slug)}>
        <Field id="start" label="It starts on" hint="We keep nothing of it." error={null}>
          {(control) => <input {...control} type="date" name="start" defaultValue={today} required />}
        </Field>
        <p>
          <button type="submit" className="btn quiet">
            Add to calendar
          </button>
        </p>
      </form>
    </section>
  )
}
