import type { ReactNode } from 'react'
import { Field } from '@/components/ui/field'
import { InputBox } from '@/components/ui/input-box'
import type { RegisteredField } from '@/hooks/use-contract-form'

interface ContactFieldProps {
  readonly hint?: ReactNode
  /** What was typed before; empty: nothing. */
  readonly contact: string
  readonly error: string | null
  readonly field: RegisteredField
}

/** An e-mail address or a mobile number: one field for both. */
export function ContactField({ hint = null, contact, error, field }: ContactFieldProps) {
  return (
    <Field id="contact" label="E-mail address or mobile number" hint={hint} error={error}>
      {(control) => (
        <InputBox>
          <input
            {...control}
            {...field}
            defaultValue={contact}
            type="text"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
        </InputBox>
      )}
    </Field>
  )
}
