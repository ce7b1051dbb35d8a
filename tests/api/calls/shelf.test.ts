import { expect, test } from 'vitest'
import { shelfOperation } from '@/lib/contract/calls/shelf'
import type { Shelf } from '@/lib/contract/entities/shortlisted-product'
import { describeCall } from '../support/describe-call'
import { bearer, newMember } from '../support/member'
import { expectProblem, expectSuccess, fieldsOf, send } from '../support/provider'

const look = (day: string) => ({ day, figures: [{ label: 'Cashback', value: 'RM30' }] })
const card = { category: 'credit-card', slug: 'angsana-card-i', name: 'Angsana Card-i', before: null, seen: null }
const esim = { ...card, category: 'esim', slug: 'gone', name: 'Gone', seen: look('2026-11-02') }

async function change(accessToken: string, put: readonly object[], drop: readonly object[] = []): Promise<Shelf> {
  const answer = await send(shelfOperation, { headers: bearer(accessToken), body: { put, drop } })
  return (await expectSuccess(answer, shelfOperation)).data
}

describeCall('account-component/shelf', 200, () => {
  test('two devices of a member have one shelf, which nobody else sees', async () => {
    const [member, other] = [await newMember(), await newMember()]
    const first = await change(member.accessToken, [card, esim])
    expect(first.added.map(({ slug }) => slug)).toEqual(['angsana-card-i', 'gone'])
    expect(await change(member.accessToken, [])).toEqual({ ...first, added: [] })
    expect(first.products).toEqual([
      { ...card, since: null },
      { ...esim, since: null },
    ])
    expect((await change(member.accessToken, [], [{ category: 'esim', slug: 'gone' }])).products).toHaveLength(1)
    expect(await change(other.accessToken, [], [{ category: 'credit-card', slug: 'angsana-card-i' }])).toEqual({
      products: [],
      added: [],
      full: false,
    })
    expect((await change(member.accessToken, [])).products).toHaveLength(1)
  })
})

describeCall('account-component/shelf', 422, () => {
  test('what no device of ours sends is refused, and named', async () => {
    const { accessToken } = await newMember()
    const long = { ...card, seen: { day: '2026-11-02', figures: [{ label: 'x', value: 'y'.repeat(601) }] } }
    for (const put of [{ ...card, category: 'x' }, { ...card, since: '2026-02-31' }, long, { ...card, more: 1 }]) {
      const answer = await send(shelfOperation, { headers: bearer(accessToken), body: { put: [put], drop: [] } })
      expect(fieldsOf(await expectProblem(answer, 'GBL0007')).every((field) => field.startsWith('put.'))).toBe(true)
    }
    const many = Array.from({ length: 21 }, (_none, at) => ({ ...card, slug: `card-${at}` }))
    const answer = await send(shelfOperation, { headers: bearer(accessToken), body: { put: many, drop: [] } })
    expect(fieldsOf(await expectProblem(answer, 'GBL0007'))).toEqual(['put'])
  })
})
