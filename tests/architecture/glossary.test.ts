import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('the glossary names files that are there, its words in order and each once', () => {
  const rows = readFileSync('docs/glossary.md', 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, word, file] = /^\| ([a-z ]+) \| .* \| `([^`]+)` \|$/.exec(line) ?? []
      return word === undefined || file === undefined ? [] : [{ word, file }]
    })
  const words = rows.map(({ word }) => word)
  expect(rows.filter(({ file }) => !existsSync(file))).toEqual([])
  expect(words).toEqual([...new Set(words)].sort((a, b) => a.localeCompare(b, 'en')))
  expect(words.length).toBeGreaterThan(29)
})
