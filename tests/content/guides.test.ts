import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { categoryList } from '@/lib/domain/categories/registry'
import { debtHelp } from '@/lib/domain/reference/debt-help'
import { printFinding } from '@/lib/server/catalogue/findings'
import { guideContent } from '@/lib/server/content/guides'

const good = readFileSync('content/guides/first-job.yaml', 'utf8')

/** What is found wrong in a folder with one guide, as it is printed. */
function findings(name: string, text: string): readonly string[] {
  const dir = join(mkdtempSync(join(tmpdir(), 'timbang-guides-')), 'content')
  mkdirSync(join(dir, 'guides'), { recursive: true })
  writeFileSync(join(dir, 'guides', name), text)
  const verified = guideContent.verify(dir)
  return verified.ok ? [] : verified.findings.map(printFinding)
}

describe('the guides of the project', () => {
  it('cover the events of life that the hub promises', () => {
    expect(guideContent.entries().map(({ slug }) => slug)).toEqual([
      'buying-a-car',
      'buying-a-home',
      'first-job',
      'having-a-child',
      'losing-income',
      'paying-off-debt',
      'retiring',
    ])
  })

  it.each(['losing-income', 'paying-off-debt'])(
    '%s, for who is in trouble, names free help and leads to no product',
    (name) => {
      const guide = guideContent.entries().find(({ slug }) => slug === name)
      expect(JSON.stringify(guide?.sections)).toContain(debtHelp.name)
      expect(JSON.stringify(guide?.sections)).toContain(debtHelp.phone)
      const lists = categoryList.map(({ path }) => path)
      expect(guide?.next.filter(({ href }) => lists.some((path) => href.startsWith(path)))).toEqual([])
    },
  )

  it('each name a day, their sources and at least two pages that go on', () => {
    for (const { checkedOn, sources, next } of guideContent.entries()) {
      expect(checkedOn <= '2026-11-21').toBe(true)
      expect(sources.length).toBeGreaterThan(1)
      expect(next.length).toBeGreaterThan(1)
    }
  })
})

describe('a guide file', () => {
  it.each([
    ['checkedOn: 2026-11-20', 'checkedOn: 2026-02-30', 'checkedOn', 'must be a date, such as 2026-11-20'],
    ['summary: An account', 'summery: An account', 'summery', 'is not a field that is known here'],
    ['href: /credit-card,', 'href: /credit-cards,', 'next.2.href', '/credit-cards is no page of'],
    ["url: 'https://pidm", "url: 'ftp://pidm", 'sources.0.url', 'must be an http or https address'],
  ])('is refused with its field and the reason: %s → %s', (old, now, field, reason) => {
    expect(good).toContain(old)
    expect(findings('first-job.yaml', good.replace(old, now)).join('\n')).toMatch(
      new RegExp(`^content/guides/first-job\\.yaml:\\d+ ${field.replaceAll('.', '\\.')}: ${reason}`, 'm'),
    )
  })

  it('is refused under a name that is no address, and when it is no YAML', () => {
    expect(findings('First Job.yaml', good)).toEqual([expect.stringContaining('lower-case words with hyphens')])
    expect(findings('first-job.yaml', `${good}\n  broken: [`)[0]).toMatch(/is not valid YAML/)
  })
})
