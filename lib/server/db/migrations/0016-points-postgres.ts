import 'server-only'
import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Schema } from '@/lib/server/db/schema'

/** What the ledger refuses on PostgreSQL, and the balances that it writes with each transfer. */
export async function guardOnPostgres(transaction: Transaction<Schema>): Promise<void> {
  await refuseChanges(transaction)
  await refuseDisorder(transaction)
  await writeBalances(transaction)
}

async function refuseChanges(transaction: Transaction<Schema>): Promise<void> {
  await define(transaction, 'points_not_removed', sql`raise exception 'points: nothing is removed from the ledger';`)
  await define(transaction, 'points_not_changed', sql`raise exception 'points: nothing is changed in the ledger';`)
  // An account that is erased forgets whose it was, and nothing else.
  await define(
    transaction,
    'points_account_kept',
    sql`if new.account_id is not null or new.id is distinct from old.id or new.holder is distinct from old.holder
      or new.kind is distinct from old.kind or new.floor is distinct from old.floor
      or new.created_at is distinct from old.created_at then
      raise exception 'points: nothing is changed in the ledger';
    end if;
    return new;`,
  )
  for (const table of ['points_transfer', 'points_balance', 'points_account']) {
    await attach(
      transaction,
      `${table}_not_removed`,
      sql`before delete on ${sql.table(table)} for each row`,
      'points_not_removed',
    )
    await attach(
      transaction,
      `${table}_not_emptied`,
      sql`before truncate on ${sql.table(table)} for each statement`,
      'points_not_removed',
    )
    const kept = table === 'points_account' ? 'points_account_kept' : 'points_not_changed'
    await attach(transaction, `${table}_not_changed`, sql`before update on ${sql.table(table)} for each row`, kept)
  }
}

async function refuseDisorder(transaction: Transaction<Schema>): Promise<void> {
  await define(
    transaction,
    'points_in_order',
    sql`if new.seq is distinct from (select coalesce(max(seq), 0) + 1 from points_transfer) then
      raise exception 'points: the order has a gap';
    end if;
    if new.previous_hash is distinct from coalesce((select hash from points_transfer where seq = new.seq - 1), repeat('0', 64)) then
      raise exception 'points: the chain is broken';
    end if;
    if coalesce(new.ends, new.reverses) is not null and not exists (select 1 from points_transfer
        where id = coalesce(new.ends, new.reverses) and amount = new.amount and credit = new.debit) then
      raise exception 'points: not the whole of what it ends or reverses';
    end if;
    return new;`,
  )
  await attach(
    transaction,
    'points_transfer_in_order',
    sql`before insert on points_transfer for each row`,
    'points_in_order',
  )
}

async function writeBalances(transaction: Transaction<Schema>): Promise<void> {
  await define(
    transaction,
    'points_balance_checked',
    sql`select * into made from points_transfer where seq = new.transfer;
    select * into latest from points_balance where points_account = new.points_account order by version desc limit 1;
    if (made.seq is null or new.points_account not in (made.debit, made.credit)
        or new.version is distinct from coalesce(latest.version, 0) + 1 or new.transfer <= coalesce(latest.transfer, 0)
        or new.debits is distinct from coalesce(latest.debits, 0) + case when made.debit = new.points_account then made.amount else 0 end
        or new.credits is distinct from coalesce(latest.credits, 0) + case when made.credit = new.points_account then made.amount else 0 end)
    then
      raise exception 'points: a balance that does not follow from its transfer';
    end if;
    if made.debit = new.points_account and made.kind not in ('claw-back', 'undo')
        and new.credits - new.debits < (select floor from points_account where id = new.points_account) then
      raise exception 'points: a balance under its floor';
    end if;
    return new;`,
    sql`declare made points_transfer; latest points_balance;`,
  )
  await attach(
    transaction,
    'points_balance_follows',
    sql`before insert on points_balance for each row`,
    'points_balance_checked',
  )
  const after = (side: 'debit' | 'credit') => sql`
    insert into points_balance (points_account, version, debits, credits, transfer)
      select ${sql.ref(`new.${side}`)}, coalesce(before.version, 0) + 1,
        coalesce(before.debits, 0) + ${side === 'debit' ? sql`new.amount` : sql`0`},
        coalesce(before.credits, 0) + ${side === 'credit' ? sql`new.amount` : sql`0`}, new.seq
      from (select 1) as one left join (select * from points_balance where points_account = ${sql.ref(`new.${side}`)}
        order by version desc limit 1) as before on true;`
  await define(transaction, 'points_counted', sql`${after('debit')}${after('credit')} return null;`)
  await attach(
    transaction,
    'points_transfer_counts',
    sql`after insert on points_transfer for each row`,
    'points_counted',
  )
}

/** A function that a trigger calls. `sql` is text of our own alone: nothing in it comes from outside. */
async function define(
  transaction: Transaction<Schema>,
  name: string,
  body: RawBuilder<unknown>,
  declared: RawBuilder<unknown> = sql``,
): Promise<void> {
  await sql`create function ${sql.ref(name)}() returns trigger language plpgsql as $points$ ${declared} begin ${body} end $points$`.execute(
    transaction,
  )
}

async function attach(transaction: Transaction<Schema>, name: string, when: RawBuilder<unknown>, call: string) {
  await sql`create trigger ${sql.ref(name)} ${when} execute function ${sql.ref(call)}()`.execute(transaction)
}
