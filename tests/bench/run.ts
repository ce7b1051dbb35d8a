import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { killAll } from 'chrome-launcher'
import { isLong } from '../setup/turn'
import { perform } from './attempts'
import { audits } from './audits'
import type { Bench, Wanted } from './bench'
import { launchBrowser } from './browser'
import { type Budgets, type Judging, ratchet, readBudgets, settle, type Verdict } from './budgets'
import { bytes } from './bytes'
import { calculators } from './calculators'
import { catalogue } from './catalogue'
import { within } from './deadline'
import { recordedFigures, writeFigures } from './figure-table'
import { type Figures, round } from './figures'
import { load } from './load'
import { outside } from './outside'
import { quietMoment } from './quiet'
import { rates } from './rates'
import { search } from './search'
import { serve } from './serve'
import { sitePages } from './site-pages'
import { slowPhone } from './slow-phone'
import { touch } from './touch'

interface Group {
  readonly name: string
  /** May leave out what is not wanted. */
  readonly measure: (bench: Bench, wanted: Wanted) => Promise<Figures>
}

/** What a group may take, ten times what the longest one takes on two busy processors. A browser that never answers must not hold a run. */
const groupMinutes = 12
/** The same where times decide and every kind of page is loaded a dozen times. */
const thoroughMinutes = 20
/** What a browser may take to close. */
const closingMinutes = 0.25

const groups: readonly Group[] = [
  { name: 'bytes', measure: bytes },
  { name: 'load', measure: load },
  { name: 'catalogue', measure: catalogue },
  { name: 'calculators', measure: calculators },
  { name: 'search', measure: search },
  { name: 'rates', measure: rates },
  { name: 'touch', measure: touch },
  { name: 'phone', measure: slowPhone },
  { name: 'outside', measure: outside },
  { name: 'audits', measure: audits },
]

function print({ id, state, text }: Verdict): void {
  console.log(`  ${{ passed: ' ', failed: '!', skipped: '-', printed: '~' }[state]} ${id}: ${text}`)
}

/** Measures a group with a browser of its own, which goes with it, also when the group does not come to its end. */
async function measureOnce({ name, measure }: Group, bench: Omit<Bench, 'browser'>, wanted: Wanted): Promise<Figures> {
  const browser = await launchBrowser()
  try {
    return await within(bench.thorough ? thoroughMinutes : groupMinutes, name, measure({ ...bench, browser }, wanted))
  } finally {
    killAll()
    await within(closingMinutes, 'closing the browser', browser.close()).catch((error: unknown) => console.error(error))
  }
}

async function measureGroup(
  group: Group,
  bench: Omit<Bench, 'browser'>,
  budgets: Budgets,
  judging: Judging,
): Promise<readonly Verdict[]> {
  const began = performance.now()
  const measuring = {
    name: group.name,
    measure: (wanted: Wanted) => measureOnce(group, bench, wanted),
    quiet: () => quietMoment(),
  }
  const { verdicts, story } = await perform(measuring, budgets, judging)
  console.log(`${story}, ${round((performance.now() - began) / 1000)} s`)
  for (const verdict of verdicts) print(verdict)
  return verdicts
}

async function measureAll(chosen: readonly Group[], budgets: Budgets, judging: Judging): Promise<Verdict[]> {
  const pages = sitePages()
  await using stack = new AsyncDisposableStack()
  const site = await serve()
  stack.defer(site.stop)
  const bench = { site, pages, thorough: judging.gate || isLong }
  const verdicts: Verdict[] = []
  for (const group of chosen) verdicts.push(...(await measureGroup(group, bench, budgets, judging)))
  return verdicts
}

const options = {
  /** File for the counts. */
  report: { type: 'string' },
  /** Groups to measure, by name, with commas between. */
  only: { type: 'string' },
  /** Let budgets that depend on time decide too, each measured up to three times. */
  gate: { type: 'boolean' },
  /** Write limits that today's values keep, and the tables of figures. Limits on time are written with `gate` alone. */
  settle: { type: 'boolean' },
  /** With `settle`: the decision record that allows limits to get looser. */
  record: { type: 'string' },
} as const

async function main(): Promise<void> {
  const { values } = parseArgs({ options })
  const budgets = readBudgets()
  const names = values.only?.split(',')
  const chosen = groups.filter(({ name }) => names === undefined || names.includes(name))
  const tightened = ratchet(budgets)
  print(tightened)
  const judging: Judging = { gate: values.gate ?? false, recorded: recordedFigures() }
  const verdicts = [tightened, ...(await measureAll(chosen, budgets, judging))]
  const counted = (wanted: Verdict['state']) => verdicts.filter(({ state }) => state === wanted).length
  const counts = { passed: counted('passed'), failed: counted('failed'), skipped: counted('skipped') }
  const printed = `${counted('printed')} that depend on time printed`
  console.log(`${counts.passed} kept, ${counts.failed} broken, ${counts.skipped} skipped, ${printed}`)
  if (values.report !== undefined) {
    mkdirSync(dirname(values.report), { recursive: true })
    writeFileSync(values.report, `${JSON.stringify({ ...counts, verdicts }, null, 2)}\n`)
  }
  if (values.settle) {
    const measured = verdicts.flatMap(({ id, value }) => (value === undefined ? [] : [[id, value] as const]))
    settle(budgets, Object.fromEntries(measured), judging.gate, values.record)
    writeFigures(readBudgets(), Object.fromEntries(measured))
  }
  if (counts.failed > 0) process.exitCode = 1
}

await main()
// What did not come to its end holds this process open: all that counts is written.
process.exit()
