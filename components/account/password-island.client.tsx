'use client'

import * as z from 'zod'
import { useSignInForm } from '@/hooks/use-sign-in-form'
import { formPath } from '@/lib/account/sign-in-steps'
import type { FormProblem } from '@/lib/account/sign-in-view'
import { passwordSchema, usernameSchema } from '@/lib/contract/entities/joining'
import { ContactField } from './contact-field'
import { FormProblems } from './form-problems'
import { PasswordField } from './password-field'
import { SharedBox } from './shared-box'

const schema = z.object({ contact: usernameSchema, password: passwordSchema })

export interface PasswordIslandProps {
  readonly contact: string
  /** It was said that others use the computer too. */
  readonly shared: boolean
  readonly problems: readonly FormProblem[]
}

/** Signs in by password. */
export function PasswordIsland({ contact, shared, problems }: PasswordIslandProps) {
  const { form, formProps, summary, problemOf, hydrated } = useSignInForm({ schema, start: {}, problems, opens: true })
  return (
    <form {...formProps} action={formPath('password')}>
      <FormProblems problems={summary} />
      <ContactField contact={contact} error={problemOf('contact')} field={form.register('contact')} />
      <PasswordField
        id="password"
        label="Password"
        error={problemOf('password')}
        autoComplete="current-password"
        field={form.register('password')}
        hydrated={hydrated}
      />
      <SharedBox checked={shared} />
      <button type="submit" className="btn">
        Sign in
      </button>
    </form>
  )
}
