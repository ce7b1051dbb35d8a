import { AssumptionInput } from '@/components/product/assumption-bar'
import type { FieldModel } from '@/lib/domain/fields/field-model'
import type { FieldProblem } from '@/lib/domain/fields/form'
import { ownPrefix } from '@/lib/domain/values/query-params'

/** What the form says of the visitor's own product. */
export interface OwnProduct {
  readonly fields: readonly FieldModel[]
  /** It is a column of the comparison. */
  readonly chosen: boolean
  /** Something was typed, whether it is a column or not. */
  readonly typed: boolean
}

interface OwnProductFormProps extends OwnProduct {
  /** What could not be used of the whole form, by field. */
  readonly problems: readonly FieldProblem[]
}

/** What the visitor has now, as one more column once its button was used. Part of the comparison's form. */
export function OwnProductForm({ fields, chosen, typed, problems }: OwnProductFormProps) {
  const models = fields.map((field) => ({ ...field, name: `${ownPrefix}${field.name}` }))
  return (
    <details className="own-product" open={chosen || typed}>
      <summary>Add what you have now</summary>
      <div className="asks">
        {chosen ? <input type="hidden" name="own" value="1" /> : null}
        {models.map((field) => (
          <AssumptionInput key={field.name} field={field} problems={problems} />
        ))}
        {/* In line with the controls, not with the hints below them. */}
        <div className="field box">
          <button type="submit" className="btn" name={chosen ? undefined : 'own'} value="1">
            Show it
          </button>
        </div>
      </div>
    </details>
  )
}
