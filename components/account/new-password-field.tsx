import type { RegisteredField } from '@/hooks/use-contract-form'
import { usePasswordReason } from '@/hooks/use-password-reason'
import { newPasswordHint } from '@/lib/domain/validation/password'
import { PasswordField } from './password-field'

interface NewPasswordFieldProps {
  readonly id: string
  readonly error: string | null
  /** What it must not mostly be made of: the name and the contacts of its owner. */
  readonly about: readonly string[]
  readonly field: RegisteredField
  readonly hydrated: boolean
}

/**
 * A new password. What speaks against it is said once the field is left, in the place of the hint, which has room for either: nothing
 * below moves from under a press.
 */
export function NewPasswordField({ id, error, about, field, hydrated }: NewPasswordFieldProps) {
  const { reason, onLeft } = usePasswordReason(about)
  const refused = error === null ? reason : null
  return (
    <PasswordField
      id={id}
      label="New password"
      hint={
        <span role="status" className="password-says" data-refused={refused === null ? undefined : ''}>
          {refused ?? newPasswordHint}
        </span>
      }
      error={error}
      autoComplete="new-password"
      field={{
        ...field,
        onBlur: (event: { target: { value: string } }) => {
          void onLeft(event.target.value)
          return field.onBlur(event)
        },
      }}
      hydrated={hydrated}
    />
  )
}
