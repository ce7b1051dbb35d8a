import type { ReactNode } from 'react'

/** What ties a control to its label and to what is said of it. */
export interface ControlProps {
  readonly id: string
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
}

interface Said {
  readonly hint: boolean
  readonly error: string | null
}

/** The attributes of a control whose hint and error are named after it. */
export function controlProps(id: string, { hint, error }: Said): ControlProps {
  const said = [hint ? `${id}-hint` : '', error === null ? '' : `${id}-problem`].filter((one) => one !== '')
  return {
    id,
    'aria-invalid': error === null ? undefined : true,
    'aria-describedby': said.length === 0 ? undefined : said.join(' '),
  }
}

interface FrameProps {
  /** The control's id; those of its hint and its error follow from it. */
  readonly id: string
  readonly label: ReactNode
  readonly hint?: ReactNode
  /** What is wrong, as a sentence; null when nothing is. */
  readonly error: string | null
  readonly className?: string | undefined
}

interface FieldProps extends FrameProps {
  /** Draws the control with what ties it to the rest. */
  readonly children: (control: ControlProps) => ReactNode
}

/** A control with its label above it, its hint and what is wrong with it below. */
export function Field({ id, label, hint = null, error, className, children }: FieldProps) {
  return (
    <div className={fieldClass(className)}>
      <label htmlFor={id}>{label}</label>
      {children(controlProps(id, { hint: hint !== null, error }))}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}

/** Several controls that answer one question, such as radio buttons. The first of them carries the id. */
export function FieldSet({ id, label, hint = null, error, className, children }: FrameProps & { children: ReactNode }) {
  return (
    <fieldset
      className={fieldClass(className)}
      aria-describedby={controlProps(id, { hint: hint !== null, error })['aria-describedby']}
    >
      <legend>{label}</legend>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  )
}

/** A box to tick, its label beside it. */
export function FieldBox({ id, hint = null, error, className, children }: Omit<FieldProps, 'label'>) {
  return (
    <div className={fieldClass(className)}>
      {children(controlProps(id, { hint: hint !== null, error }))}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}

/** What stands below a control. */
function FieldNotes({ id, hint, error }: Pick<FrameProps, 'id' | 'hint' | 'error'>) {
  return (
    <>
      {hint === null ? null : (
        <small id={`${id}-hint`} className="hint">
          {hint}
        </small>
      )}
      <FieldError id={id} error={error} />
    </>
  )
}

interface FieldErrorProps {
  /** The id of the control. */
  readonly id: string
  readonly error: string | null
}

/** What is wrong with a control. */
export function FieldError({ id, error }: FieldErrorProps) {
  if (error === null) return null
  return (
    <b id={`${id}-problem`} className="problem">
      {error}
    </b>
  )
}

function fieldClass(more: string | undefined): string {
  return more === undefined ? 'field' : `field ${more}`
}
