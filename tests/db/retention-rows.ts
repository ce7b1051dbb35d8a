import { type Kysely, sql } from 'kysely'
import { addDays, malaysianDay } from '@/lib/domain/values/iso-date'
import type { Schema } from '@/lib/server/db/schema'

const dayMs = 86_400_000
/** The moment of these tests, in epoch milliseconds. */
export const now = 1_795_000_000_000

/** Puts one row of each kind there, under an id, whose time to go comes at a moment. */
type Fill = (db: Kysely<Schema>, id: string, goesAt: number) => Promise<unknown>

/** How a row of each table that something is erased from is put there. */
export const kinds: Readonly<Record<string, Fill>> = {
  newsletter_subscribers: async (db, id, goesAt) => {
    const endedAt = goesAt - 366 * dayMs
    await sql`insert into newsletter_subscribers values (${id}, ${`${id}@example.com`}, ${id}, 'unsubscribed', ${id}, 1)`.execute(
      db,
    )
    await sql`insert into newsletter_consents values (${`${id}-1`}, ${id}, 'given', '1', 'form', 1)`.execute(db)
    await sql`insert into newsletter_consents values (${`${id}-2`}, ${id}, 'withdrawn', null, 'link', ${endedAt})`.execute(
      db,
    )
    await mail(db, `${id}-sub`, id, now)
  },
  campaign_reminders: (db, id, goesAt) =>
    sql`insert into campaign_reminders
      values (${id}, 'deposits', ${`${id}@example.com`}, ${id}, '1', null, ${goesAt}, 1)`.execute(db),
  address_alerts: (db, id, goesAt) =>
    sql`insert into address_alerts values (${id}, ${`${id}@example.com`}, 'x', null, null, ${id}, ${id}, '1', ${goesAt - 2 * dayMs}, null)`.execute(
      db,
    ),
  message_outbox: async (db, id, goesAt) => {
    await subscribed(db, `${id}-s`)
    await mail(db, id, `${id}-s`, goesAt - 30 * dayMs)
  },
  joinings: (db, id, goesAt) =>
    sql`insert into joinings (id, key_hash, purpose, contact_kind, contact_value, created_at, expires_at)
      values (${id}, ${id}, 'sign-in', 'email', 'siti@example.com', 1, ${goesAt - dayMs})`.execute(db),
  one_time_codes: (db, id, goesAt) =>
    sql`insert into one_time_codes (id, holder, purpose, channel, contact_kind, contact_value, code_hash, tries, created_at, expires_at)
      values (${id}, ${`joining ${id}`}, 'sign-in', 'email', 'email', 's@b.my', 'x', 0, 1, ${goesAt - dayMs})`.execute(
      db,
    ),
  redirect_clicks: (db, id, goesAt) =>
    sql`insert into redirect_clicks
      values (${id}, 'esim', 'a', '', null, '/', 'mobile', 'led', ${goesAt - 2557 * dayMs})`.execute(db),
  survey_responses: async (db, id, goesAt) => {
    await sql`insert into survey_responses values (${id}, 'leaving-1', 'mobile', ${goesAt - 366 * dayMs})`.execute(db)
    await sql`insert into survey_response_answers values (${id}, 'why', 'other', '')`.execute(db)
  },
  rate_limits: (db, id, goesAt) => sql`insert into rate_limits values (${id}, 3, ${goesAt})`.execute(db),
  consents: (db, id, goesAt) =>
    sql`insert into consents values (${id}, '1', 'banner', 0, 0, ${goesAt - 731 * dayMs})`.execute(db),
  interest_counts: (db, id, goesAt) => {
    // By whole days: the day that is over a year ago goes, the next one stays.
    const day = addDays(malaysianDay(now - 366 * dayMs), goesAt <= now ? 0 : 1)
    return sql`insert into interest_counts values (${id}, 'CTOS', ${day}, 1)`.execute(db)
  },
  answer_feedback: (db, id, goesAt) =>
    sql`insert into answer_feedback values (${id}, 'unsubscribe', 1, '', ${goesAt - 366 * dayMs})`.execute(db),
  accounts: async (db, id, goesAt) => {
    await account(db, id, goesAt)
    await sql`insert into account_contacts values (${id}, ${id}, 'email', ${`${id}@example.com`}, 1)`.execute(db)
    await sql`insert into account_consents values (${id}, ${id}, 'terms', 1, '1', 'joining', 1)`.execute(db)
    await session(db, `${id}-of`, id, now + dayMs)
    await sql`insert into kept_checks values (${id}, ${id}, 'x', 1, null)`.execute(db)
    await sql`insert into kept_comparisons values (${id}, ${id}, 'x', 1, null)`.execute(db)
    await sql`insert into member_interests (id, account_id, kind, subject, created_at)
      values (${id}, ${id}, 'left', 'CTOS', 1)`.execute(db)
    await sql`insert into survey_members values ('leaving-1', ${id})`.execute(db)
    await sql`insert into known_devices values (${`${id}-of`}, 'y', ${id}, ${now})`.execute(db)
  },
  survey_keys: (db, id, goesAt) => sql`insert into survey_keys values (${id}, 'x', ${goesAt})`.execute(db),
  sessions: async (db, id, goesAt) => {
    await account(db, `stays-${id}`, now + dayMs)
    await session(db, id, `stays-${id}`, goesAt)
  },
  referrals: (db, id, goesAt) =>
    sql`insert into referrals values (${id}, null, null, 'x', 'link', 1, 'x', 'link', 1, null, null, null, null, null, 'recorded',
      ${goesAt - 731 * dayMs}, null, null, null, null, null)`.execute(db),
  former_identities: (db, id, goesAt) =>
    sql`insert into former_identities values (${id}, null, ${goesAt - 731 * dayMs})`.execute(db),
  replaced_contacts: async (db, id, goesAt) => {
    await account(db, `stays-r-${id}`, now + dayMs)
    await sql`insert into replaced_contacts
      values (${id}, ${`stays-r-${id}`}, 'email', ${id}, ${id}, ${goesAt - 7 * dayMs})`.execute(db)
  },
  passkey_challenges: (db, id, goesAt) =>
    sql`insert into passkey_challenges values (${id}, 'sign-in', ${goesAt - dayMs})`.execute(db),
  // Of one browser that two members share.
  known_devices: async (db, id, goesAt) => {
    await account(db, `stays-k-${id}`, now + dayMs)
    await sql`insert into known_devices values (${id}, 'x', ${`stays-k-${id}`}, ${goesAt - 366 * dayMs})`.execute(db)
  },
  idempotency_keys: (db, id, goesAt) =>
    sql`insert into idempotency_keys values (${id}, 'x', 'y', ${goesAt - dayMs})`.execute(db),
}

function account(db: Kysely<Schema>, id: string, erasedAt: number) {
  return sql`insert into accounts (id, full_name, state, closed_at, erase_at, created_at)
    values (${id}, 'Siti', 'closed', 1, ${erasedAt}, 1)`.execute(db)
}

async function session(db: Kysely<Schema>, id: string, accountId: string, expiresAt: number) {
  await sql`insert into sessions (id, account_id, method, device, authenticated_at, last_used_at, created_at, expires_at)
    values (${id}, ${accountId}, 'code', '', 1, 1, 1, ${expiresAt})`.execute(db)
  await sql`insert into session_tokens values (${id}, ${id}, 'refresh', 1, null, null)`.execute(db)
}

/** A subscriber that mail goes to. */
export function subscribed(db: Kysely<Schema>, id: string) {
  return sql`insert into newsletter_subscribers values (${id}, ${`${id}@example.com`}, ${id}, 'subscribed', ${id}, 1)`.execute(
    db,
  )
}

function mail(db: Kysely<Schema>, id: string, subscriber: string, settledAt: number) {
  return sql`insert into message_outbox (id, kind, channel, subscriber_id, state, attempts, due_at, created_at, settled_at) values (${id}, 'newsletter-welcome', 'email', ${subscriber}, 'sent', 1, 1, 1, ${settledAt})`.execute(
    db,
  )
}
