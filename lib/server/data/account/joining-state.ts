import 'server-only'
import * as z from 'zod'
import { signInForms } from '@/lib/account/sign-in-steps'
import { joiningKeySchema, joiningPurposes, sentCodeSchema } from '@/lib/contract/entities/joining'
import { referralTouchesSchema } from '@/lib/contract/entities/referral'
import { routes } from '@/lib/routing/routes'
import { keptOf, refusedFormShape } from '@/lib/server/data/forms/refused-form'
import { openCookie, writeCookie } from '@/lib/server/data/forms/sealed-cookie'

const hour = 3_600_000

const refusedSchema = z.object({ ...refusedFormShape, form: z.enum(signInForms) })

const stateSchema = z.object({
  /** The joining that is under way; null before it began and once it ended. */
  key: joiningKeySchema.nullable(),
  purpose: z.enum(joiningPurposes),
  /** The day on which the account of the contact is erased; null where it is not closed. */
  erasesOn: z.iso.date().nullable(),
  /** What was typed to sign in by, for the next form that asks for it. */
  contact: z.string().nullable(),
  sent: sentCodeSchema.nullable(),
  /** By whose code they come, as they confirmed it in the form of their details; null for nobody's. */
  referral: referralTouchesSchema.nullable().default(null),
  /** When the newest friend's link had been opened as that form was sent, in epoch milliseconds, 0 for none; null before it was sent. */
  confirmedLinkAt: z.number().nullable().default(null),
  /** Others use the computer too. */
  shared: z.boolean().default(false),
  /** Where to once somebody is signed in. */
  next: z.string().nullable(),
  /** An account was made, or opened again, by the last form. */
  welcome: z.boolean(),
  /** That account came by a friend's code. */
  invited: z.boolean().default(false),
  /** What that account can still be given: the other kind of contact, and a password; null where nothing is known of it. */
  lacks: z
    .object({ contact: z.enum(['email', 'mobile']), password: z.boolean() })
    .nullable()
    .default(null),
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
  referral: null,
  confirmedLinkAt: null,
  shared: false,
  next: null,
  welcome: false,
  invited: false,
  lacks: null,
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

/** A state in which nothing is under way: only where to go on to is left. */
export function startOver({ next }: SignInState): SignInState {
  return { ...nothing, next }
}

/** The state after a form that was refused. */
export function refusedState(state: SignInState, refused: Omit<RefusedForm, 'id'>): SignInState {
  return { ...state, refused: { ...refused, ...keptOf(refused.typed) } }
}
