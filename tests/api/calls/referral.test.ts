import { expect, test } from 'vitest'
import {
  codeExistsOperation,
  earningHistoriesOperation,
  pointHistoriesOperation,
  referralSummaryOperation,
  renewReferralCodeOperation,
  shareMessageOperation,
  totalAvailableOperation,
} from '@/lib/contract/calls/referral'
import type { ReferralProgramme } from '@/lib/domain/referral/programme'
import { isoDate } from '@/lib/domain/values/iso-date'
import { referralTermsVersion } from '@/lib/server/content/legal-texts'
import { referralContent } from '@/lib/server/content/referral-programmes'
import { kysely } from '@/lib/server/db/connection'
import { inviteMessage, referralSummary } from '@/lib/server/services/referral/dashboard'
import { runtime } from '@/lib/server/services/runtime'
import { referralCodeOf } from '../../factories/referral-codes'
import { describeCall } from '../support/describe-call'
import { bearer, giveMykad, newMember } from '../support/member'
import { givePoints } from '../support/points'
import { expectProblem, expectSuccess, fieldsOf, providerWith, requestTo, send } from '../support/provider'

/** A member who takes part: of age by the MyKad number, and agreed to the terms in force. */
async function participant() {
  const member = await newMember({ referralTermsVersion: referralTermsVersion() })
  await giveMykad(member.accountId)
  return member
}

const codeOf = (accountId: string) => runtime().referral.referrals.codeOf(accountId)

/** A provider on a day on which this programme is open, or none. */
function providerOn(programme: ReferralProgramme | null) {
  const deps = { ...runtime().referral, programmeOn: () => programme }
  return providerWith({
    core: {
      referralSummary: (account) => referralSummary(deps, account),
      inviteMessage: (account) => inviteMessage(deps, account),
    },
  })
}

const opened = () => providerOn(referralContent.entries()[0] ?? null)
const closed = () => providerOn(null)

describeCall('core-component/code-exists', 200, () => {
  const exists = async (code: string) =>
    (
      await expectSuccess(
        await send(codeExistsOperation, { query: `code=${encodeURIComponent(code)}` }),
        codeExistsOperation,
      )
    ).data.exists

  test('the code of an active account exists, however it is typed, and no other does', async () => {
    const { accountId } = await newMember()
    const code = (await codeOf(accountId)) ?? ''
    expect(await exists(code)).toBe(true)
    expect(await exists(`${code.slice(0, 5).toLowerCase()}-${code.slice(5)}`)).toBe(true)
    expect(await exists(referralCodeOf(199))).toBe(false)
    const db = await kysely()
    await db.updateTable('accounts').set({ state: 'closed' }).where('id', '=', accountId).execute()
    expect(await exists(code)).toBe(false)
  })
})

describeCall('core-component/code-exists', 422, () => {
  test.each(['', 'FRIEND-1', '2222222223'])('what is no code is not looked up: %s', async (code) => {
    expect(
      fieldsOf(
        await expectProblem(await send(codeExistsOperation, { query: `code=${encodeURIComponent(code)}` }), 'GBL0007'),
      ),
    ).toEqual(['code'])
  })
})

describeCall('core-component/referral-summary', 200, () => {
  const summaryOf = async (accessToken: string, provider?: ReturnType<typeof opened>) => {
    const sent = { headers: bearer(accessToken) }
    const answer = await (provider?.(requestTo(referralSummaryOperation, sent)) ?? send(referralSummaryOperation, sent))
    return (await expectSuccess(answer, referralSummaryOperation)).data
  }

  test('a member who takes part sees the programme, their code and link, and how far their friends are', async () => {
    const member = await participant()
    const code = await codeOf(member.accountId)
    const data = await summaryOf(member.accessToken, opened())
    expect(data).toMatchObject({
      gate: 'open',
      code,
      programme: { isSample: true, rewards: { inviter: 500, friend: 200 } },
    })
    expect(data.link).toMatch(new RegExp(`/referral\\?code=${code}$`))
    expect(data.counts).toMatchObject({ recorded: 0, paid: 0 })
    expect(data.programme).not.toHaveProperty('joinedInADay')
  })

  test.each([
    ['age-unknown', {}, false],
    ['under-age', { birthDate: isoDate('2012-01-01') }, true],
    ['terms', { referralTermsVersion: '0' }, true],
  ] as const)('before the gate there is nothing of it: %s', async (gate, change, hasMykad) => {
    const member = await newMember({ referralTermsVersion: referralTermsVersion(), ...change })
    if (hasMykad) await giveMykad(member.accountId)
    expect(await summaryOf(member.accessToken, opened())).toMatchObject({ gate, code: null, link: null })
  })

  test('an account that has no code gets one when it is asked for', async () => {
    const member = await participant()
    const db = await kysely()
    await db.updateTable('accounts').set({ referral_code: null }).where('id', '=', member.accountId).execute()
    const { code } = await summaryOf(member.accessToken)
    expect(code).toMatch(/^[2-9A-HJKMNP-Z]{10}$/)
    expect((await summaryOf(member.accessToken)).code).toBe(code)
  })

  test('a day without a programme says so', async () => {
    const data = await summaryOf((await participant()).accessToken, closed())
    expect(data).toMatchObject({ gate: 'open', programme: null, link: null })
  })
})

/** Friends who joined by a member's code. */
async function friendsOf(inviterId: string, names: readonly string[]) {
  const db = await kysely()
  for (const [at, fullName] of names.entries()) {
    const { accountId } = await newMember({ fullName })
    const touch = { code: 'x', channel: 'link', last_at: 1, first_code: 'x', first_channel: 'link', first_at: 1 }
    const flags = {
      text_version: '2026-11-25',
      terms_version: '3',
      same_browser: 0,
      contact_known: 0,
      nric_known: null,
    }
    const progress = { reason: null, qualified_on: null, waits_until: null, review: null, changed_at: null }
    const created_at = Date.parse('2026-11-20T04:00:00Z')
    await db
      .insertInto('referrals')
      .values({
        id: `${inviterId}-${at}`,
        account_id: accountId,
        referrer_id: inviterId,
        state: 'recorded',
        created_at,
        ...touch,
        ...flags,
        ...progress,
      })
      .execute()
  }
}

describeCall('core-component/renew-referral-code', 200, () => {
  const renew = async (accessToken: string) => {
    const answer = await send(renewReferralCodeOperation, { headers: bearer(accessToken) })
    return (await expectSuccess(answer, renewReferralCodeOperation)).data.code
  }

  test('a member gets another code, and the one before is nobody’s', async () => {
    const member = await participant()
    const before = await codeOf(member.accountId)
    const after = await renew(member.accessToken)
    expect(after).toMatch(/^[2-9A-HJKMNP-Z]{10}$/)
    expect(after).not.toBe(before)
    expect(await codeOf(member.accountId)).toBe(after)
    const exists = await send(codeExistsOperation, { query: `code=${before}` })
    expect((await expectSuccess(exists, codeExistsOperation)).data.exists).toBe(false)
  })

  test('before the gate nothing changes', async () => {
    const member = await newMember()
    const before = await codeOf(member.accountId)
    expect(await renew(member.accessToken)).toBeNull()
    expect(await codeOf(member.accountId)).toBe(before)
  })
})

describeCall('core-component/earning-histories', 200, () => {
  const page = async (accessToken: string, query: string) => {
    const answer = await send(earningHistoriesOperation, { headers: bearer(accessToken), query })
    return (await expectSuccess(answer, earningHistoriesOperation)).data
  }

  test('a member sees their friends by initials and month, the newest first, and nobody else does', async () => {
    const [member, other] = [await participant(), await participant()]
    await friendsOf(member.accountId, ['Nur Aisyah Binti Omar', 'Tan Wei Ming', 'Kavitha'])
    const first = await page(member.accessToken, 'size=2')
    expect(first.friends).toEqual([
      expect.objectContaining({ initials: 'K', joinedIn: '2026-11', state: 'recorded', points: 0 }),
      expect.objectContaining({ initials: 'TM' }),
    ])
    const second = await page(member.accessToken, `size=2&cursor=${first.next}`)
    expect([second.friends.map(({ initials }) => initials), second.next]).toEqual([['NO'], null])
    expect(JSON.stringify([first, second])).not.toMatch(/Aisyah|Wei|Kavitha/)
    expect((await page(other.accessToken, '')).friends).toEqual([])
  })

  test('before the gate the list is empty', async () => {
    const member = await newMember({ referralTermsVersion: referralTermsVersion() })
    await friendsOf(member.accountId, ['Kavitha'])
    expect(await page(member.accessToken, '')).toEqual({ friends: [], next: null })
  })
})

describeCall('core-component/earning-histories', 422, () => {
  test.each(['0', '51', 'all'])('a page has 1 to 50 lines, not %s', async (size) => {
    const { accessToken } = await newMember()
    const answer = await send(earningHistoriesOperation, { headers: bearer(accessToken), query: `size=${size}` })
    expect(fieldsOf(await expectProblem(answer, 'GBL0007'))).toEqual(['size'])
  })
})

describeCall('core-component/total-available-mxpoint', 200, () => {
  const total = async (accessToken: string) => {
    const answer = await send(totalAvailableOperation, { headers: bearer(accessToken) })
    return (await expectSuccess(answer, totalAvailableOperation)).data
  }

  test('a member has what the ledger says, and a member without an account of points has none', async () => {
    const member = await newMember()
    expect(await total(member.accessToken)).toEqual({ available: 0, pending: 0, held: 0, expiring: [] })
    await givePoints(member.accountId, 300, `total-${member.accountId}`)
    expect(await total(member.accessToken)).toEqual({
      available: 300,
      pending: 0,
      held: 0,
      expiring: [{ points: 300, lastDay: '2028-11-30' }],
    })
  })
})

describeCall('core-component/point-transaction-histories', 200, () => {
  test('a member sees how their points moved, by pages, and no one else’s', async () => {
    const [member, other] = [await newMember(), await newMember()]
    for (const amount of [100, 200, 300]) await givePoints(member.accountId, amount, `${member.accountId} ${amount}`)
    const page = async (accessToken: string, query: string) => {
      const answer = await send(pointHistoriesOperation, { headers: bearer(accessToken), query })
      return (await expectSuccess(answer, pointHistoriesOperation)).data
    }
    const first = await page(member.accessToken, 'size=2')
    expect(first.entries).toMatchObject([
      { kind: 'correct', words: 'Added by us', change: 300, balance: 600, about: 'gift' },
      { change: 200, balance: 300 },
    ])
    const second = await page(member.accessToken, `size=2&cursor=${first.next}`)
    expect([second.entries.map(({ change }) => change), second.next]).toEqual([[100], null])
    expect((await page(member.accessToken, 'view=used')).entries).toEqual([])
    expect((await page(other.accessToken, '')).entries).toEqual([])
  })
})

describeCall('core-component/point-transaction-histories', 422, () => {
  test.each([
    ['view', 'view=mine'],
    ['cursor', 'cursor=1%20or%201%3D1'],
  ])('is refused by its field: %s', async (field, query) => {
    const { accessToken } = await newMember()
    const answer = await send(pointHistoriesOperation, { headers: bearer(accessToken), query })
    expect(fieldsOf(await expectProblem(answer, 'GBL0007'))).toEqual([field])
  })
})

describeCall('notification-component/share-message', 200, () => {
  const message = async (accessToken: string, provider?: ReturnType<typeof opened>) => {
    const sent = { headers: bearer(accessToken) }
    const answer = await (provider?.(requestTo(shareMessageOperation, sent)) ?? send(shareMessageOperation, sent))
    return (await expectSuccess(answer, shareMessageOperation)).data
  }

  test('a member who takes part gets the message with their code and link, and what both sides get', async () => {
    const member = await participant()
    const code = await codeOf(member.accountId)
    const data = await message(member.accessToken, opened())
    expect(data?.text).toContain(`my code ${code}`)
    expect(data?.text).toMatch(/you get 200 points and I get 500/)
    expect(data?.text.endsWith(data.link)).toBe(true)
  })

  test('there is none before the gate, nor while no programme is open', async () => {
    expect(await message((await newMember()).accessToken, opened())).toBeNull()
    expect(await message((await participant()).accessToken, closed())).toBeNull()
  })
})
