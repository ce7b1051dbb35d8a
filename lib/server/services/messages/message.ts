import 'server-only'
import * as z from 'zod'
import { codeSchema, usernameSchema } from '@/lib/contract/entities/joining'
import { isoDateSchema } from '@/lib/contract/entities/wire-kit'
import { type AttachedFile, fileKinds } from '@/lib/domain/messages/attached-files'
import { type ContactTopic, contactTopics } from '@/lib/domain/messages/contact-message'
import { type LeastGain, leastGains, usualLeastGain } from '@/lib/domain/shortlist/rival'
import { type Contact, type ContactKind, contactKinds } from '@/lib/domain/validation/contact'
import type { IsoDate } from '@/lib/domain/values/iso-date'
import { type CodePurpose, codePurposes } from './code'

/** A message to somebody who is no subscriber, with all that it says. It goes by mail or as a text message, as `to` is. */
export type Message =
  | {
      readonly kind: 'code'
      readonly to: Contact
      readonly purpose: CodePurpose
      readonly code: string
      /** Epoch milliseconds; from then on it is not sent any more. */
      readonly uselessAt: number
    }
  | { readonly kind: 'password-changed' | 'account-made' | 'account-opened-again'; readonly to: Contact }
  /** From a browser that is named; `at` is epoch milliseconds. */
  | { readonly kind: 'new-sign-in'; readonly to: Contact; readonly device: string; readonly at: number }
  /** The key takes the change back; only the contact that was replaced has it. */
  | {
      readonly kind: 'contact-changed'
      readonly to: Contact
      readonly changed: ContactKind
      readonly undoKey: string | null
    }
  /** `device`: where the passkey was added, in words. */
  | {
      readonly kind: 'passkey-changed'
      readonly to: Contact
      readonly change: 'added' | 'removed'
      readonly device: string
    }
  /** `left`: how many still work. */
  | { readonly kind: 'recovery-codes'; readonly to: Contact; readonly change: 'made' | 'used'; readonly left: number }
  | { readonly kind: 'contact-restored'; readonly to: Contact; readonly restored: ContactKind }
  | { readonly kind: 'contact-added'; readonly to: Contact; readonly added: ContactKind }
  | { readonly kind: 'account-closing'; readonly to: Contact; readonly erasesOn: IsoDate }
  /** What somebody wrote to us by the form; goes to us. */
  | {
      readonly kind: 'contact-us'
      readonly to: Contact
      readonly reference: string
      readonly topic: ContactTopic
      readonly name: string
      readonly email: string
      readonly text: string
      readonly files: readonly AttachedFile[]
    }
  | {
      readonly kind: 'contact-received'
      readonly to: Contact
      readonly reference: string
      readonly topic: ContactTopic
    }
  /** Asks an address to confirm that it follows a product; `scenario`: with which figures, null where it has none. */
  | {
      readonly kind: 'alert-asked'
      readonly to: Contact
      readonly product: string
      readonly path: string
      readonly scenario: string | null
      readonly confirmKey: string
    }
  | AlertMessage
  | WeekOfAlerts
  | (CampaignMessage & { readonly kind: 'campaign-kept' })
  /** `dueAt`: not sent before, in epoch milliseconds. */
  | (CampaignMessage & { readonly kind: 'campaign-ends'; readonly dueAt: number })

/** The product of an alert: where its page is, what its figure is called and stands for, and where it was read. */
export interface AlertPlace {
  readonly product: string
  readonly path: string
  /** What the figure is called: "total cost". */
  readonly name: string
  /** With which figures it was worked out, and whether they are the member's own; else they are typical ones. */
  readonly scenario: string
  readonly ownCase: boolean
  readonly source: string
  readonly checkedOn: IsoDate
}

/** What an alert tells: another figure than before, the last day of an offer, or a product that brings more. */
export type AlertNews =
  | {
      readonly kind: 'product-alert'
      readonly before: string
      readonly after: string
      /** Where the figure is what it was once before: since when, and until when it was so, in a sentence; null elsewhere. */
      readonly back: string | null
    }
  | { readonly kind: 'offer-ends'; readonly figure: string; readonly endsOn: IsoDate }
  | {
      readonly kind: 'product-beaten'
      readonly figure: string
      readonly other: string
      readonly otherFigure: string
      /** "RM132 more". */
      readonly gap: string
      /** By how much it had to beat it to be told of, in sen. */
      readonly least: LeastGain
    }

/** News of one alert. The key ends it. */
export type AlertItem = AlertPlace & AlertNews & { readonly removalKey: string }

/** A message of an alert. */
export type AlertMessage = AlertItem & { readonly to: Contact }

/** All news of a week of what a member follows. The key, which is one of theirs, ends all that is told by the week. */
export interface WeekOfAlerts {
  readonly kind: 'alerts-of-the-week'
  readonly to: Contact
  readonly items: readonly AlertItem[]
  readonly removalKey: string
}

/** What a message of a campaign says. It is of no use once the campaign has ended (`endsAt`, epoch milliseconds). */
export interface CampaignMessage {
  readonly to: Contact
  readonly title: string
  readonly slug: string
  readonly endsAt: number
  readonly removalKey: string
}

const to = usernameSchema
const campaign = { to, title: z.string(), slug: z.string(), endsAt: z.int(), removalKey: z.string() }
const alert = {
  product: z.string(),
  path: z.string(),
  name: z.string(),
  scenario: z.string(),
  // What waits from a build before is about the usual case.
  ownCase: z.boolean().default(false),
  source: z.string(),
  checkedOn: isoDateSchema,
  removalKey: z.string(),
}
const changeItem = z.object({
  kind: z.literal('product-alert'),
  before: z.string(),
  after: z.string(),
  // What waits from a build before says nothing of it.
  back: z.string().nullable().default(null),
  ...alert,
})
const endItem = z.object({ kind: z.literal('offer-ends'), figure: z.string(), endsOn: isoDateSchema, ...alert })
const rivalItem = z.object({
  kind: z.literal('product-beaten'),
  figure: z.string(),
  other: z.string(),
  otherFigure: z.string(),
  gap: z.string(),
  least: z.literal(leastGains).default(usualLeastGain),
  ...alert,
})
const storedSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('code'),
    to,
    purpose: z.enum(codePurposes),
    code: codeSchema,
    uselessAt: z.int(),
  }),
  z.object({ kind: z.enum(['password-changed', 'account-made', 'account-opened-again']), to }),
  z.object({ kind: z.literal('new-sign-in'), to, device: z.string(), at: z.int() }),
  z.object({
    kind: z.literal('contact-changed'),
    to,
    changed: z.enum(contactKinds),
    // What waits from a build before has none.
    undoKey: z.string().nullable().default(null),
  }),
  z.object({ kind: z.literal('passkey-changed'), to, change: z.enum(['added', 'removed']), device: z.string() }),
  z.object({ kind: z.literal('recovery-codes'), to, change: z.enum(['made', 'used']), left: z.int() }),
  z.object({ kind: z.literal('contact-restored'), to, restored: z.enum(contactKinds) }),
  z.object({ kind: z.literal('contact-added'), to, added: z.enum(contactKinds) }),
  z.object({ kind: z.literal('account-closing'), to, erasesOn: isoDateSchema }),
  z.object({
    kind: z.literal('contact-us'),
    to,
    reference: z.string(),
    topic: z.enum(contactTopics),
    name: z.string(),
    email: z.string(),
    text: z.string(),
    // What waits from a build before has none.
    files: z.array(z.object({ name: z.string(), kind: z.enum(fileKinds), content: z.string() })).default([]),
  }),
  z.object({ kind: z.literal('contact-received'), to, reference: z.string(), topic: z.enum(contactTopics) }),
  z.object({
    kind: z.literal('alert-asked'),
    to,
    product: z.string(),
    path: z.string(),
    scenario: z.string().nullable(),
    confirmKey: z.string(),
  }),
  changeItem.extend({ to }),
  endItem.extend({ to }),
  rivalItem.extend({ to }),
  z.object({
    kind: z.literal('alerts-of-the-week'),
    to,
    items: z.array(z.discriminatedUnion('kind', [changeItem, endItem, rivalItem])),
    removalKey: z.string(),
  }),
  z.object({ kind: z.literal('campaign-kept'), ...campaign }),
  z.object({ kind: z.literal('campaign-ends'), dueAt: z.int(), ...campaign }),
])

/** A message as the text that is encrypted. */
export function printMessage(message: Message): string {
  return JSON.stringify({ ...message, to: message.to.value })
}

/** A message from the text that was encrypted. Throws what the parser throws for a text that {@link printMessage} did not make. */
export function parseMessage(text: string): Message {
  return storedSchema.parse(JSON.parse(text))
}
