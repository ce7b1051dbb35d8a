import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { audits } from './audits'
import type { Bench, Wanted } from './bench'
import { launchBrowser } from './browser'
import { type Budget, type Budgets, judge, keeps, ratchet, readBudgets, settle, type Verdict } from './budgets'
import { bytes } from './bytes'
import { calculators } from './calculators'
import { catalogue } from './catalogue'
import { writeFigures } from './figure-table'
import { type Figures, round } from './figures'
import { load } from './load'
import { rates } from './rates'
import { serve } from './serve'
import { sitePages } from './site-pages'
import { slowPhone } from './slow-phone'
import { touch } from './touch'

interface Group {
  readonly name: string
  /**
   * Times depend on the neighbours, and so does whether a font is there before the first words: so often a group is
   * measured before a failure stands. A percentile is not: its best of several is another percentile.
   */
  readonly attempts: number
  /** May leave out what is not wanted. */
  readonly measure: (bench: Bench, wanted: Wanted) => Promise<Figures>
}

const groups: readonly Group[] = [
  { name: 'bytes', attempts: 1, measure: bytes },
  { name: 'load', attempts: 3, measure: load },
  { name: 'catalogue', attempts: 1, measure: catalogue },
  { name: 'calculators', attempts: 3, measure: calculators },
  { name: 'rates', attempts: 3, measure: rates },
  { name: 'touch', attempts: 3, measure: touch },
  { name: 'phone', attempts: 3, measure: slowPhone },
  { name: 'audits', attempts: 3, measure: audits },
]

async function attempt(group: Group, bench: Bench, budgets: Budgets, wanted: Wanted): Promise<Verdict[]> {
  try {
    return judge(budgets, group.name, await group.measure(bench, wanted))
  } catch (error) {
    console.error(`${group.name}:`, error)
    const own = Object.keys(budgets).filter((id) => id.startsWith(`${group.name}.`))
    return own.map((id) => ({ id, state: 'failed', text: 'could not be measured' }))
  }
}

/** The verdict with the better value; the first when the second measured nothing. */
function betterOf(budget: Budget | undefined, first: Verdict, second: Verdict | undefined): Verdict {
  if (budget === undefined || second?.value === undefined) return first
  if (first.value === undefined) return second
  return keeps({ ...budget, limit: first.value }, second.value) ? second : first
}

function print({ id, state, text }: Verdict): void {
  console.log(`  ${{ passed: ' ', failed: '!', skipped: '-' }[state]} ${id}: ${text}`)
}

/** One group's verdicts. One that fails is measured again as often as it may be, and each budget keeps the best of its results. */
async function perform(group: Group, bench: Bench, budgets: Budgets): Promise<Verdict[]> {
  const began = performance.now()
  let verdicts = await attempt(group, bench, budgets, () => true)
  let attempts = 1
  const failed = () => new Set(verdicts.filter(({ state }) => state === 'failed').map(({ id }) => id))
  while (attempts < group.attempts && failed().size > 0) {
    const again = failed()
    const next = await attempt(group, bench, budgets, (id) => again.has(id))
    verdicts = verdicts.map((one) =>
      betterOf(
        budgets[one.id],
        one,
        next.find(({ id }) => id === one.id),
      ),
    )
    attempts += 1
  }
  const took = round((performance.now() - began) / 1000)
  console.log(`${group.name}${attempts > 1 ? `, measured ${attempts} times` : ''}, ${took} s`)
  for (const verdict of verdicts) print(verdict)
  return verdicts
}

async function measureAll(chosen: readonly Group[], budgets: Budgets): Promise<Verdict[]> {
  const pages = sitePages()
  await using stack = new AsyncDisposableStack()
  const site = await serve()
  stack.defer(site.stop)
  const browser = await launchBrowser()
  stack.defer(() => browser.close())
  const bench: Bench = { site, browser, pages }
  const verdicts: Verdict[] = []
  for (const group of chosen) verdicts.push(...(await perform(group, bench, budgets)))
  return verdicts
}

const options = {
  /** File for the counts. */
  report: { type: 'string' },
  /** Groups to measure, by name, with commas between. */
  only: { type: 'string' },
  /** Write limits that today's values keep, and the table of figures. */
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
  const verdicts = [tightened, ...(await measureAll(chosen, budgets))]
  const counted = (wanted: Verdict['state']) => verdicts.filter(({ state }) => state === wanted).length
  const counts = { passed: counted('passed'), failed: counted('failed'), skipped: counted('skipped') }
  console.log(`${counts.passed} kept, ${counts.failed} broken, ${counts.skipped} skipped`)
  if (values.report !== undefined) {
    mkdirSync(dirname(values.report), { recursive: true })
    writeFileSync(values.report, `${JSON.stringify({ ...counts, verdicts }, null, 2)}\n`)
  }
  if (values.settle) {
    const measured = verdicts.flatMap(({ id, value }) => (value === undefined ? [] : [[id, value] as const]))
    settle(budgets, Object.fromEntries(measured), values.record)
    writeFigures(readBudgets(), Object.fromEntries(measured))
  }
  if (counts.failed > 0) process.exitCode = 1
}

await main()
