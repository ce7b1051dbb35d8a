import type { FieldModel } from '@/lib/domain/fields/field-model'
import { assertNever } from '@/lib/domain/values/assert-never'
import { type ControlProps, Field, FieldBox, FieldSet } from './field'
import { InputBox } from './input-box'
import { Option } from './option'
import { translateOf } from './translate-of'

/** Most options that are drawn as radio buttons. */
const mostRadios = 3

/** The keyboard of a field that is typed; one with a calendar has none of these. */
const inputModes: Readonly<Partial<Record<FieldModel['kind'], 'decimal' | 'numeric'>>> = {
  money: 'decimal',
  price: 'decimal',
  rate: 'decimal',
  months: 'numeric',
  count: 'numeric',
}

/** Most characters that a field takes. */
const longestText = 20

/** How the text of a field is typed. */
export const textProps = (kind: FieldModel['kind']) => ({
  type: kind === 'date' ? 'date' : undefined,
  inputMode: inputModes[kind],
  maxLength: kind === 'date' ? undefined : longestText,
})

interface ModelFieldProps {
  /** The control's id: a page with several forms names the fields of each in its own way. */
  readonly id: string
  readonly field: FieldModel
  /** What is wrong, as a sentence; null when nothing is. */
  readonly error: string | null
  readonly className?: string | undefined
}

/** A field of a form that works something out. What was typed stands in it, usable or not. */
export function ModelField({ id, field, error, className }: ModelFieldProps) {
  const frame = {
    id,
    label: field.label,
    error,
    hint: hintOf(field),
    className: field.on ? className : `${className ?? ''} field-off`.trimStart(),
  }
  switch (field.kind) {
    case 'money':
    case 'price':
    case 'rate':
    case 'months':
    case 'count':
    case 'date':
      return <Field {...frame}>{(control) => <TextInput field={field} control={control} />}</Field>
    case 'choice':
      return field.options.length <= mostRadios ? (
        <FieldSet {...frame}>
          <Radios id={id} field={field} />
        </FieldSet>
      ) : (
        <Field {...frame}>{(control) => <Select field={field} control={control} />}</Field>
      )
    case 'toggle':
      return (
        <FieldBox {...frame}>
          {(control) => (
            <Option {...control} type="checkbox" name={field.name} value="1" defaultChecked={field.text === '1'}>
              {field.label}
            </Option>
          )}
        </FieldBox>
      )
    default:
      return assertNever(field.kind)
  }
}

function hintOf({ hint, range, when }: FieldModel) {
  if (hint === null && range === null && when === null) return null
  return (
    <>
      {hint === null ? null : <span>{`${hint} `}</span>}
      {range === null ? null : <span>{`${range}. `}</span>}
      {when === null ? null : <span className="no-script">{`${when.words}.`}</span>}
    </>
  )
}

interface ControlOf {
  readonly field: FieldModel
  readonly control: ControlProps
}

function TextInput({ field: { kind, name, unit, text }, control }: ControlOf) {
  return (
    <InputBox prefix={kind === 'money' || kind === 'price' ? 'RM' : null} unit={unit}>
      <input {...control} {...textProps(kind)} name={name} defaultValue={text} />
    </InputBox>
  )
}

function Select({ field: { name, text, options }, control }: ControlOf) {
  return (
    <InputBox>
      <select {...control} name={name} defaultValue={text}>
        {options.map(({ value, label }) => (
          <option key={value} value={value} translate={translateOf(label)}>
            {label}
          </option>
        ))}
      </select>
    </InputBox>
  )
}

function Radios({ id, field: { name, text, options } }: { readonly id: string; readonly field: FieldModel }) {
  return options.map(({ value, label }, index) => (
    <Option
      key={value}
      id={index === 0 ? id : undefined}
      type="radio"
      name={name}
      value={value}
      defaultChecked={text === value}
    >
      {label}
    </Option>
  ))
}
