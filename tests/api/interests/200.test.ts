import { describe, expect, test } from 'vitest'
import { forgetInterestsOperation } from '@/lib/contract/analytic-component/forget-interests'
import { userInterestedRedirectsOperation } from '@/lib/contract/analytic-component/user-interested-redirects'
import { userInterestRecordOperation } from '@/lib/contract/bank-component/user-interest-record'
import { userInterestRecordRedirectOperation } from '@/lib/contract/bank-component/user-interest-record-redirect'
import { bearer, newMember } from '../support/member'
import { expectSuccess, send } from '../support/provider'

const card = { category: 'credit-card', slug: 'angsana-card-i' }

async function listOf(accessToken: string) {
  const response = await send(userInterestedRedirectsOperation, { headers: bearer(accessToken) })
  return (await expectSuccess(response, userInterestedRedirectsOperation)).data
}

async function mark(accessToken: string, body: Readonly<Record<string, string>>) {
  const response = await send(userInterestRecordOperation, { headers: bearer(accessToken), body })
  return (await expectSuccess(response, userInterestRecordOperation)).data
}

async function leaveFor(accessToken: string, body: Readonly<Record<string, string>>) {
  const response = await send(userInterestRecordRedirectOperation, { headers: bearer(accessToken), body })
  return (await expectSuccess(response, userInterestRecordRedirectOperation)).data
}

async function forget(accessToken: string, query: string) {
  const response = await send(forgetInterestsOperation, { headers: bearer(accessToken), query })
  await expectSuccess(response, forgetInterestsOperation)
}

describe('what a member marks and leaves for', () => {
  test('is on their list, newest first, and on nobody else’s', async () => {
    const [member, other] = [await newMember(), await newMember()]
    const marked = await mark(member.accessToken, card)
    const left = await leaveFor(member.accessToken, { entityName: 'CTOS' })
    expect(marked).toEqual({
      id: expect.any(String),
      kind: 'marked',
      product: card,
      entityName: null,
      recordedOn: '2026-11-20',
      listed: { name: expect.any(String), path: '/credit-card/angsana-card-i' },
    })
    expect(left).toMatchObject({
      kind: 'left',
      product: null,
      entityName: 'CTOS',
      listed: { name: 'CTOS', path: '/credit-profile/ctos' },
    })
    expect(await listOf(member.accessToken)).toEqual([left, marked])
    expect(await listOf(other.accessToken)).toEqual([])
  })

  test('is there once however often it is sent, and once more for leaving', async () => {
    const { accessToken } = await newMember()
    const first = await mark(accessToken, card)
    await leaveFor(accessToken, card)
    expect(await mark(accessToken, card)).toEqual(first)
    expect((await listOf(accessToken)).map(({ kind }) => kind).toSorted()).toEqual(['left', 'marked'])
  })

  test('goes one by one or all at once, by its own member’s word alone', async () => {
    const [member, other] = [await newMember(), await newMember()]
    const { id } = await mark(member.accessToken, card)
    await leaveFor(member.accessToken, card)
    await forget(other.accessToken, `id=${id}`)
    await forget(other.accessToken, 'all=true')
    expect(await listOf(member.accessToken)).toHaveLength(2)
    await forget(member.accessToken, `id=${id}`)
    expect((await listOf(member.accessToken)).map(({ kind }) => kind)).toEqual(['left'])
    await forget(member.accessToken, `id=${id}`)
    await forget(member.accessToken, 'all=true')
    expect(await listOf(member.accessToken)).toEqual([])
  })
})
