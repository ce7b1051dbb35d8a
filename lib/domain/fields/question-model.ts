import { assertNever } from '../values/assert-never'
import type { Field } from './field'
import type { FieldModel } from './field-model'

/**
 * A field as the page draws it where every question may be left open: its bounds are told to those whose answer lies
 * outside of them.
 */
export function questionModel(name: string, field: Field, text: string): FieldModel {
  return {
    name,
    kind: field.kind,
    label: field.label,
    hint: field.hint,
    range: null,
    unit: unitOf(field),
    text,
    options: field.kind === 'choice' ? field.options : [],
    when: null,
    on: true,
    group: null,
  }
}

function unitOf(field: Field): string | null {
  switch (field.kind) {
    case 'rate':
    case 'count':
      return field.unit
    case 'months':
      return 'months'
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
