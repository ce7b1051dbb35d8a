import { beforeAll, describe } from 'vitest'
import { kysely } from '@/lib/server/db/connection'

/** What calls store without an account, and tests therefore read as a whole; children come before what they belong to. */
const tables = [
  'answer_feedback',
  'campaign_reminders',
  'interest_counts',
  'joinings',
  'member_interests',
  'message_outbox',
  'newsletter_consents',
  'newsletter_subscribers',
  'redirect_clicks',
  'survey_response_answers',
  'survey_responses',
] as const

/**
 * The tests of a call that is answered with a status, which begin with nothing that earlier calls stored. Several ids where calls
 * are asked by the same tests. `tests/contract/calls.test.ts` reads ids and statuses from the source, so both are written out.
 */
export function describeCall(ids: string | readonly string[], status: number, tests: () => void): void {
  describe(`${[ids].flat().join(', ')} ${status}`, () => {
    beforeAll(async () => {
      const db = await kysely()
      for (const table of tables) await db.deleteFrom(table).execute()
    })
    tests()
  })
}
