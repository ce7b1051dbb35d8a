import type { ReactNode } from 'react'
import { Island } from '@/components/ui/island'
import { accessAgainPath, type SignInStep, stepPath } from '@/lib/account/sign-in-steps'
import type { FormProblem, SignInPage } from '@/lib/account/sign-in-view'
import type { PageMode } from '@/lib/client/session-store'
import { assertNever } from '@/lib/domain/values/assert-never'
import { formatDate, isoDate } from '@/lib/domain/values/iso-date'
import { routes } from '@/lib/routing/routes'
import { AccessStep } from './access-step'
import { CodeOptionStep, CodeStep } from './code-steps'
import { ContactIsland } from './contact-island.client'
import { DetailsIsland, type DetailsIslandProps } from './details-island.client'
import { NewPasswordIsland } from './new-password-island.client'
import { PasskeyIsland } from './passkey-island.client'
import { PasswordIsland } from './password-island.client'
import { QuestionsStep } from './questions-step'
import { RecoveryIsland } from './recovery-island.client'
import { ReopenIsland } from './reopen-island.client'
import { SignInFrame } from './sign-in-frame'
import { WelcomeStep } from './welcome-step'

interface StepWords {
  readonly title: string
  readonly lede: ReactNode
  readonly mode: PageMode
  /** Where in the application form the step is; null elsewhere. */
  readonly place: string | null
}

const sign = { mode: 'sign', place: null } as const

const words: Readonly<Record<SignInStep, StepWords>> = {
  access: {
    ...sign,
    title: 'Sign in or join',
    lede: 'Enter your e-mail address or mobile number. We send you a code, whether you are new here or coming back.',
  },
  'code-option': { ...sign, title: 'Get your code', lede: 'A six-digit code shows that it is yours.' },
  code: { ...sign, title: 'Enter your code', lede: null },
  questions: {
    ...sign,
    title: 'What brings you here?',
    lede: 'It helps us decide what to build next. Nothing you see depends on it, and you can skip it.',
  },
  details: {
    mode: 'sign',
    place: 'The last step',
    title: 'Your details',
    lede: (
      <>
        Your name stays with us: no bank or insurer gets it unless you apply with them yourself. See the{' '}
        <a href={routes.privacy}>privacy notice</a>.
      </>
    ),
  },
  'new-password': {
    ...sign,
    title: 'Choose a password',
    lede: 'You can sign in with it when no code can reach you. You can also set one later, in your settings.',
  },
  welcome: {
    mode: 'form',
    place: null,
    title: 'Your account is ready',
    lede: 'You are signed in on this device. Here is what you can do next.',
  },
  passkey: {
    ...sign,
    title: 'Sign in with a passkey',
    lede: 'With your finger, your face or the lock of your device: no code to wait for. You can add a passkey in your settings once you are signed in.',
  },
  recovery: {
    ...sign,
    title: 'Sign in with a recovery code',
    lede: 'One of the codes that you kept when you had them made in your settings. Each works once.',
  },
  password: { ...sign, title: 'Sign in with a password', lede: 'Use the contact that your account has.' },
  'forgotten-password': {
    ...sign,
    title: 'Forgotten password',
    lede: 'We send a code to your e-mail address or mobile number. With it you can choose a new password.',
  },
  'reset-password': {
    ...sign,
    title: 'Choose a new password',
    lede: 'Once it is set, you are signed out everywhere and can sign in with it.',
  },
  closed: { ...sign, title: 'This account is closed', lede: null },
}

interface SignInViewProps {
  readonly page: SignInPage
}

/** A step of joining or signing in. */
export function SignInView({ page }: SignInViewProps) {
  const { title, mode, place } = words[page.step]
  return (
    <SignInFrame mode={mode} title={title} lede={ledeOf(page)} place={place} note={page.note} invited={page.invited}>
      <StepContent page={page} />
    </SignInFrame>
  )
}

function ledeOf({ step, view, sent, contact, erasesOn }: SignInPage): ReactNode {
  if (step === 'closed' && erasesOn !== null)
    return `It will be erased on ${formatDate(isoDate(erasesOn))}. Until then you can open it again, with all that is in it.`
  if (step === 'code' && sent !== null)
    return (
      <>
        We sent it to <b translate="no">{contact ?? sent.to}</b>. It works for five minutes.{' '}
        <a href={accessAgainPath}>Change it</a>
      </>
    )
  if (step === 'code-option' && view !== null)
    return `We send a six-digit code to ${view.contact}. It shows that ${view.kind === 'email' ? 'the address' : 'the number'} is yours.`
  return words[step].lede
}

function StepContent({ page }: SignInViewProps) {
  const { step, view, refused } = page
  const problems: readonly FormProblem[] = refused?.errors ?? []
  const contact = refused?.typed.contact ?? page.contact ?? ''
  const shared = refused?.typed.shared !== undefined
  switch (step) {
    case 'access':
      return (
        <AccessStep
          formProps={{ form: 'access', contact, shared, problems }}
          signedIn={page.signedIn}
          underWay={view === null || page.goOn === null ? null : { contact: view.contact, path: page.goOn }}
        />
      )
    case 'forgotten-password':
      return <Island name="contact" of={ContactIsland} props={{ form: step, contact, shared: null, problems }} />
    case 'password':
      return (
        <>
          <Island name="password" of={PasswordIsland} props={{ contact, shared, problems }} />
          <ul className="sign-ways">
            <li>
              <a href={accessAgainPath}>Sign in with a code instead</a>
            </li>
            <li>
              <a href={stepPath('forgotten-password')}>I forgot my password</a>
            </li>
            <li>
              <a href={stepPath('recovery')}>No code reaches me: use a recovery code</a>
            </li>
          </ul>
        </>
      )
    case 'passkey':
      return (
        <>
          <Island name="passkey" of={PasskeyIsland} props={{ shared, problems }} />
          <ul className="sign-ways">
            <li>
              <a href={accessAgainPath}>Sign in with a code instead</a>
            </li>
          </ul>
        </>
      )
    case 'recovery':
      return <Island name="recovery" of={RecoveryIsland} props={{ shared, problems }} />
    case 'welcome':
      return <WelcomeStep next={page.next} invited={page.invited} lacks={page.lacks} />
    case 'new-password':
      return (
        <Island
          name="new-password"
          of={NewPasswordIsland}
          props={{ form: step, contact, submit: 'Open my account', problems }}
        />
      )
    case 'reset-password':
      return (
        <Island
          name="new-password"
          of={NewPasswordIsland}
          props={{ form: step, contact, submit: 'Set the new password', problems }}
        />
      )
    case 'closed':
      return <Island name="reopen" of={ReopenIsland} props={{ problems }} />
    case 'code-option':
    case 'code':
    case 'questions':
    case 'details':
      return view === null ? null : <JoiningContent page={{ ...page, step, view }} problems={problems} />
    default:
      return assertNever(step)
  }
}

type JoiningPage = SignInPage & {
  readonly step: 'code-option' | 'code' | 'questions' | 'details'
  readonly view: NonNullable<SignInPage['view']>
}

interface JoiningContentProps {
  readonly page: JoiningPage
  readonly problems: readonly FormProblem[]
}

function JoiningContent({ page: { step, view, sent, contact, referralCode, refused }, problems }: JoiningContentProps) {
  switch (step) {
    case 'code-option':
      return <CodeOptionStep view={view} problems={problems} />
    case 'code':
      return <CodeStep problems={problems} kind={view.kind} contact={contact} resend={resendOf(sent)} />
    case 'questions':
      return <QuestionsStep reasons={view.details.reasons} />
    case 'details':
      return (
        <>
          <Island name="details" of={DetailsIsland} props={detailsOf(refused, view, referralCode, problems)} />
          <ul className="sign-ways">
            <li>
              <a href={stepPath('questions')}>Tell us what brings you here (optional)</a>
            </li>
          </ul>
        </>
      )
    default:
      return assertNever(step)
  }
}

/** What the application form shows: what was typed last, else what is known of the joining. */
function detailsOf(
  refused: SignInPage['refused'],
  { details: { fullName } }: JoiningPage['view'],
  referralCode: string | null,
  problems: readonly FormProblem[],
): DetailsIslandProps {
  const typed = refused?.typed
  return {
    fullName: typed?.fullName ?? fullName ?? '',
    // Who comes back to this step agreed already, and wanted a password; who was refused had not.
    terms: typed === undefined ? fullName !== null : typed.terms !== undefined,
    wantsPassword: typed === undefined ? fullName !== null : typed.wantsPassword !== undefined,
    referralCode: typed?.referralCode ?? referralCode ?? '',
    problems,
  }
}

const timeOfDay = new Intl.DateTimeFormat('en-MY', {
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
  timeZone: 'Asia/Kuala_Lumpur',
})

function resendOf(sent: SignInPage['sent']) {
  return { seconds: sent?.resendIn ?? 0, from: sent === null ? '' : timeOfDay.format(sent.resendAt) }
}

/** Shown while the provider cannot say how far a joining has come. */
export function SignInFailed({ path }: { readonly path: string }) {
  return (
    <SignInFrame
      mode="form"
      title="We cannot go on right now"
      lede="The fault is on our side. What you filled in is kept for an hour."
      place={null}
      note={null}
    >
      <p>
        <a className="btn" href={path}>
          Try again
        </a>
      </p>
    </SignInFrame>
  )
}
