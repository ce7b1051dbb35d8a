import 'server-only'
import * as z from 'zod'
import { joiningKeySchema, joiningPurposes, referralCodeSchema, sentCodeSchema } from '@/lib/contract/entities/joining'
import { routes } from '@/lib/routes'
import { systemClock } from '@/lib/server/clock'
import { signInForms } from '@/lib/sign-in-steps'
import { openCookie, writeCookie } from './sealed-cookie'

const hour = 3_600_000
/** Longest text that is given back to a form that was refused. */
const longestTyped = 300

const refusedSchema = z.object({
  /** Stands in the address beside it, so that the words show once and not on every later visit of the step. */
  id: z.string(),
  form: z.enum(signInForms),
  errors: z.array(z.object({ field: z.string().nullable(), message: z.string() })),
  /** What was typed; never a password or a code. */
  typed: z.record(z.string(), z.string()),
})

const stateSchema = z.object({
  /** The joining that is under way; null before it began and once it ended. */
  key: joiningKeySchema.nullable(),
  purpose: z.enum(joiningPurposes),
  /** The day on which the account of the contact is erased; null where it is not closed. */
  erasesOn: z.iso.date().nullable(),
  /** What was typed to sign in by, for the next form that asks for it. */
  contact: z.string().nullable(),
  sent: sentCodeSchema.nullable(),
  /** Whether the questions were answered or skipped. */
  asked: z.boolean(),
  marketing: z.boolean(),
  referralCode: referralCodeSchema.nullable(),
  /** Where to once somebody is signed in. */
  next: z.string().nullable(),
  /** An account was made by the last form. */
  welcome: z.boolean(),
  refused: refusedSchema.nullable(),
})

/** What the forms of signing in remember between their requests, sealed in the visitor's own browser. */
export type SignInState = Readonly<z.infer<typeof stateSchema>>
type RefusedForm = Readonly<z.infer<typeof refusedSchema>>

const cookie = { name: 'joining', path: routes.signIn, lifetimeMs: hour, schema: stateSchema }

const nothing: SignInState = {
  key: null,
  purpose: 'sign-in',
  erasesOn: null,
  contact: null,
  sent: null,
  asked: false,
  marketing: false,
  referralCode: null,
  next: null,
  welcome: false,
  refused: null,
}

/** The state in a request's `Cookie` header; of a new visitor, one that says nothing. */
export function signInState(header: string | null): SignInState {
  return openCookie(cookie, header) ?? nothing
}

/** The `Set-Cookie` header that keeps a state. What was typed is let go of where it has no room. */
export function keepState(state: SignInState): string {
  const short = { ...state, refused: state.refused === null ? null : { ...state.refused, typed: {} } }
  return writeCookie(cookie, state) ?? writeCookie(cookie, short) ?? String(writeCookie(cookie, null))
}

/** A state in which nothing is under way: only where to go on to is left, and the referral code that came with the address. */
export function startOver({ referralCode, next }: SignInState): SignInState {
  return { ...nothing, referralCode, next }
}

/** The state after a form that was refused. */
export function refusedState(state: SignInState, refused: Omit<RefusedForm, 'id'>): SignInState {
  const typed = Object.fromEntries(
    Object.entries(refused.typed).map(([name, value]) => [name, value.slice(0, longestTyped)]),
  )
  return { ...state, refused: { ...refused, typed, id: systemClock.now().toString(36) } }
}
