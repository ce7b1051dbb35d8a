import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { printFinding } from '@/lib/server/catalogue/findings'
import { surveyContent } from '@/lib/server/content/surveys'
import { frozen } from '@/scripts/lib/frozen.mjs'

const good = readFileSync(join(frozen.TEST_CONTENT, 'surveys', 'leaving-so-soon.yaml'), 'utf8')

/** A content folder that holds these survey files. */
function contentWith(files: Readonly<Record<string, string>>): string {
  const dir = join(mkdtempSync(join(tmpdir(), 'timbang-surveys-')), 'content')
  mkdirSync(join(dir, 'surveys'), { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, 'surveys', name), text)
  return dir
}

/** What is found wrong, as it is printed. */
function findings(files: Readonly<Record<string, string>>): readonly string[] {
  const verified = surveyContent.verify(contentWith(files))
  return verified.ok ? [] : verified.findings.map(printFinding)
}

describe('surveys', () => {
  it('are read once, and the one for leaving visitors can be answered', () => {
    const survey = surveyContent.entries().find(({ formType }) => formType === 'LEAVING_SO_SOON')
    expect(survey).toMatchObject({ status: 'CONFIRM', active: true })
    expect(surveyContent.entries()).toBe(surveyContent.entries())
  })
})

describe('a survey file', () => {
  const file = 'content/surveys/leaving-so-soon.yaml'

  it('is missed when it is not there', () => {
    expect(findings({})).toEqual([`${file}:1 is missing`])
  })

  it('is refused in another file than its own', () => {
    const [first] = findings({ 'leaving.yaml': good })
    expect(first).toMatch(
      /^content\/surveys\/leaving\.yaml:\d+ formType: belongs in a file with the name leaving-so-soon\.yaml$/,
    )
  })

  it.each([
    ['id: leaving-so-soon-2026-11', 'id: Leaving 2026', 'id', 'must be lower-case letters, digits and single hyphens'],
    ['formType: LEAVING_SO_SOON', 'formType: GOODBYE', 'formType', 'must be LEAVING_SO_SOON, not `GOODBYE`'],
    ['status: CONFIRM', 'status: OPEN', 'status', 'must be one of DRAFT, CONFIRM, CLOSED, not `OPEN`'],
    ['active: true', 'active: perhaps', 'active', 'must be true or false, not `perhaps`'],
    ['active: true', 'active: true\ncolour: red', 'colour', 'is not a field that is known here'],
    ['id: main-reason', 'id: main_reason', 'questions.0.id', 'must be lower-case letters, digits and single hyphens'],
    ['    label: What is your main reason?\n', '', 'questions.0.label', 'is missing'],
    ['label: Something else', 'label: " "', 'questions.0.answers.5.label', 'is empty'],
    [
      'label: Something else',
      `label: ${'a'.repeat(121)}`,
      'questions.0.answers.5.label',
      'is longer than 120 characters',
    ],
    ['id: not-found', 'id: only-looking', 'questions.0.answers.1.id', 'only-looking is used twice'],
    ['seq: 2', 'seq: 1', 'questions.0.answers.1.seq', '1 is used twice'],
    ['seq: 2', 'seq: second', 'questions.0.answers.1.seq', 'must be a number, not `second`'],
    ['seq: 2', 'seq: 0', 'questions.0.answers.1.seq', 'must be at least 1, not `0`'],
    ['takesText: true', 'takesText: maybe', 'questions.0.answers.5.takesText', 'must be true or false, not `maybe`'],
  ])('is refused with file, line, field and reason: %s → %s', (old, now, field, reason) => {
    expect(good).toContain(old)
    const [first = '', ...more] = findings({ 'leaving-so-soon.yaml': good.replace(old, now) })
    expect(more).toEqual([])
    expect(first.replace(/:\d+ /, ': ')).toBe(`${file}: ${field}: ${reason}`)
  })

  it('is refused without two answers to choose from, and without questions', () => {
    const one = good.slice(0, good.indexOf('      - id: not-found'))
    expect(findings({ 'leaving-so-soon.yaml': one })[0]).toContain('questions.0.answers: must be at least 2')
    const none = `${good.slice(0, good.indexOf('questions:'))}questions: []\n`
    expect(findings({ 'leaving-so-soon.yaml': none })[0]).toContain('questions: must be at least 1')
  })

  it('is refused when two questions have one id', () => {
    const question = good.slice(good.indexOf('  - id: main-reason'))
    expect(findings({ 'leaving-so-soon.yaml': good + question })).toEqual([
      expect.stringContaining('questions.1.id: main-reason is used twice'),
    ])
  })

  it('is refused when it is no YAML', () => {
    expect(findings({ 'leaving-so-soon.yaml': `${good}\n  broken: [` })[0]).toMatch(/is not valid YAML/)
  })
})

describe('npm run catalogue:check', () => {
  it('refuses a broken survey with its place and reason, and ends with 1', async () => {
    const dir = join(mkdtempSync(join(tmpdir(), 'timbang-check-')), 'content')
    cpSync(frozen.TEST_CONTENT, dir, { recursive: true })
    writeFileSync(join(dir, 'surveys', 'leaving-so-soon.yaml'), good.replace('active: true', 'active: perhaps'))
    const words = ['--conditions=react-server', '--import', 'tsx', 'scripts/catalogue-check.ts', dir]
    const ended = await new Promise((resolve) => {
      execFile(process.execPath, words, (error, _out, errors) => resolve({ code: error?.code ?? 0, errors }))
    })
    expect(ended).toEqual({
      code: 1,
      errors: expect.stringMatching(/^content\/surveys\/leaving-so-soon\.yaml:\d+ active: must be true or false/),
    })
  })
})
