import { createContext, useContext } from 'react'
import type { Change, Undo } from '@/lib/account/settings/change'
import { settingsChanges } from '@/lib/account/settings/changes'
import { forgettingForms, type SettingsFormName } from '@/lib/account/settings/places'
import { failureWordsOf } from '@/lib/account/settings/words'
import type { FormProblem } from '@/lib/account/sign-in-view'
import { currentSession } from '@/lib/client/session-store'
import { useContractForm } from './use-contract-form'
import { useLeaveWarning } from './use-leave-warning'
import { useUnsavedInput } from './use-unsaved-input'

/** Makes a change and shows what it came to; what `removal` names can be brought back. Rejects with ApiError. */
type SendChange = (change: Change, removal: Undo | null) => Promise<void>

/** What the forms of a settings page are sent by. */
export const SettingsSendingContext = createContext<SendChange>(async () => undefined)

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
  const send = useContext(SettingsSendingContext)
  const { form, onSubmit, failure } = useContractForm<Record<string, unknown>, Change>({
    schema: settingsChanges[name],
    start: values,
    send: async (change) => {
      await send(change, removal)
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
  // Not before it is sent: words that appear when a field is left would move the button from under whoever presses it.
  const found = Object.entries(errors).flatMap(([field, error]) =>
    submitCount === 0 || field === 'root' || typeof error?.message !== 'string'
      ? []
      : [{ field, message: error.message }],
  )
  const problems: readonly FormProblem[] = [...found, ...(failure === null ? [] : [{ field: null, message: failure }])]
  return {
    form,
    /** What is wrong, once the form was sent. */
    summary:
      submitCount === 0
        ? []
        : problems.map(({ field, message }) => ({ field: field === null ? null : idOf(field), message })),
    /** The id of a field: of its own where several forms of this name are on the page. */
    idOf,
    problemOf: (field: string) => problems.find((problem) => problem.field === field)?.message ?? null,
    formProps: {
      'data-form': name,
      noValidate: true,
      'aria-busy': isSubmitting || undefined,
      onSubmit,
    },
  }
}
