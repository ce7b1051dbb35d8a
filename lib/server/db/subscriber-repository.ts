import 'server-only'
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from './schema'

/** An address that asks for the newsletter, with ids for what may have to be made. Times are epoch milliseconds. */
export interface SubscriptionRequest {
  readonly subscriberId: string
  readonly email: string
  readonly unsubscribeKey: string
  readonly consentId: string
  readonly mailId: string
  readonly textVersion: string
  readonly channel: string
  readonly now: number
}

/** A subscription that is ended by its key. */
export interface EndRequest {
  readonly unsubscribeKey: string
  readonly consentId: string
  readonly channel: string
  readonly now: number
}

export interface SubscriberRepository {
  /**
   * Subscribes an address; one that is subscribed stays as it is. A new subscription brings its proof of consent and
   * its mail along: all of it is durable when this returns, or none. Runs the same statements and writes as many rows either
   * way, so that the time it takes does not tell who is subscribed.
   */
  subscribe(request: SubscriptionRequest): Promise<void>
  /** Ends a subscription and withholds what waits to be sent. True when the key is known, ended before or not. */
  end(request: EndRequest): Promise<boolean>
}

/** Subscribers on either engine; `connect` is called for each use, so nothing is opened before. */
export function createSubscriberRepository(connect: () => Promise<Kysely<Schema>>): SubscriberRepository {
  return {
    subscribe: async (request) => {
      const db = await connect()
      await db.transaction().execute(async (transaction) => {
        await passRow(transaction, request)
        await upsert(transaction, request)
        await addConsent(transaction, request)
        await addMail(transaction, request)
        await takeBackUnlessBegun(transaction, request)
      })
    },
    end: async (request) => {
      const db = await connect()
      return db.transaction().execute((transaction) => end(transaction, request))
    },
  }
}

/** Writes a row that is gone again: one that begins writes its own, one that is there already would write none. */
async function passRow(transaction: Transaction<Schema>, request: SubscriptionRequest): Promise<void> {
  const passing = {
    id: request.subscriberId,
    // No address: nothing else can have it.
    email: request.subscriberId,
    unsubscribe_key: request.unsubscribeKey,
    state: 'subscribed',
    mail_id: request.mailId,
    asked_at: request.now,
  } as const
  await transaction.insertInto('newsletter_subscribers').values(passing).execute()
  await transaction.deleteFrom('newsletter_subscribers').where('email', '=', passing.email).execute()
}

/** Only a subscription that begins takes over the request's mail id: {@link takeBackUnlessBegun} looks for it. */
async function upsert(transaction: Transaction<Schema>, request: SubscriptionRequest): Promise<void> {
  await transaction
    .insertInto('newsletter_subscribers')
    .values({
      id: request.subscriberId,
      email: request.email,
      unsubscribe_key: request.unsubscribeKey,
      state: 'subscribed',
      mail_id: request.mailId,
      asked_at: request.now,
    })
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet({
        state: 'subscribed',
        asked_at: request.now,
        mail_id: (eb) =>
          eb
            .case()
            .when('newsletter_subscribers.state', '=', 'subscribed')
            .then(eb.ref('newsletter_subscribers.mail_id'))
            .else(eb.ref('excluded.mail_id'))
            .end(),
      }),
    )
    .execute()
}

async function addConsent(transaction: Transaction<Schema>, request: SubscriptionRequest): Promise<void> {
  await transaction
    .insertInto('newsletter_consents')
    .columns(['id', 'subscriber_id', 'kind', 'text_version', 'channel', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('newsletter_subscribers')
        .select((of) => [
          of.val(request.consentId).as('id'),
          'newsletter_subscribers.id as subscriber_id',
          of.val<'given'>('given').as('kind'),
          of.val<string | null>(request.textVersion).as('text_version'),
          of.val(request.channel).as('channel'),
          'newsletter_subscribers.asked_at as created_at',
        ])
        .where('email', '=', request.email),
    )
    .execute()
}

async function addMail(transaction: Transaction<Schema>, request: SubscriptionRequest): Promise<void> {
  await transaction
    .insertInto('message_outbox')
    .columns(['id', 'kind', 'channel', 'subscriber_id', 'state', 'attempts', 'due_at', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('newsletter_subscribers')
        .select((of) => [
          of.val(request.mailId).as('id'),
          of.val('newsletter-welcome').as('kind'),
          of.val<'email'>('email').as('channel'),
          'newsletter_subscribers.id as subscriber_id',
          of.val<'waiting'>('waiting').as('state'),
          of.lit(0).as('attempts'),
          'newsletter_subscribers.asked_at as due_at',
          'newsletter_subscribers.asked_at as created_at',
        ])
        .where('email', '=', request.email),
    )
    .execute()
}

/** Takes the proof and the mail back that were written for a subscription that had begun before. */
async function takeBackUnlessBegun(transaction: Transaction<Schema>, request: SubscriptionRequest): Promise<void> {
  const begun = transaction.selectFrom('newsletter_subscribers').select('id').where('mail_id', '=', request.mailId)
  await transaction
    .deleteFrom('newsletter_consents')
    .where('id', '=', request.consentId)
    .where((eb) => eb.not(eb.exists(begun)))
    .execute()
  await transaction
    .deleteFrom('message_outbox')
    .where('id', '=', request.mailId)
    .where((eb) => eb.not(eb.exists(begun)))
    .execute()
}

async function end(transaction: Transaction<Schema>, request: EndRequest): Promise<boolean> {
  const ended = await transaction
    .updateTable('newsletter_subscribers')
    .set({ state: 'unsubscribed' })
    .where('unsubscribe_key', '=', request.unsubscribeKey)
    .where('state', '=', 'subscribed')
    .returning('id')
    .executeTakeFirst()
  if (ended === undefined) {
    const known = await transaction
      .selectFrom('newsletter_subscribers')
      .select('id')
      .where('unsubscribe_key', '=', request.unsubscribeKey)
      .executeTakeFirst()
    return known !== undefined
  }
  await transaction
    .insertInto('newsletter_consents')
    .values({
      id: request.consentId,
      subscriber_id: ended.id,
      kind: 'withdrawn',
      text_version: null,
      channel: request.channel,
      created_at: request.now,
    })
    .execute()
  await transaction
    .updateTable('message_outbox')
    .set({ state: 'withheld', settled_at: request.now })
    .where('subscriber_id', '=', ended.id)
    .where('state', '=', 'waiting')
    .execute()
  return true
}
