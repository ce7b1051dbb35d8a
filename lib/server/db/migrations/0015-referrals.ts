import 'server-only'
import { randomBytes } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { newReferralCode } from '@/lib/domain/member/referral-code'
import type { Schema } from '@/lib/server/db/schema'
import type { Migration } from './migration'

/** Who came by whose code, a code for each account, and digests of the contacts and MyKad numbers that had an account before. */
export const referrals: Migration = {
  id: '0015-referrals',
  up: async (transaction) => {
    await addToAccounts(transaction)
    await createReferrals(transaction)
    await createFormerIdentities(transaction)
    await giveCodes(transaction)
    await moveFormerColumn(transaction)
  },
}

async function addToAccounts({ schema }: Transaction<Schema>): Promise<void> {
  // The version before makes accounts without a code.
  await schema.alterTable('accounts').addColumn('referral_code', 'text').execute()
  await schema.createIndex('accounts_referral_code').unique().on('accounts').column('referral_code').execute()
  await schema.alterTable('accounts').addColumn('nric_given_at', 'bigint').execute()
}

/** An account that is erased leaves its referral behind without saying whose it was. */
async function createReferrals({ schema }: Transaction<Schema>): Promise<void> {
  await schema
    .createTable('referrals')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('account_id', 'text', (column) => column.unique().references('accounts.id').onDelete('set null'))
    .addColumn('referrer_id', 'text', (column) => column.references('accounts.id').onDelete('set null'))
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('last_at', 'bigint', (column) => column.notNull())
    .addColumn('first_code', 'text', (column) => column.notNull())
    .addColumn('first_channel', 'text', (column) => column.notNull())
    .addColumn('first_at', 'bigint', (column) => column.notNull())
    .addColumn('text_version', 'text')
    .addColumn('terms_version', 'text')
    .addColumn('same_browser', 'integer')
    .addColumn('contact_known', 'integer')
    .addColumn('nric_known', 'integer')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addCheckConstraint('referrals_channel', sql`channel in ('link', 'typed') and first_channel in ('link', 'typed')`)
    .execute()
  await schema.createIndex('referrals_by_referrer').on('referrals').columns(['referrer_id', 'created_at']).execute()
}

async function createFormerIdentities({ schema }: Transaction<Schema>): Promise<void> {
  await schema
    .createTable('former_identities')
    .addColumn('digest', 'text', (column) => column.primaryKey().notNull())
    .addColumn('account_id', 'text', (column) => column.references('accounts.id').onDelete('set null'))
    .addColumn('left_at', 'bigint', (column) => column.notNull())
    .execute()
  await schema.createIndex('former_identities_by_account').on('former_identities').column('account_id').execute()
  await schema.createIndex('former_identities_by_time').on('former_identities').column('left_at').execute()
}

async function giveCodes(transaction: Transaction<Schema>): Promise<void> {
  const given = new Set<string>()
  for (const { id } of await transaction.selectFrom('accounts').select('id').execute()) {
    let code = newReferralCode(randomBytes)
    while (given.has(code)) code = newReferralCode(randomBytes)
    given.add(code)
    await transaction.updateTable('accounts').set({ referral_code: code }).where('id', '=', id).execute()
  }
}

/** The column stays empty beside, for the version before. What a joining had of a code is gone within a day. */
async function moveFormerColumn(transaction: Transaction<Schema>): Promise<void> {
  await sql`insert into referrals
      (id, account_id, code, channel, last_at, first_code, first_channel, first_at, state, created_at)
    select id, id, upper(referral_code_used), 'link', created_at, upper(referral_code_used), 'link', created_at, 'recorded', created_at
    from accounts where referral_code_used is not null`.execute(transaction)
  await sql`update accounts set referral_code_used = null where referral_code_used is not null`.execute(transaction)
  await sql`update joinings set referral_code = null where referral_code is not null`.execute(transaction)
}
