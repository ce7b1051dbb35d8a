import type { FieldModel } from '@/lib/domain/fields/field-model'
import { controlProps } from './field'
import { textProps } from './model-field'
import { translateOf } from './translate-of'

/** Characters that a blank has room for, where it is not sized by its content. */
const roomFor = (kind: FieldModel['kind']) => (kind === 'money' || kind === 'price' ? 8 : 3)

interface BlankProps {
  readonly id: string
  readonly field: FieldModel
  /** What is wrong, as a sentence, shown below by whoever draws the sentence; null when nothing is. */
  readonly error: string | null
}

/** A field as a word of a sentence. Its hint shows while it is filled in. */
export function Blank({ id, field: { name, label, kind, text, unit, options, hint }, error }: BlankProps) {
  const control = controlProps(id, { hint: hint !== null, error })
  return (
    <span className="blank">
      <label className="sr-only" htmlFor={id}>
        {label}
      </label>
      {kind === 'money' || kind === 'price' ? <span aria-hidden="true">RM</span> : null}
      {options.length === 0 ? (
        <input
          {...control}
          {...textProps(kind)}
          name={name}
          size={Math.max(text.length, roomFor(kind))}
          defaultValue={text}
        />
      ) : (
        <select {...control} name={name} defaultValue={text}>
          {options.map(({ value, label: words }) => (
            <option key={value} value={value} translate={translateOf(words)}>
              {words}
            </option>
          ))}
        </select>
      )}
      {unit === null || unit === '' ? null : <span>{unit}</span>}
      {hint === null ? null : (
        <small id={`${id}-hint`} className="hint">
          {hint}
        </small>
      )}
    </span>
  )
}
