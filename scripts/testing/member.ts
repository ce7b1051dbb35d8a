import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import * as z from 'zod'
import { addMonths, malaysianDay } from '@/lib/domain/iso-date'
import { clock } from '@/lib/server/clock'
import { closeDatabase } from '@/lib/server/db/connection'
import { env } from '@/lib/server/env'
import { accountStates, ownInstitutionId } from '@/lib/server/services/account'
import { createAccount } from '@/lib/server/services/accounts'
import { runtime } from '@/lib/server/services/runtime'
import { sessionLimits } from '@/lib/server/services/session'
import { openSession } from '@/lib/server/services/sessions'

const usage = `Makes a member with an open session in DATA_DIR (or DATABASE_URL) and prints accountId, accessToken and refreshToken.
--name TEXT       full name
--age YEARS       0 to 120; left out: the birth date is not known
--state STATE     active, suspended, closed or gone (a session without an account)
--terms VERSION   version of the referral terms that the member agreed to; left out: none
--expired         the access token is no longer live, the refresh token is
`

const optionsSchema = z.object({
  name: z.string().min(1).max(200).default('Aina Binti Rahman'),
  age: z.coerce.number().int().min(0).max(120).optional(),
  state: z.enum([...accountStates, 'gone']).default('active'),
  terms: z.string().min(1).max(40).optional(),
  expired: z.boolean().default(false),
})

type Options = z.infer<typeof optionsSchema>

function readOptions(): Options {
  const { values } = parseArgs({
    options: {
      name: { type: 'string' },
      age: { type: 'string' },
      state: { type: 'string' },
      terms: { type: 'string' },
      expired: { type: 'boolean' },
    },
  })
  return optionsSchema.parse(values)
}

async function accountId(options: Options): Promise<string> {
  if (options.state === 'gone') return randomUUID()
  const today = malaysianDay(clock().now())
  const account = await createAccount(runtime().accounts, {
    fullName: options.name,
    // Half a year past the birthday: the age holds where the site's day is not quite ours.
    birthDate: options.age === undefined ? null : addMonths(today, -12 * options.age - 6),
    state: options.state,
    institutionId: ownInstitutionId,
    referralTermsVersion: options.terms ?? null,
  })
  return account.id
}

async function main(): Promise<void> {
  if (env().TIMBANG_TEST !== '1')
    throw new Error('This makes members out of nothing: it runs with TIMBANG_TEST=1 only.')
  const options = readOptions()
  const id = await accountId(options)
  const { sessions } = runtime()
  const openedAt = sessions.clock.now() - (options.expired ? sessionLimits.accessMs : 0)
  const { accessToken, refreshToken } = await openSession({ ...sessions, clock: { now: () => openedAt } }, id)
  process.stdout.write(`${JSON.stringify({ accountId: id, accessToken, refreshToken })}\n`)
}

try {
  await main()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
  process.exitCode = 1
} finally {
  await closeDatabase()
}
