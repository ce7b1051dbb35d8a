import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { type PageQuery, toSearchParams } from '@/app/(site)/_parts/page-query'
import { MemberMenu } from '@/components/account/member-menu'
import { SignInFailed, SignInView } from '@/components/account/sign-in-view'
import { beginPath, type SignInStep, stepPath } from '@/lib/account/sign-in-steps'
import { pageMetadata } from '@/lib/seo/metadata'
import { memberName } from '@/lib/server/data/account/member-name'
import { signInPage } from '@/lib/server/data/account/sign-in-page'

/** Titles, as the tab and the history of the browser show them. */
const titles: Readonly<Record<SignInStep, string>> = {
  access: 'Sign in or join',
  'code-option': 'Get your code',
  code: 'Enter your code',
  questions: 'What brings you here?',
  details: 'Your details',
  'new-password': 'Choose a password',
  welcome: 'Welcome',
  passkey: 'Sign in with a passkey',
  recovery: 'Sign in with a recovery code',
  password: 'Sign in with a password',
  'forgotten-password': 'Forgotten password',
  'reset-password': 'Choose a new password',
  closed: 'This account is closed',
}

/** Title of a step; never indexed. */
export function signInMetadata(step: SignInStep): Metadata {
  const description = 'Sign in to your account, or open one with your e-mail address or mobile number.'
  return {
    ...pageMetadata({ path: stepPath(step), title: titles[step], description }),
    robots: { index: false, follow: false },
  }
}

/** A step as its visitor sees it; leads to the step whose turn it is. */
export async function renderSignIn(step: SignInStep, query: PageQuery) {
  const search = toSearchParams(query)
  if (step === 'access' && (search.has('ref') || search.has('next'))) redirect(`${beginPath}?${search}`)
  const sent = new Headers(await headers())
  const [outcome, name] = await Promise.all([signInPage(step, sent, search), memberName(sent)])
  if (outcome.kind === 'moved') redirect(outcome.to)
  if (outcome.kind === 'failed') return <SignInFailed path={stepPath(step)} />
  return (
    <>
      <MemberMenu name={name} />
      <SignInView page={outcome.page} />
    </>
  )
}
