'use client'

import { useMemo } from 'react'
import * as z from 'zod'
import { useSignInForm } from '@/hooks/use-sign-in-form'
import { formPath, sentAgain } from '@/lib/account/sign-in-steps'
import type { FormProblem } from '@/lib/account/sign-in-view'
import { passwordSchema } from '@/lib/contract/entities/joining'
import { repeatMessage } from '@/lib/domain/validation/password'
import { FormProblems } from './form-problems'
import { NewPasswordField } from './new-password-field'
import { PasswordField } from './password-field'

const schema = z
  .object({ password: passwordSchema, repeat: z.string() })
  .refine(({ password, repeat }) => password === repeat, {
    path: ['repeat'],
    message: repeatMessage,
  })

const noFields = z.object({})

export interface NewPasswordIslandProps {
  readonly form: 'new-password' | 'reset-password'
  /** Whose password it is, for managers of passwords; empty when that is not known. */
  readonly contact: string
  readonly submit: string
  readonly problems: readonly FormProblem[]
}

/** The way past the password for a new account. */
function LaterForm() {
  const { formProps, summary } = useSignInForm({
    schema: noFields,
    start: {},
    problems: [],
    opens: true,
    ifLost: sentAgain,
  })
  return (
    <form {...formProps} action={formPath('new-password')} className="sign-later">
      {summary.map(({ message }) => (
        <p key={message} className="notice" role="alert">
          {message}
        </p>
      ))}
      <input type="hidden" name="later" value="yes" />
      <button type="submit" className="btn quiet">
        Later: sign in by codes
      </button>
    </form>
  )
}

/** Asks for a new password, twice. Who opens an account may leave it for later. */
export function NewPasswordIsland({ form: name, contact, submit, problems }: NewPasswordIslandProps) {
  const opens = name === 'new-password'
  const { form, formProps, summary, problemOf, hydrated } = useSignInForm({
    schema,
    start: {},
    problems,
    opens,
    ifLost: sentAgain,
  })
  const about = useMemo(() => [contact], [contact])
  return (
    <>
      <form {...formProps} action={formPath(name)}>
        <FormProblems problems={summary} />
        <input type="text" autoComplete="username" defaultValue={contact} hidden readOnly />
        <NewPasswordField
          id="password"
          about={about}
          error={problemOf('password')}
          field={form.register('password')}
          hydrated={hydrated}
        />
        <PasswordField
          autoComplete="new-password"
          hydrated={hydrated}
          id="repeat"
          label="The same password again"
          error={problemOf('repeat')}
          field={form.register('repeat')}
        />
        <button type="submit" className="btn">
          {submit}
        </button>
      </form>
      {opens ? <LaterForm /> : null}
    </>
  )
}
