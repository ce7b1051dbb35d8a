'use client'

import * as z from 'zod'
import { Field, FieldBox } from '@/components/ui/field'
import { InputBox } from '@/components/ui/input-box'
import { Option } from '@/components/ui/option'
import { useSignInForm } from '@/hooks/use-sign-in-form'
import { fullNameSchema } from '@/lib/contract/entities/joining'
import { memberTexts, termsMessage } from '@/lib/domain/member/member-texts'
import { routes } from '@/lib/routes'
import { formPath } from '@/lib/sign-in-steps'
import type { FormProblem } from '@/lib/sign-in-view'
import { FormProblems } from './form-problems'

const terms = z.literal(true, termsMessage)
const schema = z.object({ fullName: fullNameSchema, terms })

export interface DetailsFormProps {
  readonly fullName: string
  readonly terms: boolean
  readonly marketing: boolean
  readonly problems: readonly FormProblem[]
}

/** The application form: the name, and what is agreed to. */
export function DetailsForm({ fullName, terms: agreed, marketing, problems }: DetailsFormProps) {
  const { form, formProps, summary, problemOf } = useSignInForm({ schema, start: {}, problems, opens: false })
  return (
    <form {...formProps} action={formPath('details')}>
      <FormProblems problems={summary} />
      <Field id="fullName" label="Full name" hint="As it is on your MyKad or passport." error={problemOf('fullName')}>
        {(control) => (
          <InputBox>
            <input
              {...control}
              {...form.register('fullName')}
              defaultValue={fullName}
              type="text"
              autoComplete="name"
              maxLength={200}
              required
            />
          </InputBox>
        )}
      </Field>
      <FieldBox id="terms" error={problemOf('terms')}>
        {(control) => (
          <Option {...control} {...form.register('terms')} type="checkbox" defaultChecked={agreed} required>
            <span>
              I agree to the <a href={routes.terms}>terms and conditions</a>.
            </span>
          </Option>
        )}
      </FieldBox>
      <FieldBox id="marketing" error={null}>
        {(control) => (
          <Option {...control} name="marketing" type="checkbox" defaultChecked={marketing}>
            <span>{memberTexts.choices.marketing}</span>
          </Option>
        )}
      </FieldBox>
      <button type="submit" className="btn">
        Continue
      </button>
    </form>
  )
}
