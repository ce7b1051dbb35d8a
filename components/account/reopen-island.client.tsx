'use client'

import * as z from 'zod'
import { useSignInForm } from '@/hooks/use-sign-in-form'
import { formPath } from '@/lib/account/sign-in-steps'
import type { FormProblem } from '@/lib/account/sign-in-view'
import { FormProblems } from './form-problems'

const schema = z.object({})

export interface ReopenIslandProps {
  readonly problems: readonly FormProblem[]
}

/** Opens a closed account again. */
export function ReopenIsland({ problems }: ReopenIslandProps) {
  const { formProps, summary } = useSignInForm({ schema, start: {}, problems, opens: true })
  return (
    <form {...formProps} action={formPath('closed')}>
      <FormProblems problems={summary} />
      <button type="submit" className="btn">
        Open my account again
      </button>
    </form>
  )
}
