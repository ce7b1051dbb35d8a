import 'server-only'

/**
 * Column types are portable between the engines: text ids, integer epoch milliseconds, 0/1 flags, JSON as text.
 */
export interface Schema {
  redirect_clicks: RedirectClicksTable
  health_probe: HealthProbeTable
  accounts: AccountsTable
  sessions: SessionsTable
  session_tokens: SessionTokensTable
  newsletter_subscribers: NewsletterSubscribersTable
  newsletter_consents: NewsletterConsentsTable
  mail_outbox: MailOutboxTable
  survey_keys: SurveyKeysTable
  survey_responses: SurveyResponsesTable
  survey_response_answers: SurveyResponseAnswersTable
  survey_members: SurveyMembersTable
  consents: ConsentsTable
  kept_checks: SavedAnalysesTable
  rate_limits: RateLimitsTable
  schema_migrations: SchemaMigrationsTable
}

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

/** One address that has subscribed at some time. */
export interface NewsletterSubscribersTable {
  id: string
  email: string
  /** Stands in every mail; it ends the subscription and can do nothing else. */
  unsubscribe_key: string
  state: 'subscribed' | 'unsubscribed'
  /** The mail that welcomed the present subscription; another one means another subscription. */
  mail_id: string
  /** When the form was last sent with this address. */
  asked_at: number
}

/** Proof of a consent or of its withdrawal. Only ever added to. */
export interface NewsletterConsentsTable {
  id: string
  subscriber_id: string
  kind: 'given' | 'withdrawn'
  /** The text that was agreed to; null for a withdrawal. */
  text_version: string | null
  channel: string
  created_at: number
}

/** A mail to send. Holds neither address nor text: both are taken from the subscription when it is sent. */
export interface MailOutboxTable {
  id: string
  kind: 'newsletter-welcome'
  subscriber_id: string
  state: 'waiting' | 'sent' | 'withheld' | 'failed'
  attempts: number
  /** When it may be tried; while it is tried, when another process may take it over. */
  due_at: number
  last_error: string | null
  created_at: number
  settled_at: number | null
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

/** Members. A birth date is `YYYY-MM-DD`. */
export interface AccountsTable {
  id: string
  full_name: string
  birth_date: string | null
  state: string
  institution_id: string | null
  referral_terms_version: string | null
  created_at: number
}

/** All the tokens that came from one sign-in. */
export interface SessionsTable {
  id: string
  account_id: string
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

/** A financial analysis that a member keeps: encrypted, and bound to the account and the id. */
export interface SavedAnalysesTable {
  id: string
  account_id: string
  sealed: string
  created_at: number
}

/** Calls of one source, or about one account, in a stretch of time. The key is a keyed digest and says nothing by itself. */
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
