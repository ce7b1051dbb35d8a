import type { JoiningView } from '@/lib/contract/entities/joining'
import type { SignInNote, SignInStep } from './sign-in-steps'

/** What is wrong with a form, as the server found it. `field` is null for what is no single field's fault. */
export interface FormProblem {
  readonly field: string | null
  readonly message: string
  /** The other way in that the page offers beside the message. */
  readonly way?: 'code' | undefined
}

/** A form that was refused: what was wrong, and what was typed. Never a password or a code. */
export interface RefusedForm {
  readonly errors: readonly FormProblem[]
  readonly typed: Readonly<Record<string, string>>
}

/** All that a page of signing in shows of its visitor. */
export interface SignInPage {
  readonly step: SignInStep
  /** The joining that is under way; null where there is none, or the step needs none. */
  readonly view: JoiningView | null
  /** Where that joining goes on; null without one. */
  readonly goOn: string | null
  /** What was typed to sign in by; null when nothing was yet. */
  readonly contact: string | null
  /** The code that is on its way; `resendIn` are seconds, `resendAt` epoch milliseconds. */
  readonly sent: { readonly to: string; readonly resendIn: number; readonly resendAt: number } | null
  /** The friend's code that the joining form shows; null for none. */
  readonly referralCode: string | null
  /** They come by a friend's invitation, or the account that was just made did. */
  readonly invited: boolean
  /** What the account that was just made can still be given; null on other pages, and where nothing is known of it. */
  readonly lacks: { readonly contact: 'email' | 'mobile'; readonly password: boolean } | null
  /** The day on which a closed account is erased; null where it is not closed. */
  readonly erasesOn: string | null
  /** Where the visitor came from; null: nowhere in particular. */
  readonly next: string | null
  /** Whether somebody is signed in here without script. */
  readonly signedIn: boolean
  readonly note: SignInNote | null
  /** What was wrong with the step's form, in the answer to it. */
  readonly refused: RefusedForm | null
}
