import { existsSync, readFileSync } from 'node:fs'

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

const isCount = (value) => Number.isInteger(value) && value >= 0

function read(path) {
  try {
    return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null
  } catch {
    return null
  }
}

/** Files that failed before their tests could run count as one failure each, or a broken import would hide. */
function fromVitest(report) {
  const broken = (report.testResults ?? []).filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** A test that needed a second try did not keep its promise. Errors outside any test (a server that fell) count too. */
function fromPlaywright(report) {
  const { expected, unexpected, flaky, skipped } = report.stats ?? {}
  return { passed: expected, failed: unexpected + flaky + (report.errors ?? []).length, skipped }
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
