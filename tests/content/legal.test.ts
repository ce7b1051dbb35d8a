import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { legalPages, legalVersions } from '@/lib/domain/content/legal-text'
import { memberTexts } from '@/lib/domain/member/member-texts'
import { printFinding } from '@/lib/server/catalogue/findings'
import { legalContent } from '@/lib/server/content/legal-texts'

const text = (page: string, version: string, since = '2026-11-22', further = '') => `---
page: ${page}
language: en
version: "${version}"
since: ${since}
title: A text
lede: What it is about.
changes:
  - The first version.
reviewedOn: not yet
${further}---

## One place

Something that binds.
`

const place = 'kept:\n  before: one-place\n  title: Kept\n  lede: For so long.\n  howLong: How long\n'
const terms = memberTexts.terms.version
const whole = {
  [`terms-${terms}.md`]: text('terms', terms),
  'privacy-a.md': text('privacy', 'a', '2026-11-22', place),
  'platform-agreement-a.md': text('platform-agreement', 'a'),
  'referral-terms-1.md': text('referral-terms', '1'),
}

const made: string[] = []
afterAll(() => {
  for (const dir of made) rmSync(dir, { recursive: true })
})

function verify(files: Readonly<Record<string, string>>) {
  const root = mkdtempSync(join(tmpdir(), 'timbang-legal-'))
  made.push(root)
  mkdirSync(join(root, 'content', 'legal'), { recursive: true })
  for (const [name, body] of Object.entries(files)) writeFileSync(join(root, 'content', 'legal', name), body)
  return legalContent.verify(join(root, 'content'))
}

function findings(files: Readonly<Record<string, string>>): readonly string[] {
  const verified = verify(files)
  return verified.ok ? [] : verified.findings.map(printFinding)
}

describe('a text that binds', () => {
  it('is in force as soon as its file is there, and the version before it stays', () => {
    const verified = verify({ ...whole, 'referral-terms-2.md': text('referral-terms', '2', '2026-12-01') })
    const versions = verified.ok ? legalVersions(verified.entries, 'referral-terms', 'en') : []
    expect(versions.map(({ version, since }) => [version, since])).toEqual([
      ['2', '2026-12-01'],
      ['1', '2026-11-22'],
    ])
  })

  it.each([
    ['since: 2026-11-22', 'since: soon', 'referral-terms-1.md:5 since: must be a date, such as 2026-11-20'],
    ['  - The first version.', '  - ""', 'referral-terms-1.md:9 changes'],
    ['not yet', 'never', 'referral-terms-1.md:10 reviewedOn: must be a date'],
    ['"1"', '"2"', 'referral-terms-1.md:1 version: belongs in a file with the name referral-terms-2.md'],
    ['language: en', 'language: ms', 'language: must be en'],
    ['binds.', 'binds: <b>all</b>', 'referral-terms-1.md:15 holds HTML'],
    [/reviewedOn: not yet\n/, `reviewedOn: not yet\n${place}`, 'kept: belongs to the privacy notice'],
  ])('is refused with file, line and reason: %s → %s', (old, now, place_) => {
    const files = { ...whole, 'referral-terms-1.md': text('referral-terms', '1').replace(old, now) }
    const told = findings(files)
    expect(
      told.some((finding) => finding.includes(place_)),
      told.join('\n'),
    ).toBe(true)
  })

  it('has a place for what is kept where it says that it has', () => {
    const files = { ...whole, 'privacy-a.md': text('privacy', 'a', '2026-11-22', place.replace('one-place', 'gone')) }
    expect(findings(files)).toEqual([expect.stringContaining('kept.before: names no heading of the text: gone')])
  })

  it('is refused where two versions hold since one day, or one is missing', () => {
    expect(findings({ ...whole, 'referral-terms-2.md': text('referral-terms', '2') })).toEqual([
      expect.stringContaining('two versions of referral-terms (en) since 2026-11-22'),
    ])
    const { 'referral-terms-1.md': _left, ...others } = whole
    expect(findings(others)).toEqual([expect.stringContaining('has no version of referral-terms')])
  })

  it('is refused as new terms while members still agree to those before', () => {
    expect(findings({ ...whole, 'terms-next.md': text('terms', 'next', '2027-01-01') })).toEqual([
      expect.stringContaining(`has the terms next in force, and members agree to ${terms}`),
    ])
  })

  it('is refused in Bahasa Malaysia in a version that is not the one in English', () => {
    const malay = text('privacy', 'b', '2026-11-22', place).replace('language: en', 'language: ms')
    expect(findings({ ...whole, 'privacy-ms-b.md': malay })).toEqual([
      expect.stringContaining('has privacy a in English and b in Bahasa Malaysia'),
    ])
  })
})

it('the texts of the project can be read, and each is there', () => {
  const verified = legalContent.verify('content')
  expect(verified.ok ? new Set(verified.entries.map(({ page }) => page)) : verified.findings).toEqual(
    new Set(legalPages),
  )
})
