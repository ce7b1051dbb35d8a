import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { brand } from '@/lib/brand'
import { calculatorPath } from '@/lib/domain/calculator-pages/model'
import { type Inline, type Prose, proseText } from '@/lib/domain/content/prose'
import { supportCategories } from '@/lib/domain/content/support'
import { routes } from '@/lib/routing/routes'
import { printFinding } from '@/lib/server/catalogue/findings'
import { answerContent } from '@/lib/server/content/answers'
import { everyCalculatorId } from '@/lib/server/data/catalogue/calculators'

const good = `---
category: newsletter
question: 'How do I end it?'
summary: By the link in any mail.
updatedOn: 2026-11-22
related: [other-answer]
---

Follow the [link](/privacy-and-policy) in any mail.
`
const other = good.replace('related: [other-answer]\n', '')

/** A content folder with these files in support/. */
function folderOf(files: Readonly<Record<string, string>>): string {
  const dir = join(mkdtempSync(join(tmpdir(), 'timbang-answers-')), 'content')
  mkdirSync(join(dir, 'support'), { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, 'support', name), text)
  return dir
}

function findings(files: Readonly<Record<string, string>>): readonly string[] {
  const verified = answerContent.verify(folderOf(files))
  return verified.ok ? [] : verified.findings.map(printFinding)
}

describe('an answer of the support centre', () => {
  it('is there when its file is', () => {
    const verified = answerContent.verify(folderOf({ 'an-answer.md': good, 'other-answer.md': other }))
    expect(verified.ok ? verified.entries.map(({ slug, category }) => [slug, category]) : verified.findings).toEqual([
      ['an-answer', 'newsletter'],
      ['other-answer', 'newsletter'],
    ])
  })

  it.each([
    ['category: newsletter', 'category: letters', '2 category: must be one of comparing-and-ranking'],
    ['updatedOn: 2026-11-22', 'updatedOn: soon', '5 updatedOn: must be a date'],
    ['summary: By', 'sumary: By', '4 sumary: is not a field that is known here'],
    ['related: [other-answer]', 'related: [gone]', '1 related: names gone, which is no answer here'],
    ['related: [other-answer]', 'related: [an-answer]', '1 related: names the answer itself'],
    ['Follow the', '::top{category=home-loan count=3}\n\nFollow the', '1 reads from the catalogue'],
    ['Follow the', '<script>', '9 holds HTML'],
  ])('is refused with file, line and reason: %s → %s', (old, now, place) => {
    const told = findings({ 'an-answer.md': good.replace(old, now), 'other-answer.md': other })
    expect(
      told.some((finding) => finding.startsWith(`content/support/an-answer.md:${place}`)),
      told.join('\n'),
    ).toBe(true)
  })
})

function hrefs(inline: Inline): readonly string[] {
  const own = inline.kind === 'link' ? [inline.href] : []
  return 'children' in inline ? [...own, ...inline.children.flatMap(hrefs)] : own
}

function links(prose: Prose): readonly string[] {
  return prose.flatMap((block) => {
    if (block.kind === 'heading' || block.kind === 'paragraph') return block.children.flatMap(hrefs)
    if (block.kind === 'list') return block.items.flatMap(links)
    return block.kind === 'quote' ? links(block.children) : []
  })
}

describe('the answers of the project', () => {
  const verified = answerContent.verify('content')
  const answers = verified.ok ? verified.entries : []

  it('can all be read, and are forty or more', () => {
    expect(verified.ok ? [] : verified.findings.map(printFinding)).toEqual([])
    expect(answers.length).toBeGreaterThanOrEqual(40)
  })

  it('leave no subject without an answer', () => {
    const answered = new Set(answers.map(({ category }) => category))
    expect(supportCategories.filter(({ slug }) => !answered.has(slug))).toEqual([])
  })

  it('are short', () => {
    const long = answers.filter(({ body }) => proseText(body).split(/\s+/).length > 220)
    expect(long.map(({ slug }) => slug)).toEqual([])
  })

  it('lead to pages that there are', () => {
    const pages = new Set<string>([
      ...Object.values(routes).filter((route) => typeof route === 'string'),
      ...everyCalculatorId.map(calculatorPath),
      ...answers.map(({ category, slug }) => routes.supportAnswer(category, slug)),
      routes.feed('rss'),
      routes.feed('json'),
      '/api/docs',
      `mailto:${brand.supportEmail}`,
    ])
    const lost = answers.flatMap(({ slug, body }) =>
      links(body).flatMap((href) => (href.startsWith('https:') || pages.has(href) ? [] : [`${slug}: ${href}`])),
    )
    expect(lost).toEqual([])
  })
})
