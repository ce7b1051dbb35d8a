import { type FormEvent, useRef } from 'react'
import type { FormProblem } from '@/lib/account/sign-in-view'
import { openingWords } from '@/lib/client/opening-words'
import { reportFailure } from '@/lib/client/report'
import { type ContractFormOptions, useContractForm } from './use-contract-form'
import { useHydrated } from './use-hydrated'
import { useUnsavedInput } from './use-unsaved-input'

interface SignInFormOptions<I extends Record<string, unknown>, O>
  extends Pick<ContractFormOptions<I, O>, 'schema' | 'start'> {
  /** What the server found wrong with the form as it was last sent. */
  readonly problems: readonly FormProblem[]
  /** Whether the form may open a session: its tokens then go where scripts keep them. */
  readonly opens: boolean
  /** What the form says of sending it again when no answer came: its request may have been taken. */
  readonly ifLost?: string
}

/**
 * A form of the sign-in pages. What is wrong with it is said before it is sent; one that is right is sent by the browser itself, or
 * where it may open a session by script.
 */
export function useSignInForm<I extends Record<string, unknown>, O>({
  schema,
  start,
  problems,
  opens,
  ifLost = 'Send it again.',
}: SignInFormOptions<I, O>) {
  const element = useRef<HTMLFormElement>(null)
  const wasOffline = useRef(false)
  const hydrated = useHydrated()
  const { form, onSubmit, failure } = useContractForm<I, O>({
    schema,
    start,
    tells: 'sent',
    send: async () => {
      if (element.current === null) return
      if (!opens) return element.current.submit()
      wasOffline.current = !navigator.onLine
      const { sendOpening } = await import('@/lib/client/send-opening')
      await sendOpening(element.current)
    },
    failureWords: (error) => {
      reportFailure(error)
      return openingWords(error, wasOffline.current, ifLost)
    },
  })
  const { errors, isDirty, isSubmitting, isSubmitSuccessful, submitCount } = form.formState
  useUnsavedInput('sign-in', isDirty && !isSubmitSuccessful)
  const found = Object.entries(errors).flatMap(([field, error]) =>
    field === 'root' || typeof error?.message !== 'string' ? [] : [{ field, message: error.message }],
  )
  const ofWhole = failure === null ? [] : [{ field: null, message: failure }]
  const summary: readonly FormProblem[] = submitCount === 0 ? problems : [...found, ...ofWhole]
  /** What is wrong with a field: what was found here, or until it was sent from here what the server found. */
  const problemOf = (field: string) =>
    [...found, ...(submitCount === 0 ? problems : [])].find((problem) => problem.field === field)?.message ?? null
  return {
    form,
    summary,
    problemOf,
    hydrated,
    /** Nothing of it was sent since the page came. */
    isUnsent: submitCount === 0,
    formProps: {
      ref: element,
      method: 'post' as const,
      noValidate: hydrated,
      'aria-busy': isSubmitting || undefined,
      onSubmit: (event: FormEvent<HTMLFormElement>) => onSubmit(event),
    },
  }
}
