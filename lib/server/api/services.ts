import type * as z from 'zod'
import type { GivenFile, GivenKind } from '@/lib/contract/calls/content'
import type { RemovableKind } from '@/lib/contract/calls/saved'
import type { clickBodySchema, PartnerEntity } from '@/lib/contract/click-record'
import type { InterestKind } from '@/lib/contract/entities/interest'
import type { KeptFindings, SavedAnalysis } from '@/lib/contract/entities/saved-analysis'
import type { SavedComparison } from '@/lib/contract/entities/saved-comparison'
import type { Shelf, ShelfBody } from '@/lib/contract/entities/shortlisted-product'
import type { FoundAnswers } from '@/lib/contract/entities/support'
import type { SurveyForm } from '@/lib/contract/entities/survey'
import type { CallLimit } from '@/lib/contract/operation'
import type { Article } from '@/lib/domain/content/article'
import type { ShownCampaign } from '@/lib/domain/content/campaign'
import type { Partner } from '@/lib/domain/content/partner'
import type { SupportAnswer } from '@/lib/domain/content/support'
import type { ShownVoucher } from '@/lib/domain/content/voucher'
import type { Product } from '@/lib/domain/products/product'
import type { Email } from '@/lib/domain/validation/email'
import type { IsoDate } from '@/lib/domain/values/iso-date'
import type { Catalogue } from '@/lib/server/catalogue/catalogue'
import type { AskedAlert } from '@/lib/server/services/alerts/question'
import type { Verdict } from '@/lib/server/services/calls/challenge'
import type { Once, Repeatable } from '@/lib/server/services/calls/idempotency'
import type { InterestSubject } from '@/lib/server/services/clicks/interest'
import type { KeptInterest } from '@/lib/server/services/clicks/interests'
import type { ContactMessage, ContactOutcome } from '@/lib/server/services/messages/contact'
import type { Member } from '@/lib/server/services/sessions/session'
import type { Extension, Identity } from '@/lib/server/services/sessions/sessions'
import type { ConsentProof } from '@/lib/server/services/site/consent'
import type { GivenMarket } from '@/lib/server/services/site/market'
import type { Settings } from '@/lib/server/services/site/settings'
import type { AnswerFeedback } from '@/lib/server/services/surveys/answer-feedback'
import type { FilledSurvey, SurveyOutcome } from '@/lib/server/services/surveys/survey'
import type { CoreServices } from './core-services'
import type { JoiningServices } from './joining-services'
import type { MemberServices } from './member-services'
import type { PasskeyServices } from './passkey-services'
import type { SecurityServices } from './security-services'
import type { SignInServices } from './sign-in-services'

/** A click as a caller sends it. */
export type ClickBody = z.output<typeof clickBodySchema>

/** What the headers of a call say of who sends it; nothing of it is proved. */
export interface Caller {
  /** Words such as Chrome on Android; empty where nothing is known. */
  readonly device: string
  /** What a browser is known by from which somebody signed in; null without a well-formed one. */
  readonly deviceKey: string | null
  /** What limits count by; null for one that cannot be told from others. */
  readonly source: string | null
  /** The key that the caller made for what is to be done; null without a well-formed one. */
  readonly idempotencyKey: string | null
}

/** What stands around every answer: who may call, how often, and what becomes of a fault. */
export interface CallServices {
  /** Who sends an access token. */
  readonly identify: (accessToken: string) => Promise<Identity>
  /** True for a member who has just proved who they are. */
  readonly isFresh: (member: Member) => boolean
  /** True for headers that were made now with the key that browsers have. Says nothing about who calls. */
  readonly isSigned: (headers: { readonly timestamp: string | null; readonly hash: string | null }) => boolean
  readonly callerOf: (headers: Headers) => Caller
  /** Does some work once for a key, and gives its answer again. Rejects as the work does, and when that cannot be looked up. */
  readonly once: (sent: Repeatable, work: () => Promise<string>) => Promise<Once>
  /**
   * Counts a call; seconds to wait when its source has called too often, null when it may go on. Rejects when it cannot
   * be counted and the limit says `refuse`.
   */
  readonly secondsToWait: (operationId: string, forwardedFor: string | null, limit: CallLimit) => Promise<number | null>
  /** The same by the member who calls, from wherever. */
  readonly memberToWait: (operationId: string, accountId: string, limit: CallLimit) => Promise<number | null>
  /** Whether a person calls, by the token of a challenge; anybody is one while none is asked for. */
  readonly isHuman: (token: string | null) => Promise<Verdict>
  readonly newRequestId: () => string
  /** Called once for a fault that no route foresaw. */
  readonly reportFault: (error: unknown, fields: Readonly<Record<string, string>>) => void
}

export interface AccountServices
  extends MemberServices,
    SignInServices,
    SecurityServices,
    PasskeyServices,
    JoiningServices {
  /** The day in Malaysia. */
  readonly today: () => IsoDate
  /** Exchanges a refresh token. */
  readonly extendSession: (refreshToken: string) => Promise<Extension>
  /** Resolves when no token of the session works any more. */
  readonly endSession: (sessionId: string) => Promise<void>
  /** Resolves when the member's analysis is durable, encrypted. */
  readonly saveAnalysis: (accountId: string, findings: KeptFindings) => Promise<SavedAnalysis>
  /** Resolves when one of the member's own is named, or (null) has no name; false where it is not kept. */
  readonly renameAnalysis: (accountId: string, id: string, name: string | null) => Promise<boolean>
  /** The analyses that a member keeps, oldest first. */
  readonly savedAnalyses: (accountId: string) => Promise<readonly SavedAnalysis[]>
  /** Resolves when the member's comparison is durable, encrypted; null where its query names nothing that is listed. */
  readonly saveComparison: (accountId: string, query: string) => Promise<SavedComparison | null>
  /** The comparisons that a member keeps, oldest first. */
  readonly savedComparisons: (accountId: string) => Promise<readonly SavedComparison[]>
  /** Resolves with the member's shelf when what a device changed of it is durable. */
  readonly changeShelf: (accountId: string, change: ShelfBody) => Promise<Shelf>
  readonly removeOwn: RemoveOwn
  /** Brings back one that the member took away within the hour, or (null) all that went together last; gives how many. */
  readonly restoreOwn: (kind: RemovableKind, accountId: string, id: string | null) => Promise<number>
}

/** Resolves when one of the member's own is taken away, or all of a kind are (null). */
type RemoveOwn = (kind: RemovableKind, accountId: string, id: string | null) => Promise<void>

export interface AiServices {
  /** The checked catalogue, the same object until its files change. Rejects when it cannot be used. */
  readonly catalogue: () => Promise<Catalogue>
  /** The day in Malaysia. */
  readonly today: () => IsoDate
}

/** Whom a visitor left for: the issuer of a product, or a partner by its entity name. */
export interface ClickPartner {
  readonly issuerCode: string | null
  readonly entityName: PartnerEntity | null
}

/** What a click on the way to a provider of products needs; two components take clicks. */
export interface ClickServices {
  /** As in {@link AiServices}. */
  readonly catalogue: () => Promise<Catalogue>
  /** The table of partners. */
  readonly partners: () => readonly Partner[]
  /** The day in Malaysia. */
  readonly today: () => IsoDate
  /** Resolves when the click is durable, as the word of its caller. */
  readonly recordClick: (click: ClickBody, partner: ClickPartner) => Promise<{ readonly clickId: string }>
}

export interface AnalyticServices extends ClickServices {
  /** What a member marked or left for, newest first. */
  readonly interestsOf: (accountId: string) => Promise<readonly KeptInterest[]>
  readonly removeOwn: RemoveOwn
  /** A survey with a token; null when there is none of this type. `accountId` is null for a visitor. */
  readonly openSurvey: (formType: string, accountId: string | null) => Promise<SurveyForm | null>
  /** Resolves when the answers are durable, used up or refused. */
  readonly answerSurvey: (filled: Omit<FilledSurvey, 'deviceKind'>) => Promise<SurveyOutcome>
}

export interface BankServices extends ClickServices {
  /** Resolves when it is on the member's list for good. */
  readonly recordInterest: (accountId: string, kind: InterestKind, subject: InterestSubject) => Promise<KeptInterest>
  /** Resolves when the alert is on the member's list for good. */
  readonly keepAlert: (accountId: string, product: Product, asked: AskedAlert) => Promise<KeptInterest>
  /** Resolves when what an address asks is durable, or is nothing new. */
  readonly askByAddress: (product: Product, email: Email, query: string) => Promise<void>
  /** False for a key that nothing is kept under. */
  readonly confirmAddress: (key: string) => Promise<boolean>
  /** False for a key that no alert is kept under. */
  readonly endAlert: (key: string) => Promise<boolean>
  /** Ends what is told by the week to the member of a key. False for a key that no alert is kept under, and where nothing is told so. */
  readonly endWeekly: (key: string) => Promise<boolean>
  /** Resolves when one more is counted on this day, for good. */
  readonly countInterest: (subject: InterestSubject) => Promise<void>
}

export interface CommonServices {
  /** The table of partners. */
  readonly partners: () => readonly Partner[]
  /** What SINEGY's market last showed; null while it cannot be had. */
  readonly market: () => Promise<GivenMarket | null>
  readonly settings: () => Settings
  readonly newDeviceId: () => string
  /** Resolves when the proof of a choice about analytics is durable; keeps a known id as it is. */
  readonly recordConsent: (choice: Omit<ConsentProof, 'createdAt'>) => Promise<void>
  /** The answers of the support centre. Throws CatalogueError when a file cannot be used. */
  readonly answers: () => readonly SupportAnswer[]
  /** Searches them. Throws as {@link answers}. */
  readonly searchAnswers: (text: string) => FoundAnswers
  /** The files of a kind that others may be told now. Throws as {@link answers}. */
  readonly givenFiles: (kind: GivenKind) => readonly GivenFile[]
  /** Resolves when it is durable whether an answer helped. */
  readonly recordFeedback: (feedback: AnswerFeedback) => Promise<void>
}

export interface NotificationServices {
  /** Resolves when the subscription is durable, whether it was there before or not. */
  readonly subscribe: (email: string) => Promise<void>
  /** Resolves when the subscription has ended; false for a key that was never given out. */
  readonly unsubscribe: (key: string) => Promise<boolean>
  /** Resolves with its reference when a message to us is durable; once for a key of the caller's. */
  readonly contact: (message: ContactMessage, key: string) => Promise<ContactOutcome>
}

export interface PromotionServices {
  /** Campaigns that have a page now, in the order of their page. */
  readonly campaigns: () => readonly ShownCampaign[]
  /** Vouchers that are shown now. */
  readonly vouchers: () => readonly ShownVoucher[]
  /** Resolves when the address is kept for a reminder, whether it was there before or not; false where no such campaign asks for any. */
  readonly keepReminder: (campaign: string, email: Email) => Promise<boolean>
  /** Resolves when the address of a key is erased; false for a key that nothing is kept under. */
  readonly endReminder: (key: string) => Promise<boolean>
  /** The articles that are published by now, the newest first. */
  readonly articles: () => readonly Article[]
}

export interface SiteServices {
  /** True when the catalogue is loaded and the database takes work. Never rejects. */
  readonly ready: () => Promise<boolean>
  readonly version: () => string
}

/**
 * What the provider stands on: one group for each component of the contract, of which a route takes what its answer needs, and
 * one for the calls as such. Tests hand in their own clock and state; {@link handler} hands in the process's.
 */
export interface ApiServices {
  readonly calls: CallServices
  readonly account: AccountServices
  readonly ai: AiServices
  readonly analytic: AnalyticServices
  readonly bank: BankServices
  readonly common: CommonServices
  readonly core: CoreServices
  readonly notification: NotificationServices
  readonly promotion: PromotionServices
  readonly site: SiteServices
}
