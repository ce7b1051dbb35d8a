import type { ChoiceOption } from '../fields/field'
import { defaultValues, valueText } from '../fields/field-value'
import { formKey } from '../fields/form'
import type { IsoDate } from '../values/iso-date'
import type { Category } from './category'
import { drawnKey } from './shared/spread'

/** A place in a sentence that is filled in: a field of the category's form that says nothing of who somebody is. */
interface Blank {
  readonly field: string
  /** What stands in it at first, as it would be typed; absent: what the list starts from. */
  readonly text?: string
}

/** Words and blanks in turn: "I have [50,000] for [12] months." */
export type Sentence = readonly (string | Blank)[]

/** A blank as it is drawn. */
export interface BlankModel {
  readonly name: string
  readonly label: string
  readonly text: string
  readonly isMoney: boolean
  /** Empty where it is typed. */
  readonly options: readonly ChoiceOption[]
}

/** A sentence as a form that leads to its list. */
export interface SentenceModel {
  readonly action: string
  readonly parts: readonly (string | BlankModel)[]
  /** What the form carries along, by name. */
  readonly carried: readonly (readonly [name: string, text: string])[]
}

/** The sentence of a category with what stands in it on a day. Throws RangeError for a blank that is no field of its form, or a personal one. */
export function sentenceModel(category: Category, sentence: Sentence, today: IsoDate): SentenceModel {
  const { id, scenario, spread, path } = category
  const values = defaultValues(scenario, today)
  const total = spread?.model(values, today)
  const blankOf = ({ field: name, text }: Blank): BlankModel => {
    const ofTotal = total?.fields.find((one) => one.name === name)
    if (ofTotal !== undefined) {
      const { label, kind, options } = ofTotal
      return { name, label, text: text ?? ofTotal.text, isMoney: kind === 'money', options }
    }
    const [field, value] = [scenario[name], values[name]]
    if (field === undefined || value === undefined || field.personal) throw new RangeError(`${id} asks no open ${name}`)
    const options = field.kind === 'choice' ? field.options : []
    return { name, label: field.label, text: text ?? valueText(field, value), isMoney: field.kind === 'money', options }
  }
  return {
    action: path,
    parts: sentence.map((part) => (typeof part === 'string' ? part : blankOf(part))),
    carried: [[formKey, '1'], ...(total === undefined ? [] : [[drawnKey, total.drawn] as const])],
  }
}
