import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const page = 'docs/security.md'

/** A test that the page names. `file` is null where no test file stands before the title on its line. */
interface Named {
  readonly file: string | null
  readonly title: string
}

const file = /^(?:[\w.@()[\]-]+\/)+[\w.-]+\.\w+$/
const isTestFile = (name: string) => /\.(?:test|spec)\.tsx?$/.test(name)

/** Every file and every test that a text names, and the places that its links lead to. */
function namesIn(text: string) {
  const files = new Set<string>()
  const tests: Named[] = []
  for (const line of text.split('\n')) {
    let latest: string | null = null
    for (const [, code, title] of line.matchAll(/`([^`]+)`|“([^”]+)”/g)) {
      if (title !== undefined) tests.push({ file: latest, title })
      if (code === undefined || !file.test(code)) continue
      files.add(code)
      if (isTestFile(code)) latest = code
    }
  }
  const links = [...text.matchAll(/\]\(([^)#]+)[^)]*\)/g)].flatMap(([, to]) => (to === undefined ? [] : [to]))
  return { files: [...files], tests, links }
}

/** Whether a test file has a test of this title, as it is written there; `…` stands for any text without a line's end. */
function hasTitle(source: string, title: string): boolean {
  const parts = title.split('…').map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
  return new RegExp(`(['"\`])${parts.join('[^\\n]*?')}\\1,`).test(source)
}

function faultsOf(text: string): readonly string[] {
  const { files, tests, links } = namesIn(text)
  return [
    ...files.filter((path) => !existsSync(path)).map((path) => `no file ${path}`),
    ...links.filter((to) => !existsSync(join(dirname(page), to))).map((to) => `no page ${to}`),
    ...tests.flatMap(({ file: path, title }) => {
      if (path === null) return [`no test file before “${title}”`]
      return existsSync(path) && !hasTitle(readFileSync(path, 'utf8'), title) ? [`no “${title}” in ${path}`] : []
    }),
  ]
}

describe('the page about security', () => {
  test('names tests, settings and pages that are there', () => {
    expect(faultsOf(readFileSync(page, 'utf8'))).toEqual([])
  })

  test('names a hundred tests and more, so that they were found', () => {
    expect(namesIn(readFileSync(page, 'utf8')).tests.length).toBeGreaterThan(100)
  })

  test('would not go on naming what is gone', () => {
    const own = 'tests/architecture/security-page.test.ts'
    const gone = (line: string) => faultsOf(line).length
    expect(faultsOf(`\`${own}\` “would not … gone”; [a page](adr/0001-node-through-npm.md)`)).toEqual([])
    expect(gone(`\`${own}\` “would go on naming what is gone”`)).toBe(1)
    expect(gone('“would not go on naming what is gone”')).toBe(1)
    expect(gone('`tests/architecture/gone.test.ts` “anything”')).toBe(1)
    expect(gone('[a page](adr/gone.md)')).toBe(1)
  })
})
