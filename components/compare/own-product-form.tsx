import { AssumptionInput } from '@/components/product/assumption-bar'
import { Option } from '@/components/ui/option'
import type { FieldModel } from '@/lib/domain/fields/field-model'
import { ownPrefix } from '@/lib/domain/query-params'

interface OwnProductFormProps {
  readonly fields: readonly FieldModel[]
  readonly chosen: boolean
}

/** What the visitor has now, as one more column. Part of the comparison's GET form. */
export function OwnProductForm({ fields, chosen }: OwnProductFormProps) {
  const models = fields.map((field) => ({ ...field, name: `${ownPrefix}${field.name}` }))
  return (
    <details className="card no-print mt-4 px-4 tablet:px-6" open={chosen}>
      <summary className="flex min-h-[52px] items-center font-semibold text-teal">Add what you have now</summary>
      <div className="grid grid-cols-2 gap-3 pb-5 tablet:flex tablet:flex-wrap">
        <div className="col-span-2 w-full">
          <Option type="checkbox" name="own" value="1" defaultChecked={chosen}>
            Show it as a column
          </Option>
        </div>
        {models.map((field) => (
          <AssumptionInput key={field.name} field={field} />
        ))}
        <button type="submit" className="btn self-end">
          Show it
        </button>
      </div>
    </details>
  )
}
