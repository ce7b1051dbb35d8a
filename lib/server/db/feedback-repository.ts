import 'server-only'
import type { Kysely } from 'kysely'
import type { Schema } from './schema'

/** What somebody said of an answer. Says nothing of who said it. */
export interface Feedback {
  readonly id: string
  readonly slug: string
  readonly helped: boolean
  /** Empty: none. */
  readonly words: string
  /** Epoch milliseconds. */
  readonly createdAt: number
}

export interface FeedbackRepository {
  /** Durable when it returns. */
  add(feedback: Feedback): Promise<void>
}

/** What is said of answers, on either engine; `connect` is called for each use, so nothing is opened before. */
export function createFeedbackRepository(connect: () => Promise<Kysely<Schema>>): FeedbackRepository {
  return {
    add: async ({ id, slug, helped, words, createdAt }) => {
      const db = await connect()
      await db
        .insertInto('answer_feedback')
        .values({ id, slug, helped: helped ? 1 : 0, words, created_at: createdAt })
        .execute()
    },
  }
}
