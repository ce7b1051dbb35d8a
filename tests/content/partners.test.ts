import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { partnerEntities } from '@/lib/contract/click-record'
import { siteOf } from '@/lib/domain/categories/registry'
import { printFinding } from '@/lib/server/catalogue/findings'
import { partnerContent } from '@/lib/server/content/partner-pages'
import { frozen } from '@/scripts/lib/frozen.mjs'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** A copy of the partners, to be changed. */
function copy(): string {
  const root = mkdtempSync(join(tmpdir(), 'timbang-partners-'))
  folders.push(root)
  cpSync(join(frozen.TEST_CONTENT, 'partners'), join(root, 'content', 'partners'), { recursive: true })
  return join(root, 'content')
}

function found(dir: string): string {
  const verified = partnerContent.verify(dir)
  return verified.ok ? '' : verified.findings.map(printFinding).join('\n')
}

/** What is found once a text of a partner's file is replaced. */
function foundWith(slug: string, old: string, text: string): string {
  const dir = copy()
  const path = join(dir, 'partners', `${slug}.md`)
  const before = readFileSync(path, 'utf8')
  expect(before).toContain(old)
  writeFileSync(path, before.replace(old, text))
  return found(dir)
}

describe('the table of partners', () => {
  const partners = partnerContent.entries()

  it('has each name of the specification once: a click record may hold these and no others', () => {
    expect(partners.flatMap(({ entityName }) => entityName ?? []).sort()).toEqual([...partnerEntities].sort())
  })

  it('has an address for each partner without a name, whose page links to it', () => {
    const nameless = partners.filter(({ entityName }) => entityName === null)
    expect(nameless).not.toHaveLength(0)
    for (const { address } of nameless) expect(address).toMatch(/^https:/)
  })

  it('leads from the list of eSIMs out by an address of ours', () => {
    expect(siteOf('esim').partner?.href).toBe('/apply/partner/truely-esim')
  })
})

describe('a partner file', () => {
  it('that is new is there, with its host allowed', () => {
    const dir = copy()
    const text = readFileSync(join(dir, 'partners', 'apex-securities.md'), 'utf8')
    writeFileSync(
      join(dir, 'partners', 'new-broker.md'),
      text.replace('/investment/apex-securities', '/investment/new-broker'),
    )
    const verified = partnerContent.verify(dir)
    expect(verified.ok && verified.entries.map(({ slug }) => slug)).toContain('new-broker')
  })

  it.each([
    [
      'a host that is not allowed',
      'versa',
      'https://versa.com.my/',
      'https://versa.example/',
      'address: its host is not in',
    ],
    [
      'an address in clear',
      'versa',
      'https://versa.com.my/',
      'http://versa.com.my/',
      'address: must be an https address',
    ],
    [
      'an address with a user',
      'versa',
      'https://versa.com.my/',
      'https://a@versa.com.my/',
      'address: must not hold a user',
    ],
    [
      'a name that nobody gave',
      'versa',
      'entityName: VERSA',
      'entityName: OTHER',
      'entityName: must be one of SINEGY_DAX',
    ],
    ['a name that another has', 'versa', 'entityName: VERSA', 'entityName: CTOS', 'entityName: is used twice'],
    ['a name that goes missing', 'versa', 'entityName: VERSA', 'entityName: null', 'entityName: VERSA has no file'],
    ['a page of another section', 'versa', 'page: /investment/versa', 'page: /bank/versa', 'page: must lie in one of'],
    ['a page that another has', 'versa', 'page: /investment/versa', 'page: /investment/cgs', 'page: is used twice'],
    [
      'a fact of no source',
      'credit-bureau-malaysia',
      'source: cbm',
      'source: someone',
      'runBy.source: someone is none of the sources',
    ],
    [
      'what is not checked said again',
      'versa',
      '## Risks',
      'We have not verified how it keeps your money.\n\n## Risks',
      'says what is not checked, which the page does by itself',
    ],
    ['no risks', 'versa', '## Risks', '## Notes', 'has no heading “Risks”'],
    [
      'a product beside a real name',
      'versa',
      '## Risks',
      '::top{category=fixed-deposit count=3}\n\n## Risks',
      'shows something of the catalogue',
    ],
    ['a script', 'versa', '## Risks', '<script>x</script>\n\n## Risks', 'holds HTML'],
  ])('with %s is refused with its file and the reason', (_, slug, old, text, reason) => {
    const findings = foundWith(slug, old, text)
    expect(findings).toMatch(/^content\/partners/m)
    expect(findings).toContain(reason)
  })
})
