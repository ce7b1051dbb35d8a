import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isoDate } from '@/lib/domain/values/iso-date'
import { createAccountRepository } from '@/lib/server/db/account-repository'
import type { OpenDatabase } from '@/lib/server/db/database'
import { createSessionRepository } from '@/lib/server/db/session-repository'
import { createLog } from '@/lib/server/log'
import { createAccount } from '@/lib/server/services/accounts/accounts'
import { systemRandom } from '@/lib/server/services/keys/random'
import { sessionLimits } from '@/lib/server/services/sessions/session'
import {
  type Extension,
  endSession,
  extendSession,
  identify,
  openSession,
  type SessionDeps,
} from '@/lib/server/services/sessions/sessions'
import { engines, type Place } from './engines'

function tokensOf(extension: Extension) {
  if (extension.state !== 'extended') throw new Error(`The session was not extended: ${extension.state}`)
  return extension.tokens
}

for (const engine of await engines()) {
  describe.skipIf(!engine.available)(`sessions on ${engine.name}`, () => {
    let place: Place
    let database: OpenDatabase
    let time: { now: number }
    let events: string[]
    let accountId: string

    function depsOn(opened: OpenDatabase): SessionDeps {
      const connect = async () => opened.db
      const clock = { now: () => time.now }
      return {
        sessions: createSessionRepository(connect),
        accounts: createAccountRepository(connect),
        clock,
        random: systemRandom,
        log: createLog('debug', clock, (line) => events.push(JSON.parse(line).event)),
      }
    }

    let deps: SessionDeps
    const opening = () => ({ accountId, method: 'code', device: 'Firefox on Linux' }) as const

    beforeEach(async () => {
      place = await engine.newMigratedPlace()
      database = await place.open()
      time = { now: 1_795_000_000_000 }
      events = []
      deps = depsOn(database)
      const account = await createAccount(deps, {
        fullName: 'Ravi a/l Kumar',
        birthDate: isoDate('2008-02-29'),
        state: 'active',
        institutionId: null,
        referralTermsVersion: null,
      })
      accountId = account.id
    })
    afterEach(() => place.remove())

    async function dump(): Promise<string> {
      const tables = ['accounts', 'sessions', 'session_tokens'] as const
      const rows = await Promise.all(tables.map((table) => database.db.selectFrom(table).selectAll().execute()))
      return JSON.stringify(rows)
    }

    it('gives an account back as it was stored, and null for none', async () => {
      expect(await deps.accounts.find(accountId)).toEqual({
        id: accountId,
        fullName: 'Ravi a/l Kumar',
        birthDate: '2008-02-29',
        state: 'active',
        institutionId: null,
        referralTermsVersion: null,
        hasMykad: false,
      })
      expect(await deps.accounts.find('nobody')).toBeNull()
    })

    it('refuses a state that accounts do not have, and an end without a reason', async () => {
      await openSession(deps, opening())
      const change = database.db.updateTable('accounts').set({ state: 'asleep' }).where('id', '=', accountId)
      await expect(change.execute()).rejects.toThrow(/foreign key/i)
      await expect(database.db.updateTable('sessions').set({ ended_at: 1 }).execute()).rejects.toThrow(/check/i)
    })

    it('takes an access token for ten minutes, to the millisecond, and never for a refresh token', async () => {
      const { accessToken, refreshToken, sessionId } = await openSession(deps, opening())
      expect(await identify(deps, accessToken)).toMatchObject({ state: 'member', member: { sessionId } })
      expect(await identify(deps, refreshToken)).toEqual({ state: 'refused' })
      expect(await extendSession(deps, accessToken)).toEqual({ state: 'refused' })
      time.now += sessionLimits.accessMs - 1
      expect(await identify(deps, accessToken)).toMatchObject({ state: 'member' })
      time.now += 1
      expect(await identify(deps, accessToken)).toEqual({ state: 'refused' })
    })

    it('lets a refresh token lapse after 14 days without use', async () => {
      const { refreshToken } = await openSession(deps, opening())
      time.now += sessionLimits.idleMs - 1
      const next = tokensOf(await extendSession(deps, refreshToken))
      time.now += sessionLimits.idleMs
      expect(await extendSession(deps, next.refreshToken)).toEqual({ state: 'refused', sessionEnd: 'unused' })
      expect(events).toEqual([])
    })

    it('ends a session after 60 days, however much it was used', async () => {
      const opened = await openSession(deps, opening())
      const end = time.now + sessionLimits.absoluteMs
      let tokens: { readonly accessToken: string; readonly refreshToken: string } = opened
      while (time.now + sessionLimits.idleMs - 1 < end) {
        time.now += sessionLimits.idleMs - 1
        tokens = tokensOf(await extendSession(deps, tokens.refreshToken))
      }
      time.now = end - 1
      tokens = tokensOf(await extendSession(deps, tokens.refreshToken))
      expect(await identify(deps, tokens.accessToken)).toMatchObject({ state: 'member' })
      time.now = end
      expect(await identify(deps, tokens.accessToken)).toEqual({ state: 'refused' })
      expect(await extendSession(deps, tokens.refreshToken)).toEqual({ state: 'refused', sessionEnd: 'over' })
    })

    it('makes one successor of one token, for 20 callers at once in two processes', async () => {
      const { refreshToken, sessionId } = await openSession(deps, opening())
      const processes = [deps, depsOn(await place.open())]
      const calls = processes.flatMap((one) => Array.from({ length: 10 }, () => extendSession(one, refreshToken)))
      const pairs = (await Promise.all(calls)).map(tokensOf)
      expect(new Set(pairs.map((pair) => JSON.stringify(pair))).size).toBe(1)
      const stored = await database.db
        .selectFrom('session_tokens')
        .select(['kind', 'used_at'])
        .where('session_id', '=', sessionId)
        .where('kind', '=', 'refresh')
        .execute()
      expect(stored.filter((token) => token.used_at === null)).toHaveLength(1)
      expect(stored).toHaveLength(2)
    })

    it('gives the same successor for 30 seconds, and it works', async () => {
      const { refreshToken } = await openSession(deps, opening())
      const first = tokensOf(await extendSession(deps, refreshToken))
      time.now += sessionLimits.graceMs
      expect(tokensOf(await extendSession(deps, refreshToken))).toEqual(first)
      expect(await identify(deps, first.accessToken)).toMatchObject({ state: 'member' })
      tokensOf(await extendSession(deps, first.refreshToken))
      expect(events).toEqual([])
    })

    it('ends the whole session when a used token comes back later, and says so once', async () => {
      const { accessToken, refreshToken } = await openSession(deps, opening())
      const next = tokensOf(await extendSession(deps, refreshToken))
      time.now += sessionLimits.graceMs + 1
      expect(await extendSession(deps, refreshToken)).toEqual({ state: 'refused', sessionEnd: 'used-twice' })
      expect(await extendSession(deps, refreshToken)).toEqual({ state: 'refused', sessionEnd: 'used-twice' })
      expect(await extendSession(deps, next.refreshToken)).toEqual({ state: 'refused', sessionEnd: 'used-twice' })
      for (const token of [accessToken, next.accessToken]) {
        expect(await identify(deps, token)).toEqual({ state: 'refused' })
      }
      expect(events).toEqual(['security.refresh-reused'])
    })

    it('repeats the immediately previous token only: once its successor is used, it is in two hands', async () => {
      const { refreshToken } = await openSession(deps, opening())
      const second = tokensOf(await extendSession(deps, refreshToken))
      const third = tokensOf(await extendSession(deps, second.refreshToken))
      time.now += 1000
      expect(await extendSession(deps, refreshToken)).toEqual({ state: 'refused', sessionEnd: 'used-twice' })
      expect(await extendSession(deps, third.refreshToken)).toEqual({ state: 'refused', sessionEnd: 'used-twice' })
      expect(events).toEqual(['security.refresh-reused'])
    })

    it('ends a session at once, that one alone, without a word in the log', async () => {
      const one = await openSession(deps, opening())
      const other = await openSession(deps, opening())
      await endSession(deps, one.sessionId)
      await endSession(deps, one.sessionId)
      expect(await identify(deps, one.accessToken)).toEqual({ state: 'refused' })
      expect(await extendSession(deps, one.refreshToken)).toEqual({ state: 'refused', sessionEnd: 'signed-out' })
      expect(await identify(deps, other.accessToken)).toMatchObject({ state: 'member' })
      expect(events).toEqual([])
    })

    it('does not exchange a token whose session ends in the same moment', async () => {
      const { refreshToken, sessionId } = await openSession(deps, opening())
      const endsFirst: SessionDeps = {
        ...deps,
        sessions: {
          ...deps.sessions,
          exchange: async (...exchange) => {
            await endSession(deps, sessionId)
            return deps.sessions.exchange(...exchange)
          },
        },
      }
      expect(await extendSession(endsFirst, refreshToken)).toEqual({ state: 'refused', sessionEnd: 'signed-out' })
      expect(events).toEqual([])
    })

    it.each([
      ['suspended', 'inactive'],
      ['closed', 'gone'],
    ])('knows a %s account, and refuses it as %s', async (state, refusal) => {
      const { accessToken, refreshToken } = await openSession(deps, opening())
      await database.db.updateTable('accounts').set({ state }).where('id', '=', accountId).execute()
      expect(await identify(deps, accessToken)).toEqual({ state: refusal })
      expect(await extendSession(deps, refreshToken)).toEqual({ state: refusal })
    })

    it('takes its sessions along when an account is erased', async () => {
      const { accessToken, refreshToken } = await openSession(deps, opening())
      await database.db.deleteFrom('accounts').where('id', '=', accountId).execute()
      expect(await identify(deps, accessToken)).toEqual({ state: 'refused' })
      expect(await extendSession(deps, refreshToken)).toEqual({ state: 'refused' })
    })

    it('opens no session for an account that is not there', async () => {
      await expect(openSession(deps, { ...opening(), accountId: 'nobody' })).rejects.toThrow(/foreign key/i)
    })

    it('keeps no token that works: not the ones it gave, nor any text of the database', async () => {
      const { accessToken, refreshToken } = await openSession(deps, opening())
      const next = tokensOf(await extendSession(deps, refreshToken))
      const text = await dump()
      for (const token of [accessToken, refreshToken, next.accessToken, next.refreshToken]) {
        expect(text).not.toContain(token)
      }
      for (const word of text.match(/[\w-]{32,}/g) ?? []) {
        expect(await identify(deps, word)).toEqual({ state: 'refused' })
        expect(await extendSession(deps, word)).toEqual({ state: 'refused' })
      }
    })

    it('drops access tokens that are over when the session is renewed', async () => {
      const { refreshToken } = await openSession(deps, opening())
      time.now += sessionLimits.accessMs + 1
      await extendSession(deps, refreshToken)
      const access = database.db.selectFrom('session_tokens').select('hash').where('kind', '=', 'access')
      expect(await access.execute()).toHaveLength(1)
    })
  })
}
