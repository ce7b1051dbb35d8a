import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { problemCodes, problemKinds } from '@/lib/contract/problem'

test('docs/errors has one page for each code and no other', () => {
  expect(readdirSync('docs/errors').sort()).toEqual(problemCodes.map((code) => `${code}.md`).sort())
})

test.each(problemCodes)('the page of %s says what the table says', (code) => {
  const { status, title, message, cause, remedy } = problemKinds[code]
  const expected = [
    `# ${code}: ${title}`,
    `Status ${status}.`,
    `What the visitor reads: "${message}"`,
    `## Why\n\n${cause}`,
    `## What to do\n\n${remedy}`,
  ].join('\n\n')
  expect(readFileSync(`docs/errors/${code}.md`, 'utf8')).toBe(`${expected}\n`)
})

test('the codes that the specification gives to the account calls are kept free', () => {
  expect(problemCodes).not.toContain('GBL0015')
  expect(problemCodes).not.toContain('GBL0020')
})
