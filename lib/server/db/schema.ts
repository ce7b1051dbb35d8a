import 'server-only'
import type { AddressAlertsTable } from './address-alerts-table'
import type { AnswerFeedbackTable } from './answer-feedback-table'
import type { CampaignRemindersTable } from './campaign-reminders-table'
import type { KeptTable, MemberInterestsTable } from './member-things-tables'
import type { MessageOutboxTable, NewsletterConsentsTable, NewsletterSubscribersTable } from './message-tables'
import type { PasskeyChallengesTable, PasskeysTable, RecoveryCodesTable } from './passkey-tables'
import type {
  PointsAccountTable,
  PointsActsTable,
  PointsBalanceTable,
  PointsTransferTable,
  WithdrawalActsTable,
} from './points-tables'
import type { FormerIdentitiesTable, ReferralsTable } from './referral-tables'

/** Column types are portable between the engines: text ids, integer epoch milliseconds, 0/1 flags, JSON as text. */
export interface Schema extends WordTables {
  redirect_clicks: RedirectClicksTable
  health_probe: HealthProbeTable
  accounts: AccountsTable
  sessions: SessionsTable
  known_devices: KnownDevicesTable
  session_tokens: SessionTokensTable
  newsletter_subscribers: NewsletterSubscribersTable
  newsletter_consents: NewsletterConsentsTable
  message_outbox: MessageOutboxTable
  campaign_reminders: CampaignRemindersTable
  address_alerts: AddressAlertsTable
  account_contacts: AccountContactsTable
  account_consents: AccountConsentsTable
  replaced_contacts: ReplacedContactsTable
  passkeys: PasskeysTable
  recovery_codes: RecoveryCodesTable
  passkey_challenges: PasskeyChallengesTable
  referrals: ReferralsTable
  former_identities: FormerIdentitiesTable
  points_account: PointsAccountTable
  points_transfer: PointsTransferTable
  points_balance: PointsBalanceTable
  points_acts: PointsActsTable
  points_withdrawal_acts: WithdrawalActsTable
  joinings: JoiningsTable
  one_time_codes: OneTimeCodesTable
  idempotency_keys: IdempotencyKeysTable
  survey_keys: SurveyKeysTable
  survey_responses: SurveyResponsesTable
  survey_response_answers: SurveyResponseAnswersTable
  survey_members: SurveyMembersTable
  consents: ConsentsTable
  kept_checks: KeptTable
  kept_comparisons: KeptTable
  member_interests: MemberInterestsTable
  interest_counts: InterestCountsTable
  answer_feedback: AnswerFeedbackTable
  rate_limits: RateLimitsTable
  schema_migrations: SchemaMigrationsTable
}

/** The words that a column may hold, each a row of a table of its own. */
type WordTables = Record<(typeof wordTables)[number], { word: string }>

export const wordTables = [
  'account_states',
  'code_purposes',
  'contact_kinds',
  'joining_purposes',
  'message_channels',
  'message_states',
  'session_end_reasons',
  'session_methods',
] as const

/** One visitor left for a partner. Holds nothing about the visitor beyond the kind of device. */
export interface RedirectClicksTable {
  id: string
  category: string | null
  slug: string | null
  entity_name: string | null
  issuer_code: string | null
  page: string
  device_kind: string
  source: string
  created_at: number
}

/** One row that the readiness check writes and reads back. */
export interface HealthProbeTable {
  id: string
  checked_at: number
}

/** What builds before sealed survey tokens with. The table stays for them; what is in it is erased. */
export interface SurveyKeysTable {
  id: string
  value: string
  created_at: number
}

/** One filled-in survey under the id of its token. Holds nothing about the visitor beyond the kind of device. */
export interface SurveyResponsesTable {
  id: string
  form_id: string
  device_kind: string
  created_at: number
}

export interface SurveyResponseAnswersTable {
  response_id: string
  question_id: string
  answer_id: string
  input: string
}

/** That a member has answered a survey: not when, and not what. */
export interface SurveyMembersTable {
  form_id: string
  account_id: string
}

/** Proof of one choice about analytics. Holds nothing about the visitor: the id is known to their device alone. */
export interface ConsentsTable {
  id: string
  text_version: string
  channel: string
  analytics: number
  recording: number
  created_at: number
}

/** Members. A birth date is `YYYY-MM-DD`. What else they tell of themselves is encrypted, bound to the account. */
export interface AccountsTable {
  id: string
  full_name: string
  birth_date: string | null
  state: string
  institution_id: string | null
  referral_terms_version: string | null
  /** By which its member invites friends; null only where a build from before made the account. */
  referral_code: string | null
  /** Argon2id with its parameters; null for an account without a password. */
  password_hash: string | null
  password_changed_at: number | null
  profile_sealed: string | null
  /** Keyed digest of the MyKad number, so that it can be found and not read. */
  nric_digest: string | null
  /** When the number was given; null for none, and where it was given to a build from before. */
  nric_given_at: number | null
  /** When its member asked for its end. */
  closed_at: number | null
  /** From when it is erased. */
  erase_at: number | null
  created_at: number
}

/** A browser from which a member signed in, by the SHA-256 of its key; `id` is the session that made it known. */
export interface KnownDevicesTable {
  id: string
  digest: string
  account_id: string
  used_at: number
}

/** A verified way to reach a member, and to sign in. */
export interface AccountContactsTable {
  id: string
  account_id: string
  kind: 'email' | 'phone'
  value: string
  verified_at: number
}

/** A contact that was replaced, for as long as the change can be taken back: by whoever has the key of this hash. One of each kind. */
export interface ReplacedContactsTable {
  id: string
  account_id: string
  kind: 'email' | 'phone'
  value: string
  key_digest: string
  replaced_at: number
}

/** Proof of a member's consent or its withdrawal. Only ever added to. */
export interface AccountConsentsTable {
  id: string
  account_id: string
  kind: string
  given: number
  text_version: string
  channel: string
  created_at: number
}

/** A way to an account that somebody has begun: SHA-256 of its key, the contact, and how far it has come. */
export interface JoiningsTable {
  id: string
  key_hash: string
  purpose: string
  contact_kind: 'email' | 'phone'
  contact_value: string
  details_sealed: string | null
  verified_at: number | null
  ended_at: number | null
  created_at: number
  expires_at: number
}

/** A one-time code: keyed digest, never the code. `holder` is the joining or session that it works for. */
export interface OneTimeCodesTable {
  id: string
  holder: string
  purpose: string
  channel: 'email' | 'sms'
  contact_kind: 'email' | 'phone'
  contact_value: string
  counter: string
  code_hash: string
  tries: number
  created_at: number
  expires_at: number
  over_at: number | null
}

/** A call that has one effect: digests of who sent what under which key, and its answer, encrypted. */
export interface IdempotencyKeysTable {
  digest: string
  body_digest: string
  answer_sealed: string | null
  created_at: number
}

/** All the tokens that came from one sign-in. `device` is words such as Chrome on Android. */
export interface SessionsTable {
  id: string
  account_id: string
  method: string
  device: string
  /** When its member last proved who they are. */
  authenticated_at: number
  last_used_at: number
  created_at: number
  expires_at: number
  ended_at: number | null
  end_reason: string | null
}

/** SHA-256 of a token. The salt, with the token itself, gives the tokens it was exchanged for. */
export interface SessionTokensTable {
  hash: string
  session_id: string
  kind: string
  expires_at: number
  used_at: number | null
  successor_salt: string | null
}

/** How often somebody said to be interested in a product or partner on a day in Malaysia. The id is made of the two. */
export interface InterestCountsTable {
  id: string
  subject: string
  day: string
  count: number
}

/**
 * Calls of one source, codes to one contact, or tries of one password, in a stretch of time. The key is a keyed digest and says nothing
 * by itself.
 */
export interface RateLimitsTable {
  key: string
  points: number
  /** When the stretch is over, epoch milliseconds. */
  expire: number | null
}

export interface SchemaMigrationsTable {
  id: string
  applied_at: number
}
