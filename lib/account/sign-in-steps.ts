import { routes } from '@/lib/routing/routes'

/** The pages of joining and signing in below `/sign-in`, in the order in which they come. */
export const signInSteps = [
  'code-option',
  'code',
  'details',
  'questions',
  'new-password',
  'welcome',
  'passkey',
  'recovery',
  'password',
  'forgotten-password',
  'reset-password',
  'closed',
] as const
export type SignInStep = 'access' | (typeof signInSteps)[number]

/** Why somebody was led to another page than the one that they asked for; the page says it in a sentence. */
export const signInNotes = [
  'begin',
  'over',
  'order',
  'reset',
  'no-account',
  'barred',
  'account-changed',
  'finished',
  'signed-out',
  'opened-again',
] as const
export type SignInNote = (typeof signInNotes)[number]

/** Where a form of these pages is sent: a step's own, or one of the others. */
export const signInForms = [
  'access',
  'code-option',
  'code',
  'resend',
  'questions',
  'details',
  'new-password',
  'passkey',
  'recovery',
  'password',
  'forgotten-password',
  'reset-password',
  'closed',
  'leave',
] as const
export type SignInForm = (typeof signInForms)[number]

/** The address of a step. */
export function stepPath(step: SignInStep): string {
  return step === 'access' ? routes.signIn : `${routes.signIn}/${step}`
}

/**
 * The first page of signing in, for who comes from another of these pages: where they go on to afterwards is kept. Opened without this and
 * without a place, it forgets one of before.
 */
export const accessAgainPath = `${routes.signIn}?on=1`

/** Takes where to go on to out of the address, and without one forgets one of before. */
export const beginPath = `${routes.signIn}/begin`

/** Where somebody signs in to come back to `next`, a path of this site. */
export function signInPath(next: string): string {
  return `${routes.signIn}?${new URLSearchParams({ next })}`
}

/** The address that a form is posted to. */
export function formPath(form: SignInForm): string {
  return `${routes.signIn}/send/${form}`
}

/** Said of a last form that got no answer: the server makes one account of a joining, however often it comes. */
export const sentAgain = 'Send it again: you will not get two accounts.'

/** What `typed` names of a list; null when it is none of them. */
export function oneOf<T extends string>(all: readonly T[], typed: string | null): T | null {
  return all.find((one) => one === typed) ?? null
}

/** A comparison with the visitor's own figures is the longest address that somebody signs in from. */
const longestPath = 1000

/**
 * A path of this site to go on to, from an address that anybody may have written; null for anything that a browser could read as
 * another host, and for the pages of signing in themselves.
 */
export function safeNext(typed: string | null): string | null {
  if (typed === null || typed.length > longestPath || !/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(typed)) return null
  const { pathname, origin } = new URL(typed, 'https://site.invalid')
  if (origin !== 'https://site.invalid' || pathname.startsWith('//')) return null
  const isOwn = pathname === routes.signIn || pathname.startsWith(`${routes.signIn}/`) || pathname.startsWith('/api/')
  return isOwn ? null : typed
}
