import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isoDate } from '@/lib/domain/values/iso-date'
import { printFinding } from '@/lib/server/catalogue/findings'
import { newContentFile } from '@/lib/server/content/new-file'
import { templates } from '@/lib/server/content/templates'

const today = isoDate('2026-11-20')
const newFolder = () => join(mkdtempSync(join(tmpdir(), 'timbang-new-')), 'content')

/** What is found wrong below a folder in a kind's files, as it is printed. */
function findings(dir: string, name: string): readonly string[] | undefined {
  const verified = templates[name]?.kind.verify(dir)
  return verified?.ok === false ? verified.findings.map(printFinding) : verified && []
}

describe.each(Object.keys(templates))('a new %s', (name) => {
  it('is in order as it is made', () => {
    const dir = newFolder()
    expect(newContentFile(dir, name, 'brand-new', today)).toMatchObject({ ok: true })
    expect(findings(dir, name)).toEqual([])
  })

  it('is refused with file, line and reason once it is broken', () => {
    const dir = newFolder()
    const made = newContentFile(dir, name, 'brand-new', today)
    if (!made.ok) throw new Error(made.reason)
    writeFileSync(made.path, made.text.replace(/^(title|question):/m, 'titel:'))
    expect(findings(dir, name)?.join('\n')).toMatch(/\/brand-new\.md:\d titel: is not a field that is known here/)
  })

  it('never takes the place of a file that is there', () => {
    const dir = newFolder()
    const made = newContentFile(dir, name, 'brand-new', today)
    if (!made.ok) throw new Error(made.reason)
    writeFileSync(made.path, 'mine')
    const again = newContentFile(dir, name, 'brand-new', today)
    expect(again.ok ? '' : again.reason).toContain('is there already')
    expect(readFileSync(made.path, 'utf8')).toBe('mine')
  })
})

it.each([
  ['campain', 'spring', /campain is none of campaign, voucher, article/],
  ['campaign', '../spring', /must be lower-case words with hyphens/],
  ['campaign', 'Spring Sale', /must be lower-case words with hyphens/],
])('%s %s is refused', (name, slug, reason) => {
  const made = newContentFile(newFolder(), name, slug, today)
  expect(made.ok ? '' : made.reason).toMatch(reason)
})

it('npm run content:new writes the file and says what comes next', async () => {
  const dir = newFolder()
  const flags = ['--conditions=react-server', '--import', 'tsx', 'scripts/content-new.ts', 'campaign', 'spring']
  const out = await new Promise<string>((resolve, reject) => {
    execFile(process.execPath, [...flags, '--content', dir], (error, said) => (error ? reject(error) : resolve(said)))
  })
  expect(out).toContain(`Wrote ${join(dir, 'campaigns', 'spring.md')}`)
  expect(findings(dir, 'campaign')).toEqual([])
})
