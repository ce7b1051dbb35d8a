import type { ReactNode } from 'react'
import { longestEmail } from '@/lib/domain/validation/newsletter-email'
import { Field } from './field'
import { InputBox } from './input-box'

interface EmailFormProps {
  /** The id of the field. */
  readonly id: string
  /** The path that it is posted to. */
  readonly action: string
  /** The name of a field that people do not see, and programs fill in. */
  readonly trap: string
  /** What somebody agrees to by sending it. */
  readonly consent: ReactNode
  /** What is wrong with the address; null when nothing is. */
  readonly error: string | null
  readonly className: string
  /** The words of the button. */
  readonly submit: string
}

/** Asks for an e-mail address alone. Sent by the browser itself, without script as well. */
export function EmailForm({ id, action, trap, consent, error, className, submit }: EmailFormProps) {
  return (
    <form className={`grid gap-3 ${className}`} method="post" action={action}>
      <input name={trap} hidden />
      <Field id={id} label="Your e-mail address" error={error} hint={consent}>
        {(control) => (
          <InputBox>
            <input {...control} type="email" name="email" autoComplete="email" maxLength={longestEmail} />
          </InputBox>
        )}
      </Field>
      <button type="submit" className="btn">
        {submit}
      </button>
    </form>
  )
}
