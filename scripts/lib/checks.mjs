import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runScript } from './build.mjs'
import { readCounts, secondTries } from './counts.mjs'
import { frozen } from './frozen.mjs'
import { pinnedNode } from './install.mjs'
import { at } from './paths.mjs'
import { lastLines, run } from './run.mjs'
import { Stop } from './say.mjs'
import { ensureTestBuild } from './test-build.mjs'

const SHOWN_LINES = 150
/**
 * Minutes after which a check counts as failed, five to ten times what it takes on two processors: what never ends would else say
 * nothing. The stages together stay below an hour and a half.
 */
const LIMITS = { gate: 15, vitest: 30, budgets: 20, e2e: 50 }
const IMPORT_ROOTS = ['app', 'components', 'hooks', 'lib', 'scripts', 'instrumentation.ts', 'proxy.ts']

/**
 * @typedef {{ browser: string | null, shell: string | null, built: boolean }} State what earlier checks found
 * @typedef {{ counts: import('./counts.mjs').Counts, detail: string, notes?: string[] }} Outcome notes are always shown
 */

const one = (ok, detail) => ({ counts: { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 }, detail })
const shown = ({ output, log }) => `${lastLines(output, SHOWN_LINES)}\n(all of it: ${log})`

/** A tool of node_modules, run by the pinned Node. `module` is its command's file. */
function tool(name, module, args, env = {}, minutes = LIMITS.gate) {
  return run(name, pinnedNode(), [at('node_modules', ...module.split('/')), ...args], env, minutes)
}

/** A check that either holds or does not: it counts as one. */
function gate(name, label, work) {
  return {
    name,
    label,
    run: async () => {
      const result = await work()
      return one(result.ok, shown(result))
    },
  }
}

/** A runner with a report of its own. `missing` is why it cannot run now, or null. */
function runner({ name, label, kind, missing, work }) {
  return {
    name,
    label,
    run: async (state) => {
      const reason = missing?.(state) ?? null
      if (reason !== null) return one(false, `${label}: not run, ${reason}.`)
      const report = at('.tmp', 'reports', `${name}.json`)
      const result = await work(report, state)
      const notes = secondTries(kind, report).map((text) => `  second try: ${text}`)
      return { counts: readCounts(kind, report, result.ok), detail: shown(result), notes }
    },
  }
}

const needsBuild = (state) => (state.built ? null : 'the build failed')
const needsBoth = (state) => needsBuild(state) ?? (state.browser === null ? 'there is no browser' : null)

async function types() {
  const generated = await tool('typegen', 'next/dist/bin/next', ['typegen'])
  return generated.ok ? tool('types', 'typescript/bin/tsc', ['--noEmit']) : generated
}

function imports() {
  const present = IMPORT_ROOTS.filter((name) => existsSync(at(name)))
  return tool('imports', 'dependency-cruiser/bin/dependency-cruise.mjs', [
    '--config',
    '.dependency-cruiser.cjs',
    ...present,
  ])
}

async function buildOnce(state) {
  try {
    await ensureTestBuild()
    state.built = true
    return one(true, '')
  } catch (error) {
    if (error instanceof Stop) return one(false, error.message)
    throw error
  }
}

/** A port that nobody listens on now. */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(String(port)))
    })
  })
}

async function endToEnd(report, state) {
  const [site, provider, remote] = [await freePort(), await freePort(), await freePort()]
  const env = {
    ...frozen,
    CHROME_PATH: state.shell,
    E2E_BROWSER: state.browser,
    E2E_DATA_ROOT: join(tmpdir(), 'e2e'),
    E2E_REPORT: report,
    E2E_RETRIES: '1',
    E2E_SITE_PORT: site,
    E2E_PROVIDER_PORT: provider,
    E2E_REMOTE_PORT: remote,
  }
  return tool('e2e', '@playwright/test/cli.js', ['test'], env, LIMITS.e2e)
}

function vitest(report) {
  const args = ['run', '--retry=1', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return tool('vitest', 'vitest/vitest.mjs', args, {}, LIMITS.vitest)
}

const gates = [
  gate('format', 'Format and lint', () =>
    tool('format', '@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']),
  ),
  gate('types', 'Types', types),
  gate('imports', 'Import rules', imports),
  gate('dead', 'Dead code', () => tool('dead', 'knip/bin/knip.js', [])),
  gate('catalogue', 'Content', () => runScript('catalogue-check', 'scripts/catalogue-check.ts')),
]
const unit = runner({
  name: 'vitest',
  label: 'Unit, API, contract and architecture tests',
  kind: 'vitest',
  work: vitest,
})
const budgets = runner({
  name: 'budgets',
  label: 'Budgets',
  kind: 'plain',
  missing: needsBoth,
  work: (report, state) => {
    const env = { ...frozen, CHROME_PATH: state.browser }
    return runScript('budgets', 'tests/bench/run.ts', ['--report', report], env, LIMITS.budgets)
  },
})
const journeys = runner({
  name: 'e2e',
  label: 'End to end, with axe',
  kind: 'playwright',
  missing: needsBoth,
  work: endToEnd,
})

/**
 * Checks by stages that come one after the other. The lanes of a stage run side by side, each its checks in turn. Budgets have
 * a stage of their own: beside the unit tests, processes that wait for a database or for each other were too late (docs/adr/0128).
 * @typedef {{ name: string, label: string, run: (state: State) => Promise<Outcome> }} Check
 * @type {Check[][][]}
 */
export const stages = [
  [[...gates, { name: 'build', label: 'Build', run: buildOnce }], [unit]],
  [[budgets]],
  [[journeys]],
]

/** Those that need neither a build nor a browser. */
export const quickStages = [[gates, [unit]]]
