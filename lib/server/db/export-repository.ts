import 'server-only'
import type { Kysely } from 'kysely'
import { withdrawalCause } from '@/lib/domain/points/withdrawal'
import type { AccountsTable, Schema } from './schema'

/** Tables whose rows belong to a member. */
export type MemberTable = {
  [T in keyof Schema]: Schema[T] extends { account_id: string | null } ? T : never
}[keyof Schema]

/** All rows of a member: one that comes to the schema is either read here or does not compile. */
export type MemberRows = { readonly accounts: AccountsTable | null } & {
  readonly [T in MemberTable]: readonly Schema[T][]
} & {
  /** Transfers of the member's own points, the oldest first. */
  readonly points_transfer: readonly Schema['points_transfer'][]
  /** What was done about those of them that are withdrawals. */
  readonly points_withdrawal_acts: readonly Schema['points_withdrawal_acts'][]
  /** Subscriptions of the member's own addresses, with their proofs. */
  readonly newsletter_subscribers: readonly Schema['newsletter_subscribers'][]
  readonly newsletter_consents: readonly Schema['newsletter_consents'][]
  /** Reminders that the member's own addresses asked for. */
  readonly campaign_reminders: readonly Schema['campaign_reminders'][]
  /** What the member's own addresses follow without an account. */
  readonly address_alerts: readonly Schema['address_alerts'][]
}

/**
 * Columns of those tables that the member is not given, and why. Every other one is in the download, as it is or opened.
 */
export const leftOut: Readonly<Record<string, string>> = {
  'accounts.password_hash': 'Could help to guess the password. Whether there is one is told.',
  'accounts.nric_digest': 'Says nothing that the number itself, which is told, does not say.',
  'referrals.id': 'Ours; the invitation itself is told.',
  'referrals.account_id': 'The account, told once.',
  'referrals.referrer_id': 'Somebody else’s account. The code is told.',
  'referrals.review': 'What a person decided, told by the state and the reason.',
  'points_account.id': 'Ours; the points themselves are told.',
  'points_account.account_id': 'The account, told once.',
  'points_account.holder': 'Ours; a random number.',
  'points_account.kind': 'Told with each movement.',
  'points_account.floor': 'The same for every member: 0.',
  'points_transfer.seq': 'Ours; the place in a ledger of all members.',
  'points_transfer.id': 'Ours; the movement itself is told.',
  'points_transfer.debit': 'Told by the kind of the movement.',
  'points_transfer.credit': 'Told by the kind of the movement.',
  'points_transfer.cause_id': 'Ours; names what it was for, which may be about somebody else.',
  'points_transfer.lot_month': 'Told by the moment.',
  'points_transfer.ends': 'Ours; names another movement.',
  'points_transfer.reverses': 'Ours; names another movement.',
  'points_transfer.previous_hash': 'Proves the order of the ledger; it says nothing.',
  'points_transfer.hash': 'Proves the order of the ledger; it says nothing.',
  'points_acts.seq': 'Ours; the place in a list of all decisions.',
  'points_acts.act': 'That you work for us, or no longer do, which you know.',
  'points_acts.referral_id': 'Empty where it is about a member.',
  'points_acts.account_id': 'The account, told once.',
  'points_acts.reason': 'Empty where it is about a member.',
  'points_acts.done_by': 'Somebody else’s name.',
  'points_acts.note': 'Somebody else’s words, which may be about others.',
  'points_acts.done_at': 'Ours; it says when we wrote it down.',
  'points_withdrawal_acts.withdrawal': 'Ours; the withdrawal itself is told.',
  'points_withdrawal_acts.done_by': 'Somebody else’s name.',
  'points_withdrawal_acts.note': 'Somebody else’s words, which may be about others.',
  'former_identities.digest': 'Cannot be turned back into what it stands for.',
  'former_identities.account_id': 'The account, told once.',
  'accounts.referral_code_used': 'Empty; of a build from before. The invitation is told.',
  'account_contacts.id': 'Ours; the contact itself is told.',
  'account_contacts.account_id': 'The account, told once.',
  'replaced_contacts.id': 'Ours; the contact itself is told.',
  'replaced_contacts.account_id': 'The account, told once.',
  'replaced_contacts.key_digest': 'Could help to guess the key that went to the contact.',
  'recovery_codes.digest': 'Could be compared with a code that somebody tries.',
  'recovery_codes.account_id': 'The account, told once.',
  'passkeys.id': 'Ours; the passkey itself is told.',
  'passkeys.account_id': 'The account, told once.',
  'passkeys.credential_id': 'The name that your device gave it; it says nothing.',
  'passkeys.public_key': 'Half of a key of which your device has the other; it says nothing.',
  'passkeys.counter': 'A number by which a copy of the key is noticed.',
  'passkeys.transports': 'How a browser reaches the device; your device knows.',
  'account_consents.id': 'Ours; the proof itself is told.',
  'account_consents.account_id': 'The account, told once.',
  'known_devices.id': 'Names a session that may still be open.',
  'known_devices.digest': 'Could be compared with what a browser holds.',
  'known_devices.account_id': 'The account, told once.',
  'sessions.id': 'Names a session that may still be open.',
  'sessions.account_id': 'The account, told once.',
  'kept_checks.id': 'Ours; the analysis itself is told.',
  'kept_checks.account_id': 'The account, told once.',
  'kept_checks.removed_at': 'What was deleted within the last hour is left out.',
  'kept_comparisons.id': 'Ours; the comparison itself is told.',
  'kept_comparisons.account_id': 'The account, told once.',
  'kept_comparisons.removed_at': 'What was deleted within the last hour is left out.',
  'member_interests.id': 'Ours; the interest itself is told.',
  'member_interests.account_id': 'The account, told once.',
  'member_interests.removal_key': 'Ends the alert for whoever has it. Every message has it.',
  'member_interests.removed_at': 'What was deleted within the last hour is left out.',
  'survey_members.account_id': 'The account, told once.',
  'newsletter_subscribers.id': 'Ours; the address itself is told.',
  'newsletter_subscribers.unsubscribe_key': 'Ends the subscription for whoever has it. Every mail has it.',
  'newsletter_subscribers.mail_id': 'Ours; names a mail.',
  'campaign_reminders.id': 'Ours; the reminder itself is told.',
  'campaign_reminders.removal_key': 'Erases the address for whoever has it. Every mail has it.',
  'campaign_reminders.later_mail_id': 'Ours; names a mail.',
  'address_alerts.id': 'Ours; the alert itself is told.',
  'address_alerts.removal_key': 'Ends the alert for whoever has it. Every message has it.',
  'address_alerts.confirm_digest': 'Could help to guess the key that went to the address.',
  'newsletter_consents.id': 'Ours; the proof itself is told.',
  'newsletter_consents.subscriber_id': 'Ours; the address is told.',
}

export interface ExportRepository {
  /** Everything that the database has of a member. */
  read(accountId: string): Promise<MemberRows>
}

/** Downloads on either engine; `connect` is called for each use, so nothing is opened before. */
export function createExportRepository(connect: () => Promise<Kysely<Schema>>): ExportRepository {
  return { read: async (accountId) => readMember(await connect(), accountId) }
}

async function readMember(db: Kysely<Schema>, accountId: string): Promise<MemberRows> {
  const own = <T>(query: { where(column: 'account_id', is: '=', id: string): { execute(): Promise<T> } }): Promise<T> =>
    query.where('account_id', '=', accountId).execute()
  const account = await db.selectFrom('accounts').selectAll().where('id', '=', accountId).executeTakeFirst()
  const contacts = await own(db.selectFrom('account_contacts').selectAll().orderBy('kind'))
  const emails = contacts.flatMap(({ kind, value }) => (kind === 'email' ? [value] : []))
  const subscribers = await subscribersOf(db, emails)
  const wallet = await own(db.selectFrom('points_account').selectAll().orderBy('kind'))
  const transfers = await transfersOf(db, wallet)
  return {
    accounts: account ?? null,
    account_contacts: contacts,
    recovery_codes: await own(db.selectFrom('recovery_codes').selectAll().orderBy('made_at')),
    passkeys: await own(db.selectFrom('passkeys').selectAll().orderBy('added_at')),
    replaced_contacts: await own(db.selectFrom('replaced_contacts').selectAll().orderBy('kind')),
    account_consents: await own(db.selectFrom('account_consents').selectAll().orderBy('created_at')),
    referrals: await own(db.selectFrom('referrals').selectAll()),
    former_identities: await own(db.selectFrom('former_identities').selectAll().orderBy('left_at')),
    points_account: wallet,
    points_transfer: transfers,
    points_withdrawal_acts: await withdrawalActsOf(db, transfers),
    points_acts: await own(db.selectFrom('points_acts').selectAll().orderBy('seq')),
    sessions: await own(db.selectFrom('sessions').selectAll().orderBy('created_at')),
    known_devices: await own(db.selectFrom('known_devices').selectAll().orderBy('used_at')),
    kept_checks: await own(db.selectFrom('kept_checks').selectAll().orderBy('created_at')),
    kept_comparisons: await own(db.selectFrom('kept_comparisons').selectAll().orderBy('created_at')),
    survey_members: await own(db.selectFrom('survey_members').selectAll().orderBy('form_id')),
    member_interests: await own(db.selectFrom('member_interests').selectAll().orderBy('created_at')),
    newsletter_subscribers: subscribers,
    newsletter_consents: await subscriptionProofsOf(db, subscribers),
    campaign_reminders: await remindersOf(db, emails),
    address_alerts: await addressAlertsOf(db, emails),
  }
}

async function subscribersOf(db: Kysely<Schema>, emails: readonly string[]) {
  if (emails.length === 0) return []
  return db.selectFrom('newsletter_subscribers').selectAll().where('email', 'in', emails).execute()
}

async function addressAlertsOf(db: Kysely<Schema>, emails: readonly string[]) {
  if (emails.length === 0) return []
  return db.selectFrom('address_alerts').selectAll().where('email', 'in', emails).orderBy('id').execute()
}

async function transfersOf(db: Kysely<Schema>, accounts: readonly Schema['points_account'][]) {
  if (accounts.length === 0) return []
  const ids = accounts.map(({ id }) => id)
  return db
    .selectFrom('points_transfer')
    .selectAll()
    .where((eb) => eb.or([eb('debit', 'in', ids), eb('credit', 'in', ids)]))
    .orderBy('seq')
    .execute()
}

async function withdrawalActsOf(db: Kysely<Schema>, transfers: readonly Schema['points_transfer'][]) {
  const ids = transfers.flatMap(({ id, cause_kind: about }) => (about === withdrawalCause ? [id] : []))
  if (ids.length === 0) return []
  return db.selectFrom('points_withdrawal_acts').selectAll().where('withdrawal', 'in', ids).orderBy('done_at').execute()
}

async function remindersOf(db: Kysely<Schema>, emails: readonly string[]) {
  if (emails.length === 0) return []
  return db.selectFrom('campaign_reminders').selectAll().where('email', 'in', emails).orderBy('created_at').execute()
}

async function subscriptionProofsOf(db: Kysely<Schema>, subscribers: readonly Schema['newsletter_subscribers'][]) {
  if (subscribers.length === 0) return []
  const ids = subscribers.map(({ id }) => id)
  const proofs = db.selectFrom('newsletter_consents').selectAll().where('subscriber_id', 'in', ids)
  return proofs.orderBy('created_at').execute()
}
