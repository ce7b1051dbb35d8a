'use client'

import * as z from 'zod'
import { Field, FieldBox } from '@/components/ui/field'
import { InputBox } from '@/components/ui/input-box'
import { Option } from '@/components/ui/option'
import { useSignInForm } from '@/hooks/use-sign-in-form'
import { formPath, sentAgain } from '@/lib/account/sign-in-steps'
import type { FormProblem } from '@/lib/account/sign-in-view'
import { fullNameSchema } from '@/lib/contract/entities/joining'
import { optionalReferralCodeSchema } from '@/lib/contract/entities/referral'
import { memberTexts, termsMessage } from '@/lib/domain/member/member-texts'
import { routes } from '@/lib/routing/routes'
import { FormProblems } from './form-problems'

const terms = z.literal(true, termsMessage)
const schema = z.object({ fullName: fullNameSchema, terms, referralCode: optionalReferralCodeSchema })

export interface DetailsIslandProps {
  readonly fullName: string
  readonly terms: boolean
  /** Whether a password is wanted now. */
  readonly wantsPassword: boolean
  /** The friend's code; empty for none. */
  readonly referralCode: string
  readonly problems: readonly FormProblem[]
}

/** The application form: the name, what is agreed to, and whether a password is wanted now. */
export function DetailsIsland({
  fullName,
  terms: agreed,
  wantsPassword,
  referralCode: code,
  problems,
}: DetailsIslandProps) {
  const { form, formProps, summary, problemOf } = useSignInForm({
    schema,
    start: {},
    problems,
    opens: true,
    ifLost: sentAgain,
  })
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
      <Option name="wantsPassword" type="checkbox" value="yes" defaultChecked={wantsPassword}>
        I want a password too. Without one you sign in by codes, and can choose one later.
      </Option>
      <details open={code !== '' || problemOf('referralCode') !== null}>
        <summary>A friend sent me a code</summary>
        <Field
          id="referralCode"
          label="Your friend’s code (optional)"
          hint={
            <>
              {memberTexts.referral.text} <a href={routes.referralTerms}>Terms of the referral programme</a>
            </>
          }
          error={problemOf('referralCode')}
        >
          {(control) => (
            <InputBox>
              <input
                {...control}
                {...form.register('referralCode')}
                defaultValue={code}
                type="text"
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={20}
              />
            </InputBox>
          )}
        </Field>
      </details>
      <button type="submit" className="btn">
        Open my account
      </button>
    </form>
  )
}
