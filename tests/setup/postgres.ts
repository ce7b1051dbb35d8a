import { inject } from 'vitest'
import './global-postgres'

/**
 * Address of a PostgreSQL for tests: TEST_POSTGRES_URL, else a private cluster that is started on first use and goes
 * at the end of the run. null: the machine has none; skip with `describe.skipIf`, so that the skip is counted.
 * Throws when PostgreSQL is there and does not start.
 */
export async function postgresUrl(): Promise<string | null> {
  const answer = await fetch(inject('postgresBroker'))
  const text = await answer.text()
  if (!answer.ok) throw new Error(text)
  return text === '' ? null : text
}
