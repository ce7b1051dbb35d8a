import { assertNever } from '../values/assert-never'
import type { IsoDate } from '../values/iso-date'
import type { ChoiceOption, Condition, Field, FieldGroup, FieldMap } from './field'
import { countUnit, rangeText } from './field-value'
import { conditionHolds } from './form'

/** A field as the page draws it. Plain data: it goes to the browser with the page. */
export interface FieldModel {
  readonly name: string
  readonly kind: Field['kind']
  readonly label: string
  readonly hint: string | null
  /** "RM1,000 to RM300,000" */
  readonly range: string | null
  /** What stands after the input; the RM before an amount is drawn by kind. */
  readonly unit: string | null
  readonly text: string
  readonly options: readonly ChoiceOption[]
  /** The field counts only while another says so; `on` tells whether it does. */
  readonly when: { readonly condition: Condition; readonly words: string } | null
  readonly on: boolean
  readonly group: FieldGroup | null
}

function unitOf(field: Field, text: string): string | null {
  switch (field.kind) {
    case 'rate':
      return field.unit
    case 'count':
    case 'months':
      return countUnit(field, Number(text)) || null
    case 'money':
    case 'price':
    case 'date':
    case 'choice':
    case 'toggle':
      return null
    default:
      return assertNever(field)
  }
}

/** "Only when Rate is Flat": for visitors without script, who see every field. */
function conditionWords(fields: FieldMap, { field: name, is }: Condition): string {
  const field = fields[name]
  if (field === undefined) throw new RangeError(`A condition names ${name}, which is not a field of its form`)
  if (field.kind === 'toggle') return `Counts only ${is.includes(true) ? 'with' : 'without'} “${field.label}”`
  const labels =
    field.kind === 'choice' ? field.options.filter(({ value }) => is.includes(value)).map(({ label }) => label) : is
  return `Counts only when “${field.label}” is ${labels.join(' or ')}`
}

/** Fields as the page draws them, with what was typed into each. Throws RangeError for a condition on no field. */
export function fieldModels(
  fields: FieldMap,
  texts: Readonly<Record<string, string>>,
  today: IsoDate,
): readonly FieldModel[] {
  return Object.entries(fields).map(([name, field]) => {
    const text = texts[name] ?? ''
    return {
      name,
      kind: field.kind,
      label: field.label,
      hint: field.hint,
      range: rangeText(field, today),
      unit: unitOf(field, text),
      text,
      options: field.kind === 'choice' ? field.options : [],
      when: field.when === null ? null : { condition: field.when, words: conditionWords(fields, field.when) },
      on: conditionHolds(field.when, texts),
      group: field.group,
    }
  })
}

/** What most fields have in common. */
const common = { hint: null, range: null, unit: null, when: null, on: true, group: null } as const

/** A field as a document carries it: its name, kind, label and text in a row, then, in one object or none, what it has beside what most have in common. */
export type PackedField = readonly [
  name: FieldModel['name'],
  kind: FieldModel['kind'],
  label: FieldModel['label'],
  text: FieldModel['text'],
  ...others: readonly (Partial<Omit<FieldModel, 'options'>> & {
    readonly options?: readonly (readonly [value: string, label: string])[]
  })[],
]

/** Leaves out of a field what {@link unpackField} puts in again. */
export function packField({ name, kind, label, text, ...rest }: FieldModel): PackedField {
  const { hint, range, unit, options, when, on, group } = rest
  const others = {
    ...(hint !== null && { hint }),
    ...(range !== null && { range }),
    ...(unit !== null && { unit }),
    ...(options.length > 0 && { options: options.map(({ value, label: words }) => [value, words] as const) }),
    ...(when !== null && { when }),
    ...(!on && { on }),
    ...(group !== null && { group }),
  }
  return Object.keys(others).length === 0 ? [name, kind, label, text] : [name, kind, label, text, others]
}

/** The whole field again. */
export function unpackField([name, kind, label, text, { options = [], ...others } = {}]: PackedField): FieldModel {
  return {
    ...common,
    name,
    kind,
    label,
    text,
    ...others,
    options: options.map(([value, words]) => ({ value, label: words })),
  }
}
