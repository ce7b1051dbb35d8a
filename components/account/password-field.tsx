import { type ReactNode, useState } from 'react'
import { Field } from '@/components/ui/field'
import { InputBox } from '@/components/ui/input-box'
import type { RegisteredField } from '@/hooks/use-contract-form'

interface PasswordFieldProps {
  readonly id: string
  readonly label: string
  readonly hint?: ReactNode
  readonly error: string | null
  readonly autoComplete: 'current-password' | 'new-password'
  readonly field: RegisteredField
  /** Whether script is alive: it alone can show what was typed. */
  readonly hydrated: boolean
}

/** A password, which its owner may look at. Nothing keeps it from being pasted. */
export function PasswordField({ id, label, hint = null, error, autoComplete, field, hydrated }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <InputBox>
          <input
            {...control}
            {...field}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          {hydrated ? (
            <button type="button" className="sign-show" aria-pressed={shown} onClick={() => setShown(!shown)}>
              <span>Show</span>
              <span className="sr-only"> {label.toLowerCase()}</span>
            </button>
          ) : null}
        </InputBox>
      )}
    </Field>
  )
}
