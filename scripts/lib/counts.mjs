import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

const isCount = (value) => Number.isInteger(value) && value >= 0

function read(path) {
  try {
    return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null
  } catch {
    return null
  }
}

/** So many tests of one runner may need their second try; one more, and none of them counts as kept (docs/adr/0046). */
const MOST_SECOND_TRIES = 8

/** How many of the tests that passed at a second try count as failed: none, or all. */
const unforgiven = (flaky) => (flaky <= MOST_SECOND_TRIES ? 0 : flaky)

/** The unit tests that passed and yet name what failed: the first try did. */
function flakyUnits(report) {
  return (report.testResults ?? []).flatMap(({ name, assertionResults = [] }) =>
    assertionResults
      .filter(({ status, failureMessages = [] }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName, failureMessages }) => ({ where: `${name} ${fullName}`, reason: failureMessages[0] })),
  )
}

/** Files that failed before their tests could run count as one failure each, or a broken import would hide. */
function fromVitest(report) {
  const broken = (report.testResults ?? []).filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  )
  const lost = unforgiven(flakyUnits(report).length)
  return {
    passed: report.numPassedTests - lost,
    failed: report.numFailedTests + broken.length + lost,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** Errors outside any test (a server that fell) count too. */
function fromPlaywright(report) {
  const { expected, unexpected, flaky, skipped } = report.stats ?? {}
  const lost = unforgiven(flaky)
  return {
    passed: expected + flaky - lost,
    failed: unexpected + lost + (report.errors ?? []).length,
    skipped,
  }
}

const readers = {
  vitest: fromVitest,
  playwright: fromPlaywright,
  plain: ({ passed, failed, skipped = 0 }) => ({ passed, failed, skipped }),
}

/**
 * The counts of one runner. A runner that crashed, wrote no report, or reports no test is one failure at least: silence
 * is never success.
 * @param {'vitest' | 'playwright' | 'plain'} kind `plain` is `{ passed, failed, skipped }`
 * @param {string} path the runner's JSON report
 * @param {boolean} ok whether the runner itself ended well
 * @returns {Counts}
 */
export function readCounts(kind, path, ok) {
  const report = read(path)
  const counts = report === null ? null : readers[kind](report)
  if (counts === null || !Object.values(counts).every(isCount)) return { passed: 0, failed: 1, skipped: 0 }
  const total = counts.passed + counts.failed + counts.skipped
  if (total === 0 || (!ok && counts.failed === 0)) return { ...counts, failed: counts.failed + 1 }
  return counts
}

/** Every spec of a suite of the browser runner's report, its own and those of the suites in it. */
function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)]
}

/** The journeys that passed at their second try. */
function flakyJourneys(report) {
  return (report.suites ?? []).flatMap(specsOf).flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName, results }) => ({
        where: `[${projectName}] ${file}:${line} ${title}`,
        reason: results.find(({ status }) => status !== 'passed')?.error?.message ?? 'no reason given',
      })),
  )
}

const flakyOf = { vitest: flakyUnits, playwright: flakyJourneys, plain: () => [] }

/**
 * The tests that passed at their second try, each with the first line of what failed before.
 * @param {'vitest' | 'playwright' | 'plain'} kind
 * @param {string} path the runner's JSON report
 * @returns {string[]}
 */
export function secondTries(kind, path) {
  return flakyOf[kind](read(path) ?? {}).map(
    ({ where, reason }) => `${where}: ${stripVTControlCharacters(reason).split('\n', 1)[0]}`,
  )
}

/** The sum over all runners. */
export function addUp(all) {
  const sum = { passed: 0, failed: 0, skipped: 0 }
  for (const counts of all) for (const key of Object.keys(sum)) sum[key] += counts[key]
  return sum
}

/** `12 passed, 0 failed`, and `, 3 skipped` only when some were. */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
