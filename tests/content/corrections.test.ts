import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { proseText } from '@/lib/domain/content/prose'
import { printFinding } from '@/lib/server/catalogue/findings'
import { correctionContent } from '@/lib/server/content/corrections'

const good = `---
title: The fee of a card
page: /credit-card/some-card
wrong: RM100 a year
right: RM120 a year
since: 2026-11-01
correctedOn: 2026-11-05
---

The disclosure sheet was read
at the wrong line.

Its rank fell by two places.
`

/** A content folder with these files in corrections/. */
function folderOf(files: Readonly<Record<string, string>>): string {
  const dir = join(mkdtempSync(join(tmpdir(), 'timbang-corrections-')), 'content')
  mkdirSync(join(dir, 'corrections'), { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, 'corrections', name), text)
  return dir
}

function findings(files: Readonly<Record<string, string>>): readonly string[] {
  const verified = correctionContent.verify(folderOf(files))
  return verified.ok ? [] : verified.findings.map(printFinding)
}

describe('a correction', () => {
  it('is its fields and its paragraphs, the newest first', () => {
    const older = good.replace('correctedOn: 2026-11-05', 'correctedOn: 2026-11-02').replace('2026-11-01', 'unknown')
    const verified = correctionContent.verify(folderOf({ 'a-older.md': older, 'b-newer.md': good, '.gitkeep': '' }))
    expect(verified.ok ? verified.entries.map(({ slug, since }) => [slug, since]) : verified.findings).toEqual([
      ['b-newer', '2026-11-01'],
      ['a-older', null],
    ])
    expect(verified.ok ? proseText(verified.entries[0]?.text ?? []) : '').toBe(
      'The disclosure sheet was read at the wrong line.\nIts rank fell by two places.',
    )
  })

  it.each([
    ['correctedOn: 2026-11-05', 'correctedOn: 2026-02-30', '7 correctedOn: must be a date, such as 2026-11-20'],
    ['since: 2026-11-01', 'since: 2026-11-09', '6 since: lies after the day of the correction, 2026-11-05'],
    ['page: /credit-card/some-card', 'page: https://elsewhere.example', '3 page: must be a page of this site'],
    ['wrong: RM100', 'wrongly: RM100', '4 wrongly: is not a field that is known here'],
    ['---\n\nThe', 'The', '1 must begin with fields between two lines of ---'],
    [/---\n\nThe[\s\S]*$/, '---\n', '8 says nothing: a text must follow the fields'],
  ])('is refused with file, line and reason: %s → %s', (old, now, place) => {
    const told = findings({ 'some-card.md': good.replace(old, now) })
    expect(
      told.some((finding) => finding.startsWith(`content/corrections/some-card.md:${place}`)),
      told.join('\n'),
    ).toBe(true)
  })

  it('is refused by another name than lower-case words', () => {
    expect(findings({ 'Some Card.txt': good })[0]).toContain('corrections/Some Card.txt:1 must have a name')
  })
})

it('the corrections of the project can be read', () => {
  expect(correctionContent.verify('content').ok).toBe(true)
})
