import type { Contact } from '@/lib/domain/validation/contact'
import { createAccountRepository } from '@/lib/server/db/account-repository'
import { createCodeRepository } from '@/lib/server/db/code-repository'
import type { OpenDatabase } from '@/lib/server/db/database'
import { createJoiningRepository } from '@/lib/server/db/joining-repository'
import { createOutboxRepository } from '@/lib/server/db/outbox-repository'
import { createRateLimitRepository } from '@/lib/server/db/rate-limit-repository'
import { createSessionRepository } from '@/lib/server/db/session-repository'
import { createLog } from '@/lib/server/log'
import { createRateLimits } from '@/lib/server/services/calls/rate-limit'
import { systemRandom } from '@/lib/server/services/keys/random'
import { type KeyPurpose, sealingKeys } from '@/lib/server/services/keys/sealing-keys'
import type { Carriers, Delivery } from '@/lib/server/services/messages/carrier'
import { createOutbox } from '@/lib/server/services/messages/outbox'
import { codeIn } from '../factories/sent-codes'

/** A clock that a test moves. */
export interface SetClock {
  value: number
}

const keys = (purpose: KeyPurpose) =>
  sealingKeys({ secret: 'a secret of thirty-two characters', secretBefore: null, keyDir: '', dataDir: '' }, purpose)

/** All that the way to an account stands on, as one process has it over a database. */
export function processOver(database: OpenDatabase, time: SetClock, perHour = 2000) {
  const lines: string[] = []
  const clock = { now: () => time.value }
  const log = createLog('debug', clock, (line) => lines.push(line))
  const db = async () => database.db
  const delivered: { readonly to: string; readonly text: string }[] = []
  const take = async (message: { readonly to: string; readonly text: string }): Promise<Delivery> => {
    delivered.push({ to: message.to, text: message.text })
    return { by: 'server' }
  }
  const carriers: Carriers = { email: { send: take }, sms: { send: take } }
  const common = { clock, random: systemRandom, log }
  const outbox = createOutbox({
    outbox: createOutboxRepository(db),
    carriers,
    keys: () => keys('messages'),
    siteUrl: 'https://www.timbang.example',
    clock,
    log,
  })
  const limits = createRateLimits({
    counts: createRateLimitRepository(db),
    key: () => keys('rate-limits')[0].bytes,
    log,
  })
  const accounts = { accounts: createAccountRepository(db), clock, random: systemRandom }
  const deps = {
    accounts,
    joinings: { ...common, joinings: createJoiningRepository(db), keys: () => keys('joinings') },
    codes: {
      ...common,
      codes: createCodeRepository(async () => database),
      messages: { keys: () => keys('messages'), clock, random: systemRandom, nudge: () => undefined },
      limits,
      perHour,
      keys: () => keys('codes'),
    },
    sessions: { ...accounts, sessions: createSessionRepository(db), log },
  }
  return {
    ...deps,
    lines,
    delivered,
    /** The code that the newest message to somebody holds, after everything that waits was sent. */
    codeSentTo: async (to: Contact): Promise<string> => {
      await outbox.run()
      const text = delivered.findLast((message) => message.to === to.value)?.text ?? ''
      return codeIn(text, to.value) ?? 'none was sent'
    },
  }
}

export type TestProcess = ReturnType<typeof processOver>
