import { assertNever } from '@/lib/domain/values/assert-never'

/** The session user. `U` is what is known of somebody who is logged in. */
export type SessionState<U> =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'in'; readonly user: U }
  | { readonly kind: 'out' }

export type SessionEvent<U> =
  /** Somebody looked whether an access token is stored. */
  | { readonly kind: 'checked'; readonly tokenStored: boolean }
  | { readonly kind: 'loaded'; readonly user: U }
  /** The account could not be loaded; `errorCode` is the provider's, null when it gave none. */
  | { readonly kind: 'failed'; readonly errorCode: string | null }
  /** The tokens are gone: signed out, refused, or cleared by another tab. */
  | { readonly kind: 'cleared' }
  /** The browser puts the page into its memory, where nothing of a member may stay. */
  | { readonly kind: 'hidden' }

/** What has to be done after a transition. */
export type NextStep = 'load' | 'clear-and-check' | 'nothing'

export interface Transition<U> {
  readonly state: SessionState<U>
  readonly next: NextStep
}

/** The failures that end a session: the account is gone, or closed. */
export const endingCodes = /^GBL00(15|20)$/

const out = { kind: 'out' } as const
const unknown = { kind: 'unknown' } as const

/**
 * The session's states and transitions. Without a token nobody is logged in. A failed load shows as logged out; it
 * removes the tokens and checks again only for {@link endingCodes}. An account that arrives after the
 * tokens went is dropped.
 */
export function transition<U>(state: SessionState<U>, event: SessionEvent<U>): Transition<U> {
  switch (event.kind) {
    case 'checked':
      if (!event.tokenStored) return { state: out, next: 'nothing' }
      return { state: state.kind === 'in' ? state : unknown, next: 'load' }
    case 'loaded':
      return { state: state.kind === 'out' ? out : { kind: 'in', user: event.user }, next: 'nothing' }
    case 'failed':
      return endingCodes.test(event.errorCode ?? '')
        ? { state: unknown, next: 'clear-and-check' }
        : { state: out, next: 'nothing' }
    case 'cleared':
      return { state: out, next: 'nothing' }
    case 'hidden':
      return { state: state.kind === 'in' ? unknown : state, next: 'nothing' }
    default:
      return assertNever(event)
  }
}
