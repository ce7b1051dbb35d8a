import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { askedVersion, changesBetween, wayOfDocument } from './document-changes'
import { documentSuites } from './document-suites'

const policy = "default-src 'none'"
const kind = { document: 16.4, scripts: 2, script: 5.4 }
const looked = { looked: 1, faults: [] }

describe('a document under another version of the framework', () => {
  it('is finished when its scripts are ours and it has a policy', () => {
    expect(wayOfDocument({ status: 200, policy, scripts: ['/assets/loader-1.js'] })).toBe('finished')
  })

  it.each([
    ['without a policy', { status: 200, policy: null, scripts: ['/assets/loader-1.js'] }],
    ['answered with 500', { status: 500, policy, scripts: [] }],
    ['not finished: it names no script of ours', { status: 200, policy, scripts: [] }],
    [
      'not finished: it names scripts of the framework',
      { status: 200, policy, scripts: ['/assets/loader-1.js', '/_next/static/chunks/main.js'] },
    ],
  ])('is told to be %s', (way, sent) => {
    expect(wayOfDocument(sent)).toBe(way)
  })
})

describe('what changes between two builds', () => {
  it('is told for each kind of page, and that nothing does', () => {
    const before = { ...looked, kinds: { list: kind, home: kind, detail: kind } }
    const after = { ...looked, kinds: { list: { document: 16.6, scripts: 3, script: 5.9 }, home: kind, hub: kind } }
    expect(changesBetween(before, after)).toEqual([
      'list: document 16.4 → 16.6 kB, scripts 2 → 3 files, scripts 5.4 → 5.9 kB',
      'home: the same',
      'detail: gone',
      'hub: new',
    ])
  })
})

describe('the version that is asked for', () => {
  it.each(['16.4.6', '16.5.0-canary.38'])('may be %s', (version) => {
    expect(askedVersion([version])).toBe(version)
  })

  it.each([[[]], [['latest']], [['16']], [['^16.4.6']], [['16.4.6; rm -rf /']], [['16.4.6', '16.4.5']]])(
    'is one exact version, not %j',
    (words) => {
      expect(askedVersion(words)).toBeNull()
    },
  )
})

it('the suites of documents are there', () => {
  const { unit, browser } = documentSuites
  expect([...unit, ...browser].filter((path) => !existsSync(path))).toEqual([])
})
