'use client'

import { useRef } from 'react'
import * as z from 'zod'
import type { Wakes } from '@/components/islands'
import { ErrorSummary } from '@/components/ui/error-summary'
import { Field } from '@/components/ui/field'
import { InputBox } from '@/components/ui/input-box'
import { useContractForm } from '@/hooks/use-contract-form'
import { useHydrated } from '@/hooks/use-hydrated'
import { useUnsavedInput } from '@/hooks/use-unsaved-input'
import { reportFailure } from '@/lib/client/report'
import { contactWordsSchema } from '@/lib/contract/calls/support'
import { acceptedTypes, fileFaults, filesRule, tellingBytes } from '@/lib/domain/messages/attached-files'
import { type ContactTopic, contactTopics, contactTopicWords } from '@/lib/domain/messages/contact-message'
import { longestMessage } from '@/lib/domain/validation/message-text'
import { honeypotField } from '@/lib/forms/newsletter-results'
import { routes } from '@/lib/routing/routes'

/** @public The bundler reads it. */
export const wakes: Wakes = 'focus'

/** What the browser knows of the files before they are sent. The server judges them again. */
const filesSchema = z.custom<FileList | undefined>().superRefine(async (chosen, context) => {
  const given = [...(chosen ?? [])].map(async (file) => ({
    name: file.name,
    size: file.size,
    start: new Uint8Array(await file.slice(0, tellingBytes).arrayBuffer()),
  }))
  const faults = fileFaults(await Promise.all(given))
  if (faults.length > 0) context.addIssue({ code: 'custom', message: faults.join(' ') })
})
const formSchema = contactWordsSchema.extend({ files: filesSchema })

interface ContactUsIslandProps {
  /** What the form begins with, by the address that led here; null: it is empty. */
  readonly start: { readonly topic: ContactTopic; readonly message: string } | null
}

/** Writes to us. What is wrong is said before it is sent; the browser itself sends it, with script and without. */
export function ContactUsIsland({ start }: ContactUsIslandProps) {
  const element = useRef<HTMLFormElement>(null)
  const hydrated = useHydrated()
  const { form, onSubmit } = useContractForm({
    schema: formSchema,
    start: {},
    tells: 'sent',
    send: async () => element.current?.submit(),
    failureWords: (error) => {
      reportFailure(error)
      return null
    },
  })
  const { errors, isDirty, isSubmitSuccessful } = form.formState
  useUnsavedInput('contact', isDirty && !isSubmitSuccessful)
  const found = (['topic', 'name', 'email', 'message', 'files'] as const).flatMap((id) => {
    const message = errors[id]?.message
    return message === undefined ? [] : [{ id, message }]
  })
  const problemOf = (field: string) => found.find(({ id }) => id === field)?.message ?? null
  return (
    <form
      ref={element}
      method="post"
      action={routes.contactSend}
      encType="multipart/form-data"
      noValidate={hydrated}
      onSubmit={onSubmit}
      className="mt-6 grid max-w-[62ch] gap-4"
    >
      <ErrorSummary id="problems" noun="field" errors={found} />
      <input name={honeypotField} hidden />
      <Field id="topic" label="What is it about?" error={problemOf('topic')}>
        {(control) => (
          <InputBox>
            <select {...control} {...form.register('topic')} defaultValue={start?.topic ?? ''} required>
              <option value="" disabled>
                Choose a topic
              </option>
              {contactTopics.map((topic) => (
                <option key={topic} value={topic}>
                  {contactTopicWords[topic]}
                </option>
              ))}
            </select>
          </InputBox>
        )}
      </Field>
      <Field id="name" label="Your name" error={problemOf('name')}>
        {(control) => (
          <InputBox>
            <input {...control} {...form.register('name')} type="text" autoComplete="name" required />
          </InputBox>
        )}
      </Field>
      <Field id="email" label="Your e-mail address" hint="We reply to this address." error={problemOf('email')}>
        {(control) => (
          <InputBox>
            <input {...control} {...form.register('email')} type="email" autoComplete="email" required />
          </InputBox>
        )}
      </Field>
      <Field
        id="message"
        label="Your message"
        hint="Please send no passwords, codes, card numbers or your MyKad number."
        error={problemOf('message')}
      >
        {(control) => (
          <textarea
            {...control}
            {...form.register('message')}
            defaultValue={start?.message}
            rows={8}
            maxLength={longestMessage}
            required
            className="w-full rounded-input border border-line-strong bg-paper p-3 text-16 text-ink"
          />
        )}
      </Field>
      <Field id="files" label="Files" hint={filesRule} error={problemOf('files')}>
        {(control) => (
          <InputBox>
            <input {...control} {...form.register('files')} type="file" multiple accept={acceptedTypes} />
          </InputBox>
        )}
      </Field>
      <p>
        <button type="submit" className="btn">
          Send
        </button>
      </p>
    </form>
  )
}
