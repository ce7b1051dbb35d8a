import { expect, test } from 'vitest'
import { contentOperation, givenKinds } from '@/lib/contract/calls/content'
import { givenFiles } from '@/lib/server/content/given-files'
import { describeCall } from '../support/describe-call'
import { expectProblem, expectSuccess, fieldsOf, providerWith, requestTo, send } from '../support/provider'

describeCall('common-component/content', 200, () => {
  test.each(givenKinds)('tells the files of %s by name', async (kind) => {
    const { data } = await expectSuccess(await send(contentOperation, { query: `kind=${kind}` }), contentOperation)
    const names = data.files.map(({ name }) => name)
    expect(names.length).toBeGreaterThan(0)
    expect(names).toEqual([...names].sort())
  })

  test('no draft, nothing to come, no code that is sold and no address of a partner is in any answer', async () => {
    const answers = await Promise.all(
      givenKinds.map(async (kind) => (await send(contentOperation, { query: `kind=${kind}` })).text()),
    )
    const all = answers.join('\n')
    expect(all.match(/draft: true|new-year-budget|SAMPLE-ASIA10|allowed-hosts/)).toBeNull()
    expect(all.match(/\baddress\W+https?:/)).toBeNull()
    expect(all.includes('SAMPLE-ASIA5')).toBe(true)
  })

  test('a campaign is told from its minute on, by the clock of the server alone', async () => {
    const toldAt = async (moment: string) => {
      const provider = providerWith({ common: { givenFiles: (kind) => givenFiles(kind, Date.parse(moment)) } })
      const answer = await provider(requestTo(contentOperation, { query: 'kind=campaigns' }))
      return (await expectSuccess(answer, contentOperation)).data.files.map(({ name }) => name)
    }
    expect(await toldAt('2027-01-02T00:59:59.999Z')).not.toContain('new-year-budget.md')
    expect(await toldAt('2027-01-02T01:00:00Z')).toContain('new-year-budget.md')
  })
})

describeCall('common-component/content', 422, () => {
  test.each([
    ['', 'kind'],
    ['kind=legal', 'kind'],
    ['kind=../partners', 'kind'],
    ['kind=blog&draft=true', 'draft'],
  ])('“%s” is refused by the name of the field', async (query, field) => {
    expect(fieldsOf(await expectProblem(await send(contentOperation, { query }), 'GBL0007'))).toEqual([field])
  })
})
