import type { ReactNode } from 'react'
import { Field } from '@/components/ui/field'
import { InputBox } from '@/components/ui/input-box'
import { longestEmail } from '@/lib/domain/validation/newsletter-email'
import { trapField } from '@/lib/newsletter-results'
import { routes } from '@/lib/routes'

interface EmailFormProps {
  /** The id of the field. */
  readonly id: string
  /** The path that it is posted to. */
  readonly action: string
  /** What somebody agrees to by sending it. */
  readonly consent: string
  /** What is wrong with the address; null when nothing is. */
  readonly error: string | null
  readonly className: string
  /** The words of the button. */
  readonly children: ReactNode
}

/** Asks for an e-mail address alone. Sent by the browser itself, without script as well. */
export function EmailForm({ id, action, consent, error, className, children }: EmailFormProps) {
  return (
    <form className={`grid gap-3 ${className}`} method="post" action={action}>
      <input name={trapField} hidden />
      <Field
        id={id}
        label="Your e-mail address"
        error={error}
        hint={
          <>
            {consent} <a href={routes.privacy}>How we keep it</a>
          </>
        }
      >
        {(control) => (
          <InputBox>
            <input {...control} type="email" name="email" autoComplete="email" maxLength={longestEmail} />
          </InputBox>
        )}
      </Field>
      <button type="submit" className="btn">
        {children}
      </button>
    </form>
  )
}
