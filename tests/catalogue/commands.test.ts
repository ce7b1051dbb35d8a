import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readContentFiles } from '@/lib/server/catalogue/content-files'
import { readImportArguments } from '@/scripts/catalogue-import-arguments'
import { frozen } from '@/scripts/lib/frozen.mjs'
import { bundled } from '../setup/bundled'

interface Run {
  readonly code: number | string | null | undefined
  readonly out: string
  readonly errors: string
}

const slow = { timeout: 60_000 }

/**
 * The command's program in one file, which starts in a fifth of the time; for `asNpmDoes` as package.json has it. `npm test` itself runs
 * the check of the content that way.
 */
function run(
  script: string,
  words: readonly string[],
  variables: Readonly<Record<string, string>> = {},
  asNpmDoes = false,
): Promise<Run> {
  const program = asNpmDoes
    ? ['--conditions=react-server', '--import', 'tsx', `scripts/${script}.ts`]
    : [bundled(`${script}.ts`)]
  const flags = [...program, ...words]
  return new Promise((resolve) => {
    execFile(process.execPath, flags, { env: { ...process.env, ...variables } }, (error, out, errors) => {
      resolve({ code: error === null ? 0 : error.code, out, errors })
    })
  })
}

/** A copy of the frozen content, in which an import may write, and a card of it. */
function copyContent() {
  const root = mkdtempSync(join(tmpdir(), 'timbang-command-'))
  const content = join(root, 'content')
  cpSync(frozen.TEST_CONTENT, content, { recursive: true })
  const card = readContentFiles(content).find(
    (file) => file.path.includes('/credit-card/') && file.text.includes('\ntier: platinum\n'),
  )
  if (card === undefined) throw new Error('no platinum card in the frozen content')
  const csv = join(root, 'cards.csv')
  const slug = card.path.split('/').at(-1)?.replace('.yaml', '') ?? ''
  const write = (tier: string) => writeFileSync(csv, `slug,tier\n${slug},${tier}\n`)
  return { content, csv, slug, write, path: join(root, card.path), text: card.text }
}

describe('npm run catalogue:check', slow, () => {
  it('finds what ships in order on the day that it is, and counts it', async () => {
    const { code, out, errors } = await run('catalogue-check', [], { TEST_NOW: '' })
    expect({ code, errors }).toEqual({ code: 0, errors: '' })
    expect(out).toMatch(/^credit-card +\d+ products, \d+ stale figures, \d+ missing figures$/m)
  })

  it('lists what goes stale within thirty days, by day, product and field, and is content with it', async () => {
    const { code, out } = await run('catalogue-check', [frozen.TEST_CONTENT], frozen)
    expect(code).toBe(0)
    const lines = out
      .split('\n')
      .filter((line) => /^ {2}2026-1[12]-\d\d {2}(?:key-rates|[a-z-]+\/[a-z0-9-]+) {2}\S/.test(line))
    expect(lines.length).toBeGreaterThan(0)
    expect(out).toContain(`${lines.length} figures go stale within 30 days:`)
  })

  it('names file, line, field and reason, and ends with 1', async () => {
    const { content, path, text } = copyContent()
    writeFileSync(path, text.replace('\ntier: platinum\n', '\ntier: tin\n'))
    const { code, errors } = await run('catalogue-check', [content])
    const line = text.split('\n').indexOf('tier: platinum') + 1
    expect(code).toBe(1)
    expect(errors).toMatch(
      new RegExp(`^content/catalogue/credit-card/[a-z0-9-]+\\.yaml:${line} tier: must be one of`, 'm'),
    )
  })
})

describe('npm run catalogue:import', slow, () => {
  it('prints old and new and writes nothing on a trial run', async () => {
    const { content, csv, slug, write, path, text } = copyContent()
    write('gold')
    const words = [csv, '--category', 'credit-card', '--dry-run', '--content', content]
    const { code, out } = await run('catalogue-import', words, {}, true)
    expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining(`${slug}\n  tier: platinum → gold\n`) })
    expect(readFileSync(path, 'utf8')).toBe(text)
  })

  it('writes, and says so when there is nothing left to change', async () => {
    const { content, csv, write, path, text } = copyContent()
    const words = [csv, '--category', 'credit-card', '--content', content]
    write('gold')
    expect(await run('catalogue-import', words)).toMatchObject({
      code: 0,
      out: expect.stringContaining('1 product changed.'),
    })
    expect(readFileSync(path, 'utf8').replace(/^updatedOn: .*$/m, '')).toBe(
      text.replace('\ntier: platinum\n', '\ntier: gold\n').replace(/^updatedOn: .*$/m, ''),
    )
    expect(await run('catalogue-import', words)).toMatchObject({
      code: 0,
      out: expect.stringContaining('Nothing to change'),
    })
  })

  it('names row and column, ends with 1 and writes nothing when a cell is wrong', async () => {
    const { content, csv, write, path, text } = copyContent()
    write('tin')
    const { code, errors } = await run('catalogue-import', [csv, '--category', 'credit-card', '--content', content])
    expect({ code, errors }).toEqual({
      code: 1,
      errors: expect.stringContaining('row 2, column tier: must be one of classic'),
    })
    expect(readFileSync(path, 'utf8')).toBe(text)
  })

  it('says how it is used, in a sentence, when the file or the category is missing', async () => {
    const [noFile, noCategory] = await Promise.all([
      run('catalogue-import', ['nowhere.csv', '--category', 'credit-card']),
      run('catalogue-import', ['nowhere.csv']),
    ])
    expect(noFile).toMatchObject({ code: 1, errors: expect.stringContaining('no such file') })
    expect(noCategory).toMatchObject({ code: 1, errors: expect.stringContaining('CATEGORY is one of savings-account') })
  })
})

describe('the words after catalogue:import', () => {
  const asked = { file: 'a.csv', category: 'credit-card', dryRun: true, content: null }

  it('mean the same with and without the two hyphens that npm wants before flags', () => {
    expect(readImportArguments(['a.csv', '--category', 'credit-card', '--dry-run'], {})).toEqual(asked)
    const swallowed = { npm_config_category: 'true', npm_config_dry_run: 'true' }
    expect(readImportArguments(['a.csv', 'credit-card'], swallowed)).toEqual(asked)
    const withValue = { npm_config_category: 'credit-card', npm_config_dry_run: 'true' }
    expect(readImportArguments(['a.csv'], withValue)).toEqual(asked)
  })

  it.each([[[]], [['a.csv']], [['a.csv', '--category', 'pensions']], [['a.csv', 'credit-card', 'b.csv']]])(
    'are refused when they do not name one file and one category: %j',
    (words) => {
      expect(readImportArguments(words, {})).toBeNull()
    },
  )
})
