'use client'

import * as z from 'zod'
import { useSignInForm } from '@/hooks/use-sign-in-form'
import { formPath } from '@/lib/account/sign-in-steps'
import type { FormProblem } from '@/lib/account/sign-in-view'
import { usernameSchema } from '@/lib/contract/entities/joining'
import { ContactField } from './contact-field'
import { FormProblems } from './form-problems'
import { SharedBox } from './shared-box'

const schema = z.object({ contact: usernameSchema })

export interface ContactIslandProps {
  readonly form: 'access' | 'forgotten-password'
  /** What was typed before; empty: nothing. */
  readonly contact: string
  /** It was said that others use the computer too; null: the form does not ask. */
  readonly shared: boolean | null
  readonly problems: readonly FormProblem[]
}

/** Asks for an e-mail address or a mobile number. */
export function ContactIsland({ form: name, contact, shared, problems }: ContactIslandProps) {
  const { form, formProps, summary, problemOf } = useSignInForm({ schema, start: {}, problems, opens: false })
  return (
    <form {...formProps} action={formPath(name)}>
      <FormProblems problems={summary} />
      <ContactField
        hint="Such as aminah@example.com or 012-345 6789."
        contact={contact}
        error={problemOf('contact')}
        field={form.register('contact')}
      />
      {shared === null ? null : <SharedBox checked={shared} />}
      <button type="submit" className="btn">
        Continue
      </button>
    </form>
  )
}
