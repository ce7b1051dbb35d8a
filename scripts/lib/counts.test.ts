import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { addUp, closingLine, readCounts, secondTries } from './counts.mjs'

const folder = mkdtempSync(join(tmpdir(), 'timbang-counts-'))
afterAll(() => rmSync(folder, { recursive: true }))

function report(content: unknown): string {
  const path = join(folder, 'report.json')
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

const unit = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1, testResults: [] }

describe('counts of a runner', () => {
  test('are read from the unit runner, skipped and to-do tests together', () => {
    expect(readCounts('vitest', report(unit), true)).toEqual({ passed: 5, failed: 0, skipped: 2 })
  })

  test('count a test file that could not be loaded as a failure', () => {
    const broken = { ...unit, testResults: [{ status: 'failed', assertionResults: [] }] }
    expect(readCounts('vitest', report(broken), false).failed).toBe(1)
  })

  test('do not count a file twice whose own tests failed', () => {
    const failed = {
      ...unit,
      numFailedTests: 1,
      testResults: [{ status: 'failed', assertionResults: [{ status: 'failed' }] }],
    }
    expect(readCounts('vitest', report(failed), false).failed).toBe(1)
  })

  const tried = (flaky: number) => {
    const assertionResults = Array.from({ length: flaky }, () => ({
      status: 'passed',
      fullName: 'a click waits',
      failureMessages: ['\u001b[31mAssertionError: too late\u001b[39m\n    at line'],
    }))
    const whole = { status: 'passed', fullName: 'a rate is read', failureMessages: [] }
    const testResults = [{ name: 'clicks.test.ts', status: 'passed', assertionResults: [whole, ...assertionResults] }]
    return { ...unit, numPassedTests: flaky + 1, testResults }
  }

  test('take eight unit tests that needed a second try as passed, and a ninth one fails them all', () => {
    expect(readCounts('vitest', report(tried(8)), true)).toEqual({ passed: 9, failed: 0, skipped: 2 })
    expect(readCounts('vitest', report(tried(9)), true)).toEqual({ passed: 1, failed: 9, skipped: 2 })
  })

  test('name each unit test that needed a second try, with what failed the first time', () => {
    expect(secondTries('vitest', report(tried(1)))).toEqual(['clicks.test.ts a click waits: AssertionError: too late'])
  })

  const browser = (flaky: number) => ({
    stats: { expected: 3, unexpected: 0, flaky, skipped: 2 },
    errors: [],
  })

  test('are read from the browser runner, where an error outside a test is a failure', () => {
    const fallen = { stats: { ...browser(0).stats, unexpected: 1 }, errors: [{ message: 'no server' }] }
    expect(readCounts('playwright', report(fallen), false)).toEqual({ passed: 3, failed: 2, skipped: 2 })
  })

  test('take eight journeys that needed a second try as passed, and a ninth one fails them all', () => {
    expect(readCounts('playwright', report(browser(8)), true)).toEqual({ passed: 11, failed: 0, skipped: 2 })
    expect(readCounts('playwright', report(browser(9)), true)).toEqual({ passed: 3, failed: 9, skipped: 2 })
  })

  test('name each journey that needed a second try, with what failed the first time', () => {
    const results = [
      { status: 'failed', error: { message: '\u001b[31mno such row\u001b[39m\nat list' } },
      { status: 'passed' },
    ]
    const spec = (status: string) => ({
      file: 'list.spec.ts',
      line: 7,
      title: 'pages turn',
      tests: [{ projectName: 'site', status, results }],
    })
    const suites = [{ specs: [spec('expected')], suites: [{ specs: [spec('flaky')] }] }]
    expect(secondTries('playwright', report({ ...browser(1), suites }))).toEqual([
      '[site] list.spec.ts:7 pages turn: no such row',
    ])
  })

  test.each([
    ['is missing', join(folder, 'none.json')],
    ['is cut short', report('{"passed":1')],
    ['has no counts', report({})],
    ['has a count that is not one', report({ passed: 'many', failed: 0 })],
  ])('are one failure when the report %s', (_name, path) => {
    expect(readCounts('plain', path, true)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })

  test('are a failure when no test ran', () => {
    expect(readCounts('plain', report({ passed: 0, failed: 0 }), true).failed).toBe(1)
  })

  test('are a failure when the runner fell after its tests had passed', () => {
    expect(readCounts('plain', report({ passed: 4, failed: 0, skipped: 0 }), false)).toEqual({
      passed: 4,
      failed: 1,
      skipped: 0,
    })
  })
})

describe('the closing line', () => {
  test('sums over all runners and names skipped tests only when there are some', () => {
    const sum = addUp([
      { passed: 1, failed: 0, skipped: 0 },
      { passed: 4, failed: 2, skipped: 3 },
    ])
    expect(closingLine(sum)).toBe('5 passed, 2 failed, 3 skipped')
    expect(closingLine({ passed: 1, failed: 0, skipped: 0 })).toBe('1 passed, 0 failed')
  })
})
