import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { webVoucherOperation } from '@/lib/contract/calls/campaigns'
import { pointHistoriesOperation, redeemVoucherOperation, totalAvailableOperation } from '@/lib/contract/calls/referral'
import { referralTermsVersion } from '@/lib/server/content/legal-texts'
import { voucherContent } from '@/lib/server/content/vouchers'
import { redeemVoucher } from '@/lib/server/services/referral/redeem-voucher'
import { runtime } from '@/lib/server/services/runtime'
import { describeCall } from '../support/describe-call'
import { bearer, giveMykad, newMember } from '../support/member'
import { memberWithPoints } from '../support/points'
import { expectProblem, expectSuccess, fieldsOf, providerWith, requestTo, send } from '../support/provider'

const wanted = { voucher: 'kelana-asia-ten', points: 200 }

const sentBy = (accessToken: string, key: string = randomUUID(), body: unknown = wanted) => ({
  headers: { ...bearer(accessToken), 'idempotency-key': key },
  body,
})

async function totalOf(accessToken: string) {
  const answer = await send(totalAvailableOperation, { headers: bearer(accessToken) })
  const { available, held } = (await expectSuccess(answer, totalAvailableOperation)).data
  return { available, held }
}

/** A provider whose vouchers and day are others. */
function providerOf(change: Partial<Parameters<typeof redeemVoucher>[0]>) {
  const deps = {
    ...runtime().referral,
    vouchers: () => voucherContent.entries(),
    siteNow: () => Date.parse('2026-11-20T04:00:00Z'),
    ...change,
  }
  return providerWith({ core: { redeemVoucher: (account, asked) => redeemVoucher(deps, account, asked) } })
}

describeCall('core-component/redeem-voucher', 200, () => {
  test('a member pays with points, gets the code once they are used, and finds it in the history', async () => {
    const { accessToken } = await memberWithPoints(500)
    const answer = await send(redeemVoucherOperation, sentBy(accessToken))
    expect((await expectSuccess(answer, redeemVoucherOperation)).data).toEqual({
      title: 'RM10 off an eSIM for Asia, for points',
      code: 'SAMPLE-ASIA10',
      path: '/apply/esim/kelana-forever-asia',
      points: 200,
    })
    expect(await totalOf(accessToken)).toEqual({ available: 300, held: 0 })
    const sent = { headers: bearer(accessToken), query: 'view=used' }
    const history = await expectSuccess(await send(pointHistoriesOperation, sent), pointHistoriesOperation)
    expect(history.data.entries).toMatchObject([
      { kind: 'redeem', amount: 200, voucher: { code: 'SAMPLE-ASIA10' } },
      { kind: 'hold', change: -200, balance: 300, voucher: { code: null } },
    ])
  })

  test('the same key is one purchase and is answered again, also past what is kept of answers; another key is another', async () => {
    const { accessToken } = await memberWithPoints(500)
    const key = randomUUID()
    const bought = async (provider: (request: Request) => Promise<Response>, by: string) => {
      const answer = await provider(requestTo(redeemVoucherOperation, sentBy(accessToken, by)))
      return (await expectSuccess(answer, redeemVoucherOperation)).data.code
    }
    expect(await bought(providerOf({}), key)).toBe('SAMPLE-ASIA10')
    // As if no answer had been kept: then the ledger is asked.
    const forgetful = {
      calls: {
        once: async (_sent: unknown, work: () => Promise<string>) => ({ state: 'done', answer: await work() }) as const,
      },
    }
    expect(await bought(providerWith(forgetful), key)).toBe('SAMPLE-ASIA10')
    expect(await totalOf(accessToken)).toEqual({ available: 300, held: 0 })
    await bought(providerOf({}), randomUUID())
    expect(await totalOf(accessToken)).toEqual({ available: 100, held: 0 })
  })

  test('what is sold for points is given away nowhere: web-voucher names the price and no code', async () => {
    const { data } = await expectSuccess(await send(webVoucherOperation), webVoucherOperation)
    expect(data.find(({ slug }) => slug === wanted.voucher)).toMatchObject({ points: 200, code: null, state: 'open' })
    expect(JSON.stringify(data)).not.toContain('SAMPLE-ASIA10')
  })
})

describeCall('core-component/redeem-voucher', 403, () => {
  test('before the gate nothing can be bought', async () => {
    const member = await newMember({ referralTermsVersion: referralTermsVersion() })
    await expectProblem(await send(redeemVoucherOperation, sentBy(member.accessToken)), 'GBL0044')
  })
})

describeCall('core-component/redeem-voucher', 409, () => {
  test('with too few points, and with none ever, nothing is taken', async () => {
    const { accessToken } = await memberWithPoints(199)
    await expectProblem(await send(redeemVoucherOperation, sentBy(accessToken)), 'GBL0041')
    expect(await totalOf(accessToken)).toEqual({ available: 199, held: 0 })
    const other = await newMember({ referralTermsVersion: referralTermsVersion() })
    await giveMykad(other.accountId)
    await expectProblem(await send(redeemVoucherOperation, sentBy(other.accessToken)), 'GBL0041')
  })

  test('a voucher that is used up is refused as such', async () => {
    const { accessToken } = await memberWithPoints(500)
    const vouchers = () => voucherContent.entries().map((voucher) => ({ ...voucher, usedUp: true }))
    const answer = await providerOf({ vouchers })(requestTo(redeemVoucherOperation, sentBy(accessToken)))
    await expectProblem(answer, 'GBL0042')
  })

  test.each([
    ['another price than the member saw', { ...wanted, points: 150 }, '2026-11-20'],
    ['one that is everybody’s', { voucher: 'kelana-asia-five', points: 200 }, '2026-11-20'],
    ['one that there is not', { voucher: 'nothing', points: 200 }, '2026-11-20'],
    ['one that has ended', wanted, '2027-04-02'],
    ['one that has not begun', wanted, '2026-10-30'],
  ])('is not sold, and nothing is taken: %s', async (_what, body, day) => {
    const { accessToken } = await memberWithPoints(500)
    const provider = providerOf({ siteNow: () => Date.parse(`${day}T04:00:00Z`) })
    await expectProblem(
      await provider(requestTo(redeemVoucherOperation, sentBy(accessToken, randomUUID(), body))),
      'GBL0043',
    )
    expect(await totalOf(accessToken)).toEqual({ available: 500, held: 0 })
  })

  test('one that is used up while the points are set aside: they are given back', async () => {
    const { accessToken } = await memberWithPoints(500)
    let looks = 0
    const vouchers = () => {
      looks += 1
      // The first look is for a purchase that was made before, the second comes before the points are set aside.
      const isUsedUp = looks > 2
      return voucherContent.entries().map((voucher) => ({ ...voucher, usedUp: isUsedUp }))
    }
    const answer = await providerOf({ vouchers })(requestTo(redeemVoucherOperation, sentBy(accessToken)))
    await expectProblem(answer, 'GBL0042')
    expect(await totalOf(accessToken)).toEqual({ available: 500, held: 0 })
    const sent = { headers: bearer(accessToken), query: 'view=used' }
    const history = await expectSuccess(await send(pointHistoriesOperation, sent), pointHistoriesOperation)
    expect(history.data.entries.map(({ kind }) => kind)).toEqual(['give-back', 'hold'])
  })
})

describeCall('core-component/redeem-voucher', 422, () => {
  test.each([
    ['voucher', { ...wanted, voucher: '../x' }],
    ['points', { ...wanted, points: 0 }],
    ['points', { ...wanted, points: 1.5 }],
  ])('is refused by its field: %s', async (field, body) => {
    const { accessToken } = await newMember()
    const answer = await send(redeemVoucherOperation, sentBy(accessToken, randomUUID(), body))
    expect(fieldsOf(await expectProblem(answer, 'GBL0007'))).toEqual([field])
  })
})
