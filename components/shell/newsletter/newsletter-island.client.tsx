'use client'

import { type SyntheticEvent, useEffect, useLayoutEffect, useState } from 'react'
import type { Wakes } from '@/components/islands'
import { controlProps, FieldError } from '@/components/ui/field'
import { applyMask } from '@/components/ui/mask'
import { type FormFields, useContractForm } from '@/hooks/use-contract-form'
import { useHydrated } from '@/hooks/use-hydrated'
import { useUnsavedInput } from '@/hooks/use-unsaved-input'
import { printedConfig } from '@/lib/client/printed-config'
import { subscribeOperation } from '@/lib/contract/calls/newsletter'
import { newsletterConsent } from '@/lib/domain/messages/newsletter-consent'
import { honeypotField } from '@/lib/forms/newsletter-results'
import { routes } from '@/lib/routing/routes'
import { useAfter } from '../use-after'
import { failureWords } from './failure-words'
import { sendSubscription } from './send-subscription'

/** @public The bundler reads it. */
export const wakes: Wakes = 'focus'

/** Nothing says that it is busy before this many milliseconds. */
const busyMs = 400

/** The specification's words. */
const successWords = 'Your submission was successful.'

const id = 'news'
const schema = subscribeOperation.request.shape.body

type EmailForm = FormFields<{ email: string }, { email: string }>

/**
 * The field of the address: lower-cased as it is typed, and blamed for nothing while it is empty. With script it is a text
 * field, because a caret cannot be put back in an e-mail field.
 */
function useEmail(form: EmailForm, hydrated: boolean, onEdited: () => void) {
  const { ref, name, onChange, onBlur } = form.register('email')
  const edit = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    applyMask(currentTarget, (typed) => typed.toLowerCase())
    onEdited()
    form.clearErrors('root')
    if (currentTarget.value === '') form.reset({ email: '' })
    else void onChange({ target: currentTarget, type: 'change' })
  }
  useLayoutEffect(() => {
    const input = document.getElementById(id)
    if (!hydrated || !(input instanceof HTMLInputElement)) return
    // A change of type takes the caret of somebody who types already back to the start.
    if (document.activeElement === input) input.setSelectionRange(input.value.length, input.value.length)
    // A browser or a password manager may have filled it in before there was script.
    applyMask(input, (typed) => typed.toLowerCase())
    if (input.value !== '') form.setValue('email', input.value)
  }, [hydrated, form])
  return {
    ref,
    name,
    type: hydrated ? 'text' : 'email',
    onInput: (event: SyntheticEvent<HTMLInputElement>) => {
      if (!(event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing)) edit(event)
    },
    onCompositionEnd: edit,
    onBlur: (event: SyntheticEvent<HTMLInputElement>) => {
      if (event.currentTarget.value !== '') void onBlur({ target: event.currentTarget, type: 'blur' })
    },
  }
}

/**
 * The newsletter's form. Without script it posts by itself; with script it is sent without leaving the page. The room of
 * its message is kept free.
 */
export function NewsletterIsland() {
  const [sent, setSent] = useState(false)
  const { form, onSubmit, failure } = useContractForm({
    schema,
    start: {},
    send: async (body) => {
      await sendSubscription(printedConfig(), body.email)
      setSent(true)
    },
    failureWords,
  })
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState
  const hydrated = useHydrated()
  const busy = useAfter(busyMs, isSubmitting)
  const error = errors.email?.message ?? null
  const email = useEmail(form, hydrated, () => setSent(false))
  useUnsavedInput('newsletter', (form.watch('email') ?? '') !== '')
  useEffect(() => {
    if (isSubmitSuccessful) form.reset({ email: '' })
  }, [isSubmitSuccessful, form])

  return (
    <form
      method="post"
      action={routes.subscribe}
      noValidate={hydrated}
      aria-busy={isSubmitting || undefined}
      onSubmit={onSubmit}
    >
      <h2>
        <label htmlFor={id}>Stay in the loop</label>
      </h2>
      <div className="input">
        <input
          {...controlProps(id, { hint: true, error })}
          {...email}
          inputMode={hydrated ? 'email' : undefined}
          autoComplete="email"
          placeholder="Your e-mail"
          required
        />
        <button type="submit" className="btn" aria-disabled={isSubmitting || undefined}>
          {busy ? 'Sending…' : 'Subscribe'}
        </button>
      </div>
      <p role="status">
        <FieldError id={id} error={error ?? failure} />
        {sent ? <b className="done">{successWords}</b> : null}
      </p>
      <input name={honeypotField} hidden />
      <p id={`${id}-hint`}>
        {`${newsletterConsent.text} `}
        <a href={routes.privacy}>How we keep it</a>
      </p>
    </form>
  )
}
