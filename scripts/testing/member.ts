import { parseArgs } from 'node:util'
import * as z from 'zod'
import { readBy } from '@/lib/contract/entities/joining'
import { pointsOf } from '@/lib/domain/points/points'
import { type Contact, readContact } from '@/lib/domain/validation/contact'
import { addMonths, malaysianDay } from '@/lib/domain/values/iso-date'
import { clock } from '@/lib/server/clock'
import { closeDatabase, kysely } from '@/lib/server/db/connection'
import { env } from '@/lib/server/env'
import { createAccount } from '@/lib/server/services/accounts/accounts'
import { uuidV7 } from '@/lib/server/services/keys/uuid-v7'
import { runtime } from '@/lib/server/services/runtime'
import { accountStates, ownInstitutionId } from '@/lib/server/services/sessions/account'
import { hashPassword } from '@/lib/server/services/sessions/password-hash'
import { sessionLimits } from '@/lib/server/services/sessions/session'
import { openSession } from '@/lib/server/services/sessions/sessions'

const usage = `Makes a member with an open session in DATA_DIR (or DATABASE_URL) and prints accountId, accessToken and refreshToken.
--name TEXT       full name
--age YEARS       0 to 120, as by a MyKad number; left out: the birth date is not known
--state STATE     active, suspended or closed
--terms VERSION   version of the referral terms that the member agreed to; left out: none
--email ADDRESS   verified e-mail address, to sign in by
--phone NUMBER    verified mobile number, to sign in by
--password TEXT   password; left out: none
--points NUMBER    points that the member can use
--expired         the access token is no longer live, the refresh token is
`

const optionsSchema = z.object({
  name: z.string().min(1).max(200).default('Aina Binti Rahman'),
  age: z.coerce.number().int().min(0).max(120).optional(),
  state: z.enum(accountStates).default('active'),
  terms: z.string().min(1).max(40).optional(),
  email: readBy<Contact>(readContact).optional(),
  phone: readBy<Contact>(readContact).optional(),
  password: z.string().min(1).optional(),
  points: z.coerce.number().int().min(1).max(100_000).optional(),
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
      email: { type: 'string' },
      phone: { type: 'string' },
      password: { type: 'string' },
      points: { type: 'string' },
      expired: { type: 'boolean' },
    },
  })
  return optionsSchema.parse(values)
}

async function createMember(options: Options): Promise<string> {
  const { accounts } = runtime()
  const today = malaysianDay(clock().now())
  const signIn = {
    contacts: [options.email, options.phone].filter((contact) => contact !== undefined),
    passwordHash: options.password === undefined ? null : await hashPassword(accounts.random, options.password),
  }
  const input = {
    fullName: options.name,
    // Half a year past the birthday: the age holds where the site's day is not quite ours.
    birthDate: options.age === undefined ? null : addMonths(today, -12 * options.age - 6),
    state: options.state,
    institutionId: ownInstitutionId,
    referralTermsVersion: options.terms ?? null,
  }
  const { id } = await createAccount(accounts, input, signIn)
  if (options.age === undefined) return id
  // No digest is like this: nobody's number is taken by it.
  const db = await kysely()
  await db
    .updateTable('accounts')
    .set({ nric_digest: `sample ${id}` })
    .where('id', '=', id)
    .execute()
  return id
}

async function givePoints(accountId: string, amount: number): Promise<void> {
  const { points } = runtime()
  await points.poster.post({
    kind: 'correct',
    holder: await points.points.openHolder(accountId, uuidV7(points.clock, points.random), points.clock.now()),
    amount: pointsOf(amount),
    cause: { kind: 'gift', id: accountId },
    happenedAt: points.clock.now(),
    original: null,
  })
}

async function main(): Promise<void> {
  if (env().TIMBANG_TEST !== '1')
    throw new Error('This makes members out of nothing: it runs with TIMBANG_TEST=1 only.')
  const options = readOptions()
  const accountId = await createMember(options)
  if (options.points !== undefined) await givePoints(accountId, options.points)
  const { sessions } = runtime()
  const openedAt = sessions.clock.now() - (options.expired ? sessionLimits.accessMs : 0)
  const opening = { accountId, method: 'code', device: '' } as const
  const { accessToken, refreshToken } = await openSession({ ...sessions, clock: { now: () => openedAt } }, opening)
  process.stdout.write(`${JSON.stringify({ accountId, accessToken, refreshToken })}\n`)
}

try {
  await main()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
  process.exitCode = 1
} finally {
  await closeDatabase()
}
