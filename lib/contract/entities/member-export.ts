import * as z from 'zod'
import { incomesSchema } from './incomes'
import { toldSchema } from './profile'
import { savedAnalysisSchema } from './saved-analysis'
import { savedComparisonSchema } from './saved-comparison'

const text = z.string()
/** A moment of the world's time, such as 2026-11-22T09:30:00.000Z. */
const moment = z.iso.datetime()

const agreement = z.object({
  about: text,
  given: z.boolean(),
  textVersion: text.nullable(),
  channel: text,
  at: moment,
})

/** Everything that is kept of a member, in one document. */
export const memberExportSchema = z.object({
  madeAt: moment,
  /** What each field means, by its path; `[]` stands for each of a list. */
  explained: z.record(text, text),
  account: z.object({
    id: text,
    fullName: text,
    birthDate: text.nullable(),
    state: text,
    institution: text.nullable(),
    referralTermsVersion: text.nullable(),
    referralCode: text.nullable(),
    mykadGivenAt: moment.nullable(),
    hasPassword: z.boolean(),
    passwordChangedAt: moment.nullable(),
    closedAt: moment.nullable(),
    erasedFrom: moment.nullable(),
    createdAt: moment,
  }),
  contacts: z.array(z.object({ kind: text, value: text, verifiedAt: moment })),
  /** Those whose change can still be taken back. */
  replacedContacts: z.array(z.object({ kind: text, value: text, replacedAt: moment })),
  recoveryCodes: z.array(z.object({ madeAt: moment, usedAt: moment.nullable() })),
  passkeys: z.array(z.object({ device: text, addedAt: moment, lastUsedAt: moment.nullable() })),
  /** null when it opens with none of our keys. */
  told: z
    .object({
      profile: z.object(toldSchema.shape).extend({ addressLines: z.array(text) }),
      mykad: text.nullable(),
      incomes: incomesSchema,
      reasons: z.array(text),
      leaving: z.object({ reason: text.nullable(), text: text.nullable() }).nullable(),
    })
    .nullable(),
  /** By whose code the member joined; null for nobody's. */
  invitation: z
    .object({
      code: text,
      channel: text,
      lastAt: moment,
      firstCode: text,
      firstChannel: text,
      firstAt: moment,
      textVersion: text.nullable(),
      termsVersion: text.nullable(),
      sameBrowser: z.boolean().nullable(),
      contactKnown: z.boolean().nullable(),
      mykadKnown: z.boolean().nullable(),
      state: text,
      reason: text.nullable(),
      qualifiedOn: text.nullable(),
      waitsUntil: text.nullable(),
      changedAt: moment.nullable(),
      recordedAt: moment,
    })
    .nullable(),
  /** MX Points that came, went or wait, the oldest first. */
  points: z.array(z.object({ kind: text, amount: z.int().positive(), about: text, at: moment, writtenAt: moment })),
  /** Points that were to be paid out, the oldest first. `amount` is in sen. */
  withdrawals: z.array(
    z.object({
      points: z.int().positive(),
      amount: z.int().nonnegative(),
      askedAt: moment,
      decided: z.array(z.object({ act: text, reason: text.nullable(), at: moment })),
    }),
  ),
  /** Since when the account can have points; null for one that never had any. */
  pointsSince: moment.nullable(),
  /** Contacts and MyKad numbers that the account has had and has no more. */
  formerContacts: z.array(z.object({ leftAt: moment })),
  agreements: z.array(agreement),
  sessions: z.array(
    z.object({
      method: text,
      device: text,
      provedAt: moment,
      lastUsedAt: moment,
      openedAt: moment,
      expiresAt: moment,
      endedAt: moment.nullable(),
      endReason: text.nullable(),
    }),
  ),
  /** Browsers that strangers cannot keep from signing in. */
  knownBrowsers: z.array(z.object({ signedInAt: moment })),
  analyses: z.array(savedAnalysisSchema.omit({ id: true }).extend({ keptAt: moment })),
  comparisons: z.array(savedComparisonSchema.omit({ id: true }).extend({ keptAt: moment })),
  surveysAnswered: z.array(text),
  /** Products and partners that the member marked or left for. */
  interests: z.array(
    z.object({
      kind: text,
      subject: text,
      figure: text.nullable(),
      question: text.nullable(),
      looks: text.nullable(),
      at: moment,
    }),
  ),
  /** Reminders of campaigns that the member's own addresses asked for. */
  reminders: z.array(z.object({ campaign: text, email: text, textVersion: text, askedAt: moment, erasedFrom: moment })),
  alertsByAddress: z.array(
    z.object({
      subject: text,
      email: text,
      figure: text.nullable(),
      question: text.nullable(),
      textVersion: text,
      askedAt: moment,
      confirmedAt: moment.nullable(),
    }),
  ),
  newsletter: z.array(
    z.object({ email: text, state: text, askedAt: moment, agreements: z.array(agreement.omit({ about: true })) }),
  ),
})
export type MemberExport = Readonly<z.output<typeof memberExportSchema>>
