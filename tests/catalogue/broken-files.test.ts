import { describe, expect, it } from 'vitest'
import type { Category } from '@/lib/domain/categories/category'
import { categoryList } from '@/lib/domain/categories/registry'
import { isoDate } from '@/lib/domain/values/iso-date'
import type { ContentFile } from '@/lib/server/catalogue/content-files'
import { readFiles, type Verified, verifyFiles } from '@/lib/server/catalogue/verify'
import { feeOf } from './broken'
import { brokenByCategory } from './broken-by-category'
import { brokenForAll } from './broken-for-all'
import { brokenPartners } from './broken-partners'
import { brokenWritten } from './broken-written'
import { contentWith, goodContent, goodPaths } from './good-content'

const today = isoDate('2026-11-20')
const { card, current, hosts, loan, savings } = goodPaths

function verify(files: readonly ContentFile[], categories: readonly Category[] = []): Verified {
  return verifyFiles(readFiles(files), { today, categories })
}

const broken = [...brokenWritten, ...brokenForAll, ...brokenByCategory, ...brokenPartners]

describe('a broken file', () => {
  it('is not what the good catalogue has', () => {
    expect(verify(goodContent)).toMatchObject({ ok: true })
  })

  it.each(broken)('is refused with its own message: %s', (_, path, old, now, field, reason) => {
    const verified = verify(contentWith(path, old, now))
    const findings = verified.ok ? [] : verified.findings
    expect(verified).not.toHaveProperty('catalogue')
    expect(findings.map((finding) => [finding.file, finding.field, finding.reason])).toContainEqual([
      path,
      field,
      expect.stringContaining(reason),
    ])
  })

  it('comes in at least 40 kinds, no two of which are told in the same words about the same field', () => {
    const messages = broken.map(([, path, old, now, field]) => {
      const verified = verify(contentWith(path, old, now))
      return verified.ok ? 'none' : JSON.stringify(verified.findings.filter((finding) => finding.field === field))
    })
    expect(new Set(messages).size).toBe(broken.length)
    expect(broken.length).toBeGreaterThanOrEqual(40)
  })

  it('is named with the line of the field, also below comments and amounts with commas', () => {
    const verified = verify(contentWith(savings, 'upTo: RM50,000', 'upTo: RM4,000'))
    const lines = (goodContent.find((file) => file.path === savings)?.text ?? '').split('\n')
    const line = lines.findIndex((text) => text.includes('upTo: RM50,000')) + 1
    expect(verified).toMatchObject({ ok: false, findings: [{ file: savings, line }] })
  })

  it('is named with the line of the nearest part above, where the field is absent', () => {
    const verified = verify(contentWith(card, ...feeOf('{ value: RM120 }')))
    const lines = (goodContent.find((file) => file.path === card)?.text ?? '').split('\n')
    const line = lines.findIndex((text) => text.startsWith('annualFee')) + 1
    expect(verified).toMatchObject({ ok: false, findings: [{ file: card, line }] })
  })

  it('cannot exhaust the reader with aliases of aliases', () => {
    const bomb = 'a: &a [x, x]\nb: &b [*a, *a]\nc: &c [*b, *b]\nd: [*c, *c]\n'
    const files = goodContent.map((file) => (file.path === card ? { ...file, text: bomb } : file))
    expect(verify(files)).toMatchObject({
      ok: false,
      findings: [{ reason: expect.stringContaining('write the value out') }],
    })
  })

  it('may be empty, and is refused then too', () => {
    const files = goodContent.map((file) => (file.path === card ? { ...file, text: '# to do\n' } : file))
    expect(verify(files)).toMatchObject({
      ok: false,
      findings: [{ file: card, line: 1, reason: 'must be a map, not empty' }],
    })
  })

  it('is reported together with every other broken file', () => {
    const files = contentWith(card, 'tier: platinum', 'tier: tin').map((file) =>
      file.path === loan ? { ...file, text: file.text.replace('rateBasis: flat', 'rateBasis: round') } : file,
    )
    const verified = verify(files)
    expect(verified).toMatchObject({ ok: false, findings: [{ file: card }, { file: loan }] })
  })
})

describe('a file in a wrong place', () => {
  const add = (path: string, from: string = current) =>
    verify([...goodContent, { path, text: goodContent.find((file) => file.path === from)?.text ?? '' }], categoryList)

  it.each([
    ['the slug of a page of the list', 'content/catalogue/credit-card/cashback.yaml', card, 'is reserved'],
    ['a slug that a page of the site uses', 'content/catalogue/current-account/compare.yaml', current, 'is reserved'],
    [
      'a slug that another category has',
      'content/catalogue/savings-account/nusa-everyday.yaml',
      savings,
      'is also that of',
    ],
    ['an unknown category', 'content/catalogue/pensions/nusa-old.yaml', current, 'must lie in content/catalogue'],
    ['no category', 'content/catalogue/nusa-old.yaml', current, 'must lie in content/catalogue'],
    ['a folder too deep', 'content/catalogue/credit-card/old/nusa-old.yaml', card, 'must lie in content/catalogue'],
    ['another ending', 'content/catalogue/credit-card/nusa-old.yml', card, 'the file name must be'],
    ['capitals in the name', 'content/catalogue/credit-card/Nusa-Old.yaml', card, 'the file name must be'],
    ['an unknown partner file', 'content/partners/more-hosts.yaml', hosts, 'is not a known file'],
  ])('is refused: %s', (_, path, from, reason) => {
    expect(add(path, from)).toMatchObject({
      ok: false,
      findings: [{ file: path, reason: expect.stringContaining(reason) }],
    })
  })

  it('is missed when it is the list of allowed hosts', () => {
    const verified = verify(goodContent.filter((file) => file.path !== hosts))
    const reasons = verified.ok ? [] : verified.findings.filter((finding) => finding.file === hosts)
    expect(reasons).toEqual([{ file: hosts, line: 1, field: '', reason: 'is missing' }])
  })
})
