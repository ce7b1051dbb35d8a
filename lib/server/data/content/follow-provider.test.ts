import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createTransport } from '@/lib/client/http'
import { type GivenFile, type GivenKind, givenKinds } from '@/lib/contract/calls/content'
import { answerContent } from '@/lib/server/content/answers'
import { givenFiles } from '@/lib/server/content/given-files'
import { partnerContent, partnerHubContent } from '@/lib/server/content/partner-pages'
import { contentRound } from './follow-provider'
import { allContent, contentOf } from './given-content'
import { findPartner, partnersOf } from './partners'
import { allAnswers, searchAnswers } from './support'

const { logged } = vi.hoisted(() => ({ logged: vi.fn() }))
vi.mock('@/lib/server/log', () => ({ log: () => ({ error: logged, warn: vi.fn(), info: vi.fn() }) }))

const now = Date.parse('2026-11-20T12:00:00+08:00')
const answer: GivenFile = {
  name: 'zebra-crossings.md',
  text: '---\ncategory: newsletter\nquestion: May zebras cross?\nsummary: They may.\nupdatedOn: 2026-11-20\nrelated: [gone]\n---\n\nAt the zebra crossing.\n',
}

/** What the provider answers by kind; null: it does not answer. */
let told: { readonly [K in GivenKind]: readonly GivenFile[] } | null

/** A site that has just started before it. */
function startedSite() {
  const transport = createTransport({
    baseURL: '',
    appId: 'test',
    adapter: async (config) => {
      if (told === null) throw new Error('gone')
      const kind = givenKinds.find((one) => config.params.get('kind') === one) ?? 'blog'
      const data = JSON.stringify({ data: { files: told[kind] } })
      return { data, status: 200, statusText: '', headers: {}, config }
    },
  })
  const round = contentRound(() => transport)
  return () => round(() => false)
}

const partnerText = (slug: string) => givenFiles('partners', now).find(({ name }) => name === `${slug}.md`)?.text ?? ''
const withAddress = (text: string, address: string) =>
  text.replace('"address":null', `"address":"${address}"`).replace('"entityName":"CTOS"', '"entityName":"VERSA"')

beforeEach(() => {
  globalThis.givenContent = undefined
  logged.mockClear()
  told = {
    blog: givenFiles('blog', now),
    support: [...givenFiles('support', now), answer],
    campaigns: givenFiles('campaigns', now),
    vouchers: givenFiles('vouchers', now),
    partners: givenFiles('partners', now),
    'partner-hubs': givenFiles('partner-hubs', now),
  }
})

/** Has the provider answer other files of a kind. */
function tell(kind: GivenKind, files: readonly GivenFile[]): void {
  if (told !== null) told = { ...told, [kind]: files }
}

describe('the texts of a provider in another process', () => {
  it('are our own files until it has answered, then its own, also for the search', async () => {
    expect(allAnswers()).toBe(answerContent.entries())
    const round = startedSite()
    expect(await round()).toBe(givenKinds.length)
    expect(allAnswers().map(({ slug }) => slug)).toContain('zebra-crossings')
    expect(searchAnswers('zebra').answers[0]?.slug).toBe('zebra-crossings')
    expect(answerContent.entries().map(({ slug }) => slug)).not.toContain('zebra-crossings')
    expect(logged).not.toHaveBeenCalled()
  })

  it('are the same arrays while no byte changes, and a new one for the kind that does', async () => {
    const round = startedSite()
    await round()
    const before = allContent()
    expect(await round()).toBe(0)
    expect(allContent().every((entries, at) => entries === before[at])).toBe(true)
    tell('support', [answer])
    expect(await round()).toBe(1)
    expect(allAnswers()).toHaveLength(1)
    expect(allContent().filter((entries, at) => entries !== before[at])).toHaveLength(1)
  })

  it.each<readonly [string, GivenFile]>([
    ['a file that cannot be read', { name: 'bad.md', text: `${answer.text}<script>alert(1)</script>\n` }],
    ['a name that is no last part of an address', { ...answer, name: '../../etc/passwd.md' }],
    ['a name that stands twice', answer],
  ])('stay as they were last known for %s, which is logged once', async (_what, file) => {
    const round = startedSite()
    await round()
    const before = contentOf('support')
    tell('support', [...(told?.support ?? []), file])
    expect([await round(), await round()]).toEqual([0, 0])
    expect(contentOf('support')).toBe(before)
    expect(logged.mock.calls.map(([event, , fields]) => [event, fields])).toEqual([
      ['content.last-known', { kind: 'support' }],
    ])
    tell('support', [answer])
    await round()
    expect(allAnswers()).toHaveLength(1)
  })

  it('stay when it dies, and are never an empty page when it was dead from the start', async () => {
    const round = startedSite()
    const given = told
    told = null
    expect(await round()).toBe(0)
    expect(allAnswers()).toBe(answerContent.entries())
    told = given
    await round()
    const before = allContent()
    told = null
    await round()
    await round()
    expect(allContent().every((entries, at) => entries === before[at])).toBe(true)
    expect(logged).toHaveBeenCalledTimes(2 * givenKinds.length)
  })
})

describe('where visitors are sent', () => {
  it('is never for the network to say, nor under which name it is recorded', async () => {
    const own = partnerContent.entries().find(({ slug }) => slug === 'ctos')
    const text = withAddress(partnerText('ctos'), 'https://evil.example/').replace(
      '"CTOS, report and score"',
      '"New title"',
    )
    expect(text).toContain('https://evil.example/')
    tell('partners', [{ name: 'ctos.md', text }])
    await startedSite()()
    expect(findPartner('ctos')).toMatchObject({
      title: 'New title',
      address: own?.address,
      entityName: 'CTOS',
      page: '/credit-profile/ctos',
    })
    expect(JSON.stringify(contentOf('partners'))).not.toContain('evil.example')
  })

  it('a partner that our own table does not know has no page and no way out', async () => {
    tell('partners', [
      { name: 'stranger.md', text: withAddress(partnerText('ctos'), 'https://evil.example/') },
      { name: 'versa.md', text: partnerText('versa') },
    ])
    await startedSite()()
    expect(contentOf('partners').map(({ slug }) => slug)).toEqual(['versa'])
    expect(findPartner('stranger')).toBeNull()
    expect(partnersOf('credit-profile')).toEqual([])
  })

  it('the pages above partners stay, whichever of them it tells', async () => {
    const [hub] = givenFiles('partner-hubs', now)
    const changed = (hub?.text ?? '').replace(/^name: .*$/m, 'name: Another name')
    tell('partner-hubs', [
      { name: 'strange.md', text: changed },
      { name: hub?.name ?? '', text: changed },
    ])
    await startedSite()()
    const own = partnerHubContent.entries()
    expect(contentOf('partner-hubs').map(({ slug }) => slug)).toEqual(own.map(({ slug }) => slug))
    expect(contentOf('partner-hubs').map(({ name }) => name)).toEqual([
      'Another name',
      ...own.slice(1).map(({ name }) => name),
    ])
  })
})
