'use client'

import { useEffect } from 'react'
import * as z from 'zod'
import type { Wakes } from '@/components/islands'
import { Field } from '@/components/ui/field'
import { InputBox } from '@/components/ui/input-box'
import { useSignInForm } from '@/hooks/use-sign-in-form'
import { formPath } from '@/lib/account/sign-in-steps'
import type { FormProblem } from '@/lib/account/sign-in-view'
import { codeSchema, withoutGaps } from '@/lib/contract/entities/joining'
import { FormProblems } from './form-problems'

/** @public The bundler reads it. */
export const wakes: Wakes = 'loaded'

const schema = z.object({ code: z.string().transform(withoutGaps).pipe(codeSchema) })

/** A code works once: where the lost answer was about a right one, it is used up. */
const ifLost = 'Send it again. If the code no longer works then, ask for a new one.'

export interface CodeIslandProps {
  readonly problems: readonly FormProblem[]
}

/**
 * Asks for the one-time code, in one field that phones fill in and that takes a paste. It has the focus where nothing else asks for it. The
 * first whole code is sent by itself; after a code that was refused here the button is pressed, so that one can look before.
 */
export function CodeIsland({ problems }: CodeIslandProps) {
  const { form, formProps, summary, problemOf, isUnsent, hydrated } = useSignInForm({
    schema,
    start: {},
    problems,
    opens: true,
    ifLost,
  })
  const { setFocus } = form
  useEffect(() => {
    if (problems.length === 0 && document.activeElement === document.body) setFocus('code')
  }, [problems, setFocus])
  const sendWhole = (field: HTMLInputElement) => {
    if (isUnsent && schema.safeParse({ code: field.value }).success) field.form?.requestSubmit()
  }
  return (
    <form {...formProps} action={formPath('code')}>
      <FormProblems problems={summary} />
      <Field
        id="code"
        label="Six-digit code"
        hint={hydrated ? 'It is sent as soon as its six digits are there.' : null}
        error={problemOf('code')}
        className="sign-code"
      >
        {(control) => (
          <InputBox>
            <input
              {...control}
              {...form.register('code', { onChange: ({ target }) => sendWhole(target) })}
              type="text"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={12}
              required
            />
          </InputBox>
        )}
      </Field>
      <button type="submit" className="btn">
        Check the code
      </button>
    </form>
  )
}
