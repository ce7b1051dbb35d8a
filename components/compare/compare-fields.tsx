import type { ReactNode } from 'react'
import { AssumptionBar } from '@/components/product/assumption-bar'
import { QueryProblems } from '@/components/product/query-problems'
import { RememberedHere } from '@/components/product/remembered-here'
import { Option } from '@/components/ui/option'
import type { CategoryId } from '@/lib/domain/categories/ids'
import type { SpreadModel } from '@/lib/domain/categories/spread'
import type { FieldModel } from '@/lib/domain/fields/field-model'
import { type FieldProblem, formKey } from '@/lib/domain/fields/form'
import { type OwnProduct, OwnProductForm } from './own-product-form'

/** The form of a comparison in one state. Plain data: it may go to the browser with the page. */
export interface CompareForm {
  readonly category: CategoryId
  readonly slugs: readonly string[]
  readonly title: string
  readonly fields: readonly FieldModel[]
  /** Absent: the form starts from its fields. */
  readonly spread?: SpreadModel
  readonly scenarioText: string
  readonly problems: readonly FieldProblem[]
  readonly differencesOnly: boolean
  /** What the visitor has now; null where there is no room for one more column. */
  readonly own: OwnProduct | null
}

interface CompareFieldsProps {
  readonly form: CompareForm
  readonly failed: boolean
  /** What is said of fields that ask about the visitor, and the way to empty them; absent: none does. */
  readonly told?: ReactNode
}

/** What stands in the form of a comparison: the case, the visitor's own product, what to show. */
export function CompareFields({ form, failed, told }: CompareFieldsProps) {
  const { category, slugs, title, fields, spread, scenarioText, problems, differencesOnly, own } = form
  return (
    <>
      <input type="hidden" name="category" value={category} />
      <input type="hidden" name={formKey} value="1" />
      {slugs.map((slug) => (
        <input key={slug} type="hidden" name="product" value={slug} />
      ))}
      <QueryProblems
        problems={problems}
        beside={[...(spread?.fields ?? []), ...fields]}
        failed={failed ? 'page' : null}
      />
      <AssumptionBar
        title={title}
        spread={spread}
        fields={fields}
        problems={problems}
        scenarioText={scenarioText}
        told={told}
      />
      {told === undefined ? <RememberedHere category={category} fields={fields} /> : null}
      <div className="no-print mt-2 flex flex-wrap items-center gap-x-4 text-14">
        <Option type="checkbox" name="differences" value="1" defaultChecked={differencesOnly}>
          Differences only
        </Option>
        <button type="submit" className="btn quiet no-script">
          Apply
        </button>
        {own === null ? null : <OwnProductForm {...own} problems={problems} />}
      </div>
    </>
  )
}
