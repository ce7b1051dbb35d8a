import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  forgetAnalysisOperation,
  forgetComparisonOperation,
  renameAnalysisOperation,
  restoreRemovedOperation,
  saveAnalysisOperation,
  saveComparisonOperation,
  savedAnalysesOperation,
} from '@/lib/contract/calls/saved'
import { catalogue } from '@/lib/server/catalogue/load'
import { keptComparisons, saveComparison } from '../support/comparisons'
import { describeCall } from '../support/describe-call'
import { bearer, newMember } from '../support/member'
import { expectProblem, expectSuccess, fieldsOf, send } from '../support/provider'

describeCall('account-component/saved-analyses', 200, () => {
  test('a member sees what they kept, and nobody else does', async () => {
    const [member, other] = [await newMember(), await newMember()]
    const findings = [{ id: 'reserve', state: 'good', value: '8.5 months' }]
    await send(saveAnalysisOperation, { headers: bearer(member.accessToken), body: { findings } })
    const seenBy = async (accessToken: string) =>
      (
        await expectSuccess(
          await send(savedAnalysesOperation, { headers: bearer(accessToken) }),
          savedAnalysesOperation,
        )
      ).data
    expect(await seenBy(member.accessToken)).toEqual([
      { id: expect.any(String), keptOn: '2026-11-20', name: null, findings },
    ])
    expect(await seenBy(other.accessToken)).toEqual([])
  })
})

describeCall('account-component/rename-analysis', 200, () => {
  test('a member names what they keep, takes the name away again, and names nothing of another member', async () => {
    const [member, other] = [await newMember(), await newMember()]
    const headers = bearer(member.accessToken)
    const findings = [{ id: 'reserve', state: 'good', value: '8.5 months' }]
    const kept = await send(saveAnalysisOperation, { headers, body: { findings } })
    const { id } = (await expectSuccess(kept, saveAnalysisOperation)).data
    const rename = async (accessToken: string, name: string) => {
      const answer = await send(renameAnalysisOperation, { headers: bearer(accessToken), body: { id, name } })
      return (await expectSuccess(answer, renameAnalysisOperation)).data.renamed
    }
    const named = async () => {
      const answer = await send(savedAnalysesOperation, { headers })
      return (await expectSuccess(answer, savedAnalysesOperation)).data
    }
    expect(await rename(member.accessToken, '  Before the   new job ')).toBe(true)
    expect(await rename(other.accessToken, 'Mine')).toBe(false)
    expect(await named()).toEqual([{ id, keptOn: '2026-11-20', name: 'Before the new job', findings }])
    expect(await rename(member.accessToken, ' ')).toBe(true)
    expect(await named()).toEqual([{ id, keptOn: '2026-11-20', name: null, findings }])
  })
})

describeCall('account-component/rename-analysis', 422, () => {
  test.each([
    ['longer than a line', 'a'.repeat(61)],
    ['with a mark-up', '<b>Mine</b>'],
  ])('a name %s is refused by its field', async (_what, name) => {
    const { accessToken } = await newMember()
    const answer = await send(renameAnalysisOperation, {
      headers: bearer(accessToken),
      body: { id: randomUUID(), name },
    })
    expect(fieldsOf(await expectProblem(answer, 'GBL0007'))).toEqual(['name'])
  })
})

describeCall('account-component/save-analysis', 200, () => {
  test('an analysis is kept under the day and with its figures', async () => {
    const { accessToken } = await newMember()
    const findings = [{ id: 'reserve', state: 'good', value: '8.5 months' }]
    const response = await send(saveAnalysisOperation, { headers: bearer(accessToken), body: { findings } })
    const { data } = await expectSuccess(response, saveAnalysisOperation)
    expect(data).toEqual({ id: expect.any(String), keptOn: '2026-11-20', findings, name: null })
  })
})

describeCall('account-component/save-analysis', 422, () => {
  const finding = { id: 'reserve', state: 'good', value: '8.5 months' }

  test.each([
    ['no figures', { findings: [] }, ['findings']],
    ['an unknown figure', { findings: [{ ...finding, id: 'salary' }] }, ['findings.0.id']],
    ['a text without end', { findings: [{ ...finding, value: 'a'.repeat(41) }] }, ['findings.0.value']],
    ['the answers themselves', { findings: [finding], answers: { income: 6000 } }, ['answers']],
  ])('%s is refused by name', async (_what, body, fields) => {
    const headers = bearer((await newMember()).accessToken)
    const response = await send(saveAnalysisOperation, { headers, body })
    expect(fieldsOf(await expectProblem(response, 'GBL0007'))).toEqual(fields)
  })
})

describeCall('account-component/forget-analysis', 204, () => {
  test('a member deletes what is their own; another member’s word changes nothing', async () => {
    const [member, other] = [await newMember(), await newMember()]
    const findings = [{ id: 'reserve', state: 'good', value: '8.5 months' }]
    const headers = bearer(member.accessToken)
    const kept = await send(saveAnalysisOperation, { headers, body: { findings } })
    const { id } = (await expectSuccess(kept, saveAnalysisOperation)).data
    const left = async () =>
      (await expectSuccess(await send(savedAnalysesOperation, { headers }), savedAnalysesOperation)).data.length
    const forget = async (accessToken: string) =>
      expectSuccess(
        await send(forgetAnalysisOperation, { headers: bearer(accessToken), query: `id=${id}` }),
        forgetAnalysisOperation,
      )
    await forget(other.accessToken)
    expect(await left()).toBe(1)
    await forget(member.accessToken)
    expect(await left()).toBe(0)
    await forget(member.accessToken)
  })
})

describeCall('account-component/forget-analysis', 422, () => {
  test.each(['', 'id=', 'id=1', 'id=a&id=b'])('“%s” names no analysis and is refused', async (query) => {
    const headers = bearer((await newMember()).accessToken)
    const response = await send(forgetAnalysisOperation, { headers, query })
    expect(fieldsOf(await expectProblem(response, 'GBL0007'))).toEqual(['id'])
  })
})

describeCall(
  ['account-component/saved-comparisons', 'account-component/save-comparison', 'account-component/restore-removed'],
  200,
  () => {
    test('a member keeps a comparison once, with its names, and nobody else sees it', async () => {
      const [member, other] = [await newMember(), await newMember()]
      const saved = await saveComparison(
        member.accessToken,
        'category=credit-card&product=angsana-card-i&differences=1&utm_source=x',
      )
      expect(saved.comparison).toEqual({
        query: 'category=credit-card&product=angsana-card-i&differences=1',
        title: 'Credit cards',
        products: [expect.stringContaining('Angsana')],
        withOwn: false,
      })
      expect(await saveComparison(member.accessToken, saved.comparison?.query ?? '')).toEqual(saved)
      expect(await keptComparisons(member.accessToken)).toEqual([saved])
      expect(await keptComparisons(other.accessToken)).toEqual([])
    })

    test('nothing that somebody told of themselves is kept, and what is not listed any more is left out', async () => {
      const { accessToken } = await newMember()
      const query = 'category=personal-loan&product=nothing-like-it&product=PRODUCT&income=4200&sealed=abc'
      const [slug = ''] = [...catalogue().products['personal-loan'].keys()]
      const { comparison } = await saveComparison(accessToken, query.replace('PRODUCT', slug))
      expect(comparison?.query).toBe(`category=personal-loan&product=${slug}`)
    })
  },
)

describeCall('account-component/forget-comparison', 204, () => {
  async function forget(accessToken: string, id: string) {
    const answer = await send(forgetComparisonOperation, { headers: bearer(accessToken), query: `id=${id}` })
    await expectSuccess(answer, forgetComparisonOperation)
  }

  async function restore(accessToken: string, id: string | null) {
    const body = { kind: 'comparison', id }
    const answer = await send(restoreRemovedOperation, { headers: bearer(accessToken), body })
    return (await expectSuccess(answer, restoreRemovedOperation)).data.restored
  }

  test('a comparison that was deleted comes back for its own member, and for nobody else', async () => {
    const [member, other] = [await newMember(), await newMember()]
    const saved = await saveComparison(member.accessToken, 'category=credit-card&product=angsana-card-i')
    await forget(other.accessToken, saved.id)
    expect(await keptComparisons(member.accessToken)).toEqual([saved])
    await forget(member.accessToken, saved.id)
    expect(await keptComparisons(member.accessToken)).toEqual([])
    expect([await restore(other.accessToken, saved.id), await restore(other.accessToken, null)]).toEqual([0, 0])
    expect([await restore(member.accessToken, saved.id), await restore(member.accessToken, saved.id)]).toEqual([1, 0])
    expect(await keptComparisons(member.accessToken)).toEqual([saved])
  })
})

describeCall('account-component/save-comparison', 404, () => {
  test.each(['category=credit-card', 'category=no-such&product=angsana-card-i', 'category=credit-card&product=gone'])(
    '“%s” names nothing that is listed, and is not kept',
    async (query) => {
      const headers = bearer((await newMember()).accessToken)
      await expectProblem(await send(saveComparisonOperation, { headers, body: { query } }), 'GBL0008')
    },
  )
})

describeCall(
  ['account-component/save-comparison', 'account-component/forget-comparison', 'account-component/restore-removed'],
  422,
  () => {
    const headers = async () => bearer((await newMember()).accessToken)

    test.each(['', 'x'.repeat(2001)])('a query of no length or too much is refused', async (query) => {
      const answer = await send(saveComparisonOperation, { headers: await headers(), body: { query } })
      expect(fieldsOf(await expectProblem(answer, 'GBL0007'))).toEqual(['query'])
    })

    test.each(['', 'id=1', 'id=a&id=b'])('“%s” names no comparison and is refused', async (query) => {
      const answer = await send(forgetComparisonOperation, { headers: await headers(), query })
      expect(fieldsOf(await expectProblem(answer, 'GBL0007'))).toEqual(['id'])
    })

    test('only what can be taken away can be brought back', async () => {
      const answer = await send(restoreRemovedOperation, {
        headers: await headers(),
        body: { kind: 'account', id: 'x' },
      })
      expect(fieldsOf(await expectProblem(answer, 'GBL0007'))).toEqual(['kind', 'id'])
    })
  },
)
