'use client'

import * as z from 'zod'
import { Field } from '@/components/ui/field'
import { InputBox } from '@/components/ui/input-box'
import { useSignInForm } from '@/hooks/use-sign-in-form'
import { formPath } from '@/lib/account/sign-in-steps'
import type { FormProblem } from '@/lib/account/sign-in-view'
import { recoveryCodeSchema } from '@/lib/contract/entities/recovery'
import { FormProblems } from './form-problems'
import { SharedBox } from './shared-box'

const schema = z.object({ code: recoveryCodeSchema })

export interface RecoveryIslandProps {
  /** It was said that others use the computer too. */
  readonly shared: boolean
  readonly problems: readonly FormProblem[]
}

/** Signs in by a recovery code. */
export function RecoveryIsland({ shared, problems }: RecoveryIslandProps) {
  const { form, formProps, summary, problemOf } = useSignInForm({
    schema,
    start: {},
    problems,
    opens: true,
    ifLost: 'If it signs nobody in now, it was used: take the next one.',
  })
  return (
    <form {...formProps} action={formPath('recovery')}>
      <FormProblems problems={summary} />
      <Field id="code" label="Recovery code" hint="Sixteen letters and digits." error={problemOf('code')}>
        {(control) => (
          <InputBox>
            <input
              {...control}
              {...form.register('code')}
              type="text"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          </InputBox>
        )}
      </Field>
      <SharedBox checked={shared} />
      <button type="submit" className="btn">
        Sign in
      </button>
    </form>
  )
}
