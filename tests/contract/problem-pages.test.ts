import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { declaredErrors } from '@/lib/contract/operation'
import { operations } from '@/lib/contract/operations'
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

test('the codes that end a session on the client come from the account of the session alone', () => {
  for (const code of ['GBL0015', 'GBL0020'] as const) {
    const callers = operations.filter((operation) => declaredErrors(operation).includes(code))
    const others = callers.filter((operation) => operation.auth !== 'bearer').map((operation) => operation.id)
    expect([code, others]).toEqual([code, ['account-component/token-extends']])
  }
})
