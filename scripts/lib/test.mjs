import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { ensureBrowser, ensureShell } from './browser.mjs'
import { quickStages, stages } from './checks.mjs'
import { addUp, closingLine } from './counts.mjs'
import { ensureInstall, isInstalled } from './install.mjs'
import { takeLock } from './lock.mjs'
import { ensureNginx } from './nginx.mjs'
import { at } from './paths.mjs'
import { ensurePostgres } from './postgres.mjs'
import { passSignals } from './run.mjs'
import { giveUp, Stop, seconds, step } from './say.mjs'
import { takeScratchFolder } from './scratch.mjs'
import { turnOfCode } from './turn.mjs'

/** @typedef {import('./counts.mjs').Counts} Counts */

/** Tells every child which parts of what takes long it takes, and where what is random begins (tests/setup/turn.ts). */
function takeTurn(isLong) {
  process.env.TEST_TURN ||= String(turnOfCode())
  if (isLong) process.env.TEST_LONG = '1'
  const parts = isLong
    ? 'All parts of what takes long'
    : 'Some parts of what takes long, others when the code has changed'
  console.log(`${parts}; TEST_TURN=${process.env.TEST_TURN} takes the same ones again`)
}

/** What the checks need. Quick ones need no browser. */
async function setUp(isQuick) {
  await step(isInstalled() ? 'Packages' : 'Installing packages (a minute or two the first time)', ensureInstall)
  const found = { browser: null, shell: null }
  await step('PostgreSQL', ensurePostgres)
  await step('nginx', ensureNginx)
  if (isQuick) return found
  try {
    await step('Browser', async () => {
      found.browser = await ensureBrowser()
      found.shell = await ensureShell(found.browser)
      return found.shell === found.browser ? found.browser : `${found.browser}, ${found.shell}`
    })
  } catch (error) {
    if (!(error instanceof Stop)) throw error
    console.error(error.message)
  }
  return found
}

/** Runs one check to its counts; what it printed is shown only when it failed. */
async function perform(check, state) {
  const began = performance.now()
  console.log(`${check.label} ...`)
  const { counts, detail, notes = [] } = await check.run(state)
  const took = performance.now() - began
  console.log(`${check.label}: ${closingLine(counts)}, ${seconds(took)}`)
  for (const note of notes) console.log(note)
  if (counts.failed > 0) console.error(`${detail}\n`)
  return { name: check.name, ...counts, seconds: Math.round(took / 100) / 10 }
}

/** Runs the checks of one lane in turn, until a signal asks to stop. */
async function runLane(lane, state, isStopping) {
  const results = []
  for (const check of lane) if (!isStopping()) results.push(await perform(check, state))
  return results
}

async function runAll({ isQuick, isLong }, isStopping) {
  const lock = await takeLock('testing')
  process.once('exit', lock.release)
  process.once('exit', takeScratchFolder())
  takeTurn(isLong)
  rmSync(at('.tmp', 'reports'), { recursive: true, force: true })
  mkdirSync(at('.tmp', 'reports'), { recursive: true })
  const state = { ...(await setUp(isQuick)), built: false }
  const results = []
  for (const lanes of isQuick ? quickStages : stages) {
    const done = await Promise.all(lanes.map((lane) => runLane(lane, state, isStopping)))
    results.push(...done.flat())
  }
  if (isStopping()) return
  const sum = addUp(results)
  writeFileSync(at('.tmp', 'reports', 'summary.json'), `${JSON.stringify({ ...sum, checks: results }, null, 2)}\n`)
  console.log(closingLine(sum))
  if (sum.failed > 0) process.exitCode = 1
}

/**
 * `npm test`: every check there is, all of them even when one fails, and one closing line over them all. With `--quick`,
 * `npm run check`: those that need neither a build nor a browser. With `--long`, `npm run test:long`: what a run otherwise takes only a
 * part of, whole.
 */
export async function test(args) {
  const isStopping = passSignals()
  try {
    await runAll({ isQuick: args.includes('--quick'), isLong: args.includes('--long') }, isStopping)
  } catch (error) {
    giveUp(error)
    console.log(closingLine({ passed: 0, failed: 1, skipped: 0 }))
  }
}
