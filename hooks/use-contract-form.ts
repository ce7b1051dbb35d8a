import '@/lib/client/zod-config'
import { zodResolver } from '@hookform/resolvers/zod'
import { type FormEvent, useRef } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  get,
  type Path,
  type UseFormRegisterReturn,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import type * as z from 'zod'
import { ApiError } from '@/lib/client/api-error'

/** The type of an error that the server found. */
export const serverSaid = 'server'

export interface ContractFormOptions<I extends FieldValues, O> {
  /** What the call's contract takes. Form and server read by the same schema, so that their words agree. */
  readonly schema: z.ZodType<O, I>
  /** What the form starts from. A field without a value starts from what the page's markup says. */
  readonly start: DefaultValues<I>
  /**
   * When what is wrong with a field is first told: once it was left, or once the form was sent. Words that come when a field is left
   * move a button below it from under the press that left it, where no room is kept for them.
   */
  readonly tells?: 'left' | 'sent'
  /** Sends what was read. Rejects when it was not taken. */
  readonly send: (values: O) => Promise<void>
  /** Writes a failure down and gives the words for the visitor; null when they are said elsewhere. */
  readonly failureWords: (error: unknown) => string | null
}

/** The fields of a form that is sent, as those who draw them need it. */
export type FormFields<I extends FieldValues, O> = UseFormReturn<I, unknown, O>

/** What ties an input to its form. */
export type RegisteredField = UseFormRegisterReturn

interface ContractForm<I extends FieldValues, O> {
  readonly form: FormFields<I, O>
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** What is wrong that is no single field's fault; null when nothing is. */
  readonly failure: string | null
}

/**
 * A form that sends something. What is wrong with a field is told as `tells` says; what the server
 * says of a field stands at that field. A form that is being sent is not sent again.
 */
export function useContractForm<I extends FieldValues, O>(options: ContractFormOptions<I, O>): ContractForm<I, O> {
  const { schema, start, tells = 'left', send, failureWords } = options
  const mode = tells === 'left' ? 'onTouched' : 'onSubmit'
  const form = useForm<I, unknown, O>({ resolver: zodResolver(schema), mode, defaultValues: start })
  const sending = useRef(false)

  const refused = (error: unknown) => {
    const told = fieldErrors(form, error)
    const words = failureWords(error)
    for (const [at, { field, message }] of told.entries())
      form.setError(field, { type: serverSaid, message }, { shouldFocus: at === 0 })
    // A refusal without words of its own is an error all the same: the form would take it for success, and be emptied.
    if (told.length === 0) form.setError('root', { message: words ?? '' })
  }
  const submit = form.handleSubmit((values) => send(values).catch(refused))
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending.current) return
    sending.current = true
    await submit(event).finally(() => {
      sending.current = false
    })
  }
  return { form, onSubmit, failure: form.formState.errors.root?.message || null }
}

/** What a refusal says of the form's own fields. */
function fieldErrors<I extends FieldValues, O>(form: FormFields<I, O>, error: unknown) {
  const values = form.getValues()
  const isField = (name: string): name is Path<I> => get(values, name) !== undefined
  const errors = error instanceof ApiError ? (error.refusal?.errors ?? []) : []
  return errors.flatMap(({ field, message }) => (isField(field) ? [{ field, message }] : []))
}
