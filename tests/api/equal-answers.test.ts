import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  accountCheckOperation,
  existMobileOperation,
  preRegisterOperation,
  requestOtpOperation,
  userDetailOperation,
} from '@/lib/contract/calls/joining'
import { type JoiningPurpose, joiningPurposes } from '@/lib/contract/entities/joining'
import { createKnownDeviceRepository } from '@/lib/server/db/known-device-repository'
import { createAccount } from '@/lib/server/services/accounts/accounts'
import { joiningHolder } from '@/lib/server/services/messages/code'
import { sendCode } from '@/lib/server/services/sessions/codes'
import { beginJoining, findJoining } from '@/lib/server/services/sessions/joinings'
import { counterOf } from '@/lib/server/services/sessions/known-devices'
import { openSession } from '@/lib/server/services/sessions/sessions'
import { engines, type Place } from '../db/engines'
import { processOver, type TestProcess } from '../db/joinings-setup'
import { contactOf } from '../factories/typed-contact'
import { signed } from './support/member'
import { expectSuccess, providerWith, requestTo } from './support/provider'

/** Pairs of calls that are timed at once, and how often more of them are when a busy machine blurs the first. */
const rounds = 100
const mostTimes = 4

const deviceKey = 'K'.repeat(43)

/** What differs from one call to the next, whoever asks: keys, ids and moments. */
function withoutChance(answer: unknown): string {
  return JSON.stringify(answer)
    .replace(/"key":"[\w-]{43}"/, '"key":"…"')
    .replace(/"requestId":"[\w-]{36}"/, '"requestId":"…"')
    .replace(/"(expiresAt|resendAt)":\d{13}/g, '"$1":…')
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

for (const engine of await engines()) {
  describe.skipIf(!engine.available)(`whether a contact has an account, on ${engine.name}`, () => {
    let place: Place
    let site: TestProcess
    let provider: ReturnType<typeof providerWith>

    beforeEach(async () => {
      place = await engine.newMigratedPlace()
      const database = await place.open()
      site = processOver(database, { value: Date.now() })
      const { db } = database
      await openSession(site.sessions, {
        accountId: await member('owner@example.com'),
        method: 'code',
        device: '',
        deviceKey,
      })
      provider = providerWith({
        calls: { secondsToWait: async () => null },
        account: {
          beginJoining: (begun) => beginJoining(site.joinings, begun),
          findJoining: (key) => findJoining(site.joinings, key),
          // From a browser that somebody else is known by: what it costs to look is in the times.
          sendCode: async ({ id, purpose, contact: to }) => {
            const counter = await counterOf(
              { knownDevices: createKnownDeviceRepository(async () => db) },
              to,
              deviceKey,
            )
            return sendCode(site.codes, { holder: joiningHolder(id), purpose, contact: to }, counter)
          },
        },
      })
    })
    afterEach(() => place.remove())

    async function member(username: string): Promise<string> {
      const account = {
        fullName: 'Siti',
        birthDate: null,
        state: 'active',
        institutionId: null,
        referralTermsVersion: null,
      } as const
      const { id } = await createAccount(site.accounts, account, {
        contacts: [contactOf(username)],
        passwordHash: null,
      })
      return id
    }

    /** Every call before log-in that is told a contact: the answers, and the milliseconds that they took together. */
    async function asked(username: string, purpose: JoiningPurpose, channel: string) {
      const start = performance.now()
      const ask = async (operation: typeof preRegisterOperation, body: unknown) =>
        expectSuccess(await provider(requestTo(operation, { headers: signed(), body })), operation)
      const begun = await ask(preRegisterOperation, { username, purpose })
      const { key } = begun.data
      const headers = signed()
      const sent = await provider(requestTo(requestOtpOperation, { headers, body: { key, channel } }))
      const detail = await provider(requestTo(userDetailOperation, { body: { key } }))
      const check = await provider(requestTo(accountCheckOperation, { headers, body: { username } }))
      const mobile = await provider(requestTo(existMobileOperation, { headers, body: { mobile: username } }))
      const took = performance.now() - start
      const answers = await Promise.all(
        [sent, detail, check].map(async (answer) => [answer.status, await answer.json()]),
      )
      return { took, said: withoutChance(begun) + withoutChance(answers) + mobile.status }
    }

    it.each(joiningPurposes)(
      'shows in no answer and in no time that it takes, on the way to %s',
      async (purpose) => {
        const pairs: { readonly known: number; readonly unknown: number }[] = []
        const said = new Set<string>()
        // The first ones open statements and warm caches.
        await asked('warm-up@example.com', purpose, 'email')
        const time = async (name: string, order: readonly ('known' | 'unknown')[]) => {
          const took = { known: 0, unknown: 0 }
          for (const who of order) {
            const answer = await asked(`${name}${who === 'known' ? 'k' : 'u'}@example.com`, purpose, 'email')
            took[who] = answer.took
            said.add(answer.said)
          }
          pairs.push(took)
        }
        // Of neighbours in time, so that a machine that is busy for a while is busy for both.
        const difference = () => Math.abs(median(pairs.map(({ known, unknown }) => known - unknown)))
        const most = () => Math.max(2, 0.1 * median(pairs.map(({ unknown }) => unknown)))
        // More pairs sharpen the median of all: they wash chance out, and a difference that is there stays.
        for (let times = 0; times < mostTimes && (times === 0 || difference() >= most()); times += 1) {
          const names = Array.from({ length: rounds }, (_, n) => `s${times}-${1000 + n}`)
          for (const name of names) await member(`${name}k@example.com`)
          for (const [at, name] of names.entries())
            await time(name, at % 2 === 0 ? ['known', 'unknown'] : ['unknown', 'known'])
        }
        expect([...said]).toHaveLength(1)
        expect(difference()).toBeLessThan(most())
      },
      600_000,
    )

    it('shows in no answer about a mobile number either', async () => {
      await member('012-345 6789')
      const known = await asked('012-345 6789', 'sign-in', 'sms')
      const unknown = await asked('012-999 6789', 'sign-in', 'sms')
      expect(known.said).toBe(unknown.said)
    })
  })
}
