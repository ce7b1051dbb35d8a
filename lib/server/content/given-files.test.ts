import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type GivenKind, givenKinds } from '@/lib/contract/calls/content'
import { copyContent } from '@/tests/factories/content-copy'
import { answerContent } from './answers'
import { articleContent } from './articles'
import { campaignContent } from './campaigns'
import { givenFiles } from './given-files'
import { partnerContent, partnerHubContent } from './partner-pages'
import { voucherContent } from './vouchers'

const now = Date.parse('2026-11-20T12:00:00+08:00')
const content = copyContent()
const original = content.read('blog/pidm-protection.md')
const free = content.read('vouchers/kelana-asia-five.md')

beforeAll(() => {
  content.write('blog/a-draft.md', original.replace('author:', 'draft: true\nauthor:'))
  content.write(
    'blog/to-come.md',
    original
      .replace('published: 2026-11-17', 'published: 2026-12-17')
      .replace('updated: 2026-11-24', 'updated: 2026-12-17'),
  )
  content.write(
    'blog/pidm-protection.md',
    original.replace('related: [', 'related: [to-come, ').replace(', takaful-and-insurance]', ']'),
  )
  content.write(
    'vouchers/over.md',
    free.replace('SAMPLE-ASIA5', 'OVER-ASIA5').replace(/^endsAt: .*$/m, 'endsAt: 2026-11-19 00:00'),
  )
  content.write(
    'vouchers/gone.md',
    free.replace('SAMPLE-ASIA5', 'GONE-ASIA5').replace('sample:', 'state: used-up\nsample:'),
  )
  content.write('vouchers/to-come.md', free.replace(/^startsAt: .*$/m, 'startsAt: 2026-12-01 00:00'))
  process.env.TEST_CONTENT = content.path
})
afterAll(() => content.remove())

const namesOf = (kind: GivenKind) => givenFiles(kind, now).map(({ name }) => name)
const allText = () => JSON.stringify(givenKinds.map((kind) => givenFiles(kind, now)))

const kinds = [
  ['blog', articleContent],
  ['support', answerContent],
  ['campaigns', campaignContent],
  ['vouchers', voucherContent],
  ['partners', partnerContent],
  ['partner-hubs', partnerHubContent],
] as const

describe('the files that others are told', () => {
  it.each(kinds)('of %s are read by the same reader', (kind, { read }) => {
    const files = givenFiles(kind, now)
    expect(files.length).toBeGreaterThan(0)
    expect(read(files.map(({ name, text }) => ({ path: `told/${name}`, text })))).toHaveLength(files.length)
  })

  it('are byte for byte those of the folder where nothing is left out', () => {
    const answers = givenFiles('support', now)
    expect(answers.map(({ name, text }) => [name, text])).toEqual(
      answers.map(({ name }) => [name, content.read(`support/${name}`)]),
    )
    expect(namesOf('partners')).not.toContain('allowed-hosts.yaml')
  })

  it('hold no draft and nothing that is still to come, nor the names of these', () => {
    expect(namesOf('blog')).toContain('pidm-protection.md')
    expect(namesOf('blog').filter((name) => /draft|to-come/.test(name))).toEqual([])
    expect(namesOf('campaigns')).toEqual(['know-your-card-costs.md', 'year-end-deposits.md'])
    expect(namesOf('vouchers')).not.toContain('to-come.md')
    expect(allText().match(/to-come|a-draft|new-year-budget/)).toBeNull()
    const later = Date.parse('2026-12-17T09:00:00+08:00')
    expect(givenFiles('blog', later).map(({ name }) => name)).toContain('to-come.md')
  })

  it('an article that leads on to one to come is told with the others that it leads to, and its whole text', () => {
    const told = givenFiles('blog', now).find(({ name }) => name === 'pidm-protection.md')?.text ?? ''
    const [article] = articleContent.read([{ path: 'told/pidm-protection.md', text: told }])
    const own = articleContent.entries().find(({ slug }) => slug === 'pidm-protection')
    const related = ['deposits-with-strings', 'scams-and-how-to-check']
    expect(article).toEqual({ ...own, related, text: expect.anything() })
    expect(told.slice(told.indexOf('\n---'))).toBe(original.slice(original.indexOf('\n---')))
  })

  it('hold no code that is sold, or that nobody can use any more, and each code that is everybody’s', () => {
    expect(allText().match(/SAMPLE-ASIA10|OVER-ASIA5|GONE-ASIA5/)).toBeNull()
    expect(allText().includes('SAMPLE-ASIA5')).toBe(true)
    const files = givenFiles('vouchers', now).map(({ name, text }) => ({ path: `told/${name}`, text }))
    const sold = voucherContent.read(files).find(({ slug }) => slug === 'kelana-asia-ten')
    const own = voucherContent.entries().find(({ slug }) => slug === 'kelana-asia-ten')
    expect(sold).toEqual({ ...own, code: 'WITHHELD', body: expect.anything() })
  })

  it('hold no address that visitors are sent to', () => {
    const addresses = partnerContent.entries().flatMap(({ address }) => (address === null ? [] : [address]))
    expect(addresses.length).toBeGreaterThan(5)
    const told = givenFiles('partners', now).map(({ name, text }) => ({ path: `told/${name}`, text }))
    expect(new Set(partnerContent.read(told).map(({ address }) => address))).toEqual(new Set([null]))
  })
})
