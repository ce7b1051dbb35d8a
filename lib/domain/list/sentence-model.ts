import type { Category } from '../categories/category'
import { isBlank, partsOf } from '../categories/sentence'
import { drawnKey } from '../categories/shared/spread'
import type { FieldModel } from '../fields/field-model'
import { defaultValues } from '../fields/field-value'
import { formKey } from '../fields/form'
import type { IsoDate } from '../values/iso-date'
import { caseModels, spreadModel } from './list-model'

/** A sentence as a form that leads to its list. */
export interface SentenceModel {
  readonly action: string
  readonly parts: readonly (string | FieldModel)[]
  /** What the form carries along, by name. */
  readonly carried: readonly (readonly [name: string, text: string])[]
}

/** The sentence of a category with an example in it, on a day. Throws RangeError for a blank that is no field of its form, or a personal one. */
export function sentenceModel(
  category: Category,
  example: Readonly<Record<string, string>>,
  today: IsoDate,
): SentenceModel {
  const { id, scenario, path } = category
  const values = defaultValues(scenario, today)
  const { spread } = spreadModel(category, values, today)
  const fields = [...(spread?.fields ?? []), ...caseModels(category, values, today)]
  const fieldOf = (name: string): FieldModel => {
    const field = fields.find((one) => one.name === name)
    if (field === undefined || scenario[name]?.personal === true) throw new RangeError(`${id} asks no open ${name}`)
    return { ...field, text: example[name] ?? field.text }
  }
  return {
    action: path,
    parts: partsOf(category.sentence).map((part, place) => (isBlank(part, place) ? fieldOf(part) : part)),
    carried: [[formKey, '1'], ...(spread === undefined ? [] : [[drawnKey, spread.drawn] as const])],
  }
}
