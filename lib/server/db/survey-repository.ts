import 'server-only'
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from './schema'

/** One filled-in survey. `id` is that of its token; `accountId` is null for a visitor. */
export interface SurveyResponse {
  readonly id: string
  readonly formId: string
  readonly deviceKind: string
  readonly answers: readonly SurveyResponseAnswer[]
  readonly accountId: string | null
  readonly createdAt: number
}

export interface SurveyResponseAnswer {
  readonly questionId: string
  readonly answerId: string
  readonly input: string
}

export interface SurveyRepository {
  /** Keeps a response whole, or nothing. False when one with its id is there: the token was used before. */
  record(response: SurveyResponse): Promise<boolean>
  hasAnswered(formId: string, accountId: string): Promise<boolean>
}

/** Surveys on either engine; `connect` is called for each use, so nothing is opened before. */
export function createSurveyRepository(connect: () => Promise<Kysely<Schema>>): SurveyRepository {
  return {
    record: async (response) => {
      const db = await connect()
      return db.transaction().execute((transaction) => record(transaction, response))
    },
    hasAnswered: async (formId, accountId) => {
      const db = await connect()
      const row = await db
        .selectFrom('survey_members')
        .select('form_id')
        .where('form_id', '=', formId)
        .where('account_id', '=', accountId)
        .executeTakeFirst()
      return row !== undefined
    },
  }
}

async function record(transaction: Transaction<Schema>, response: SurveyResponse): Promise<boolean> {
  const { id, formId, accountId } = response
  const inserted = await transaction
    .insertInto('survey_responses')
    .values({ id, form_id: formId, device_kind: response.deviceKind, created_at: response.createdAt })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  if (inserted.numInsertedOrUpdatedRows !== 1n) return false
  await transaction
    .insertInto('survey_response_answers')
    .values(
      response.answers.map(({ questionId, answerId, input }) => ({
        response_id: id,
        question_id: questionId,
        answer_id: answerId,
        input,
      })),
    )
    .execute()
  if (accountId === null) return true
  await transaction
    .insertInto('survey_members')
    .values({ form_id: formId, account_id: accountId })
    .onConflict((conflict) => conflict.columns(['form_id', 'account_id']).doNothing())
    .execute()
  return true
}
