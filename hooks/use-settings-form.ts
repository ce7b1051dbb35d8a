import { createContext, useContext } from 'react'
import type { Change, Undo } from '@/lib/account/settings/change'
import { settingsChanges } from '@/lib/account/settings/changes'
import { forgettingForms, type SettingsFormName, settingsFormPath } from '@/lib/account/settings/places'
import type { RefusedSettings } from '@/lib/account/settings/view'
import { failureWordsOf } from '@/lib/account/settings/words'
import type { FormProblem } from '@/lib/account/sign-in-view'
import { currentSession } from '@/lib/client/session-store'
import { useContractForm } from './use-contract-form'
import { useLeaveWarning } from './use-leave-warning'
import { useUnsavedInput } from './use-unsaved-input'

/** What the forms of a settings page share. */
export interface SettingsSending {
  /** Makes a change and shows what it came to; null: without script the browser posts the form itself. Rejects with ApiError. */
  readonly send: ((change: Change, removal: Undo | null) => Promise<void>) | null
  /** What the server found wrong with a form that was posted. */
  readonly refused: RefusedSettings | null
}

export const SettingsSendingContext = createContext<SettingsSending>({ send: null, refused: null })

/**
 * A form of the settings pages, `removal` being what it deletes and `item` the id of what it is about, where the page has several of
 * its name: read by the contract, sent through the session, and watched for input that is not saved: the browser asks before the page
 * goes away with it.
 */
export function useSettingsForm(
  name: SettingsFormName,
  values: Readonly<Record<string, string | boolean>>,
  removal: Undo | null,
  item: string | null,
) {
  const { send, refused } = useContext(SettingsSendingContext)
  const { form, onSubmit, failure } = useContractForm<Record<string, unknown>, Change>({
    schema: settingsChanges[name],
    start: values,
    send: async (change) => {
      await send?.(change, removal)
      form.reset(forgettingForms.includes(name) ? values : form.getValues())
    },
    // Why nobody is logged in any more, the page says above.
    failureWords: (error) => (currentSession().state.kind === 'out' ? null : failureWordsOf(error, Date.now())),
  })
  const { errors, isSubmitting, isDirty, submitCount } = form.formState
  const idOf = (field: string) => (item === null ? field : `${field}-${item}`)
  useUnsavedInput(`settings-${idOf(name)}`, isDirty)
  // Closing the account leads away while its form is being sent.
  useLeaveWarning(isDirty && !isSubmitting)
  const about = removal?.id ?? item
  const isThis = refused?.form === name && (about === null || refused.typed.id === about)
  const posted = isThis && submitCount === 0 ? refused : null
  // Not before it is sent: words that appear when a field is left would move the button from under whoever presses it.
  const found = Object.entries(errors).flatMap(([field, error]) =>
    submitCount === 0 || field === 'root' || typeof error?.message !== 'string'
      ? []
      : [{ field, message: error.message }],
  )
  const problems: readonly FormProblem[] = [
    ...(posted?.errors ?? []),
    ...found,
    ...(failure === null ? [] : [{ field: null, message: failure }]),
  ]
  return {
    form,
    /** What was typed into a form that came back; null: it did not. */
    typed: posted?.typed ?? null,
    /** What is wrong, once the form was sent. */
    summary:
      submitCount === 0 && posted === null
        ? []
        : problems.map(({ field, message }) => ({ field: field === null ? null : idOf(field), message })),
    /** The id of a field: of its own where several forms of this name are on the page. */
    idOf,
    problemOf: (field: string) => problems.find((problem) => problem.field === field)?.message ?? null,
    formProps: {
      method: 'post' as const,
      action: settingsFormPath(name),
      noValidate: send !== null,
      'aria-busy': isSubmitting || undefined,
      onSubmit,
    },
  }
}
