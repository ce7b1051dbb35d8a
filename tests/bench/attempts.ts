import type { Wanted } from './bench'
import { type Budget, type Budgets, judge, keeps, type Verdict } from './budgets'
import type { Figures } from './figures'

/** How often a figure is measured at most. */
const most = 3

const scattered: ReadonlySet<Budget['unit']> = new Set([
  'ms',
  'ms more than the bare document',
  'ratio',
  'per second',
  'points',
])

/** Whether neighbours on the machine can make it worse. Bytes, counts, requests and shifts are the page's own: they stand at once. */
export function scatters(unit: Budget['unit']): boolean {
  return scattered.has(unit)
}

/** How one group of budgets is measured. */
export interface Measuring {
  /** What its budgets' names begin with. */
  readonly name: string
  /** May leave out what is not wanted. */
  readonly measure: (wanted: Wanted) => Promise<Figures>
  /** Waits until the machine has little else to do; whether it came to that. */
  readonly quiet: () => Promise<boolean>
}

/** The verdicts on a group, and how they came about, for a person. */
export interface Judged {
  readonly verdicts: readonly Verdict[]
  readonly story: string
}

async function attempt({ name, measure }: Measuring, budgets: Budgets, wanted: Wanted): Promise<Verdict[]> {
  try {
    return judge(budgets, name, await measure(wanted))
  } catch (error) {
    console.error(`${name}:`, error)
    const own = Object.keys(budgets).filter((id) => id.startsWith(`${name}.`))
    return own.map((id) => ({ id, state: 'failed', text: 'could not be measured' }))
  }
}

/** The verdict with the better value; the first when the second measured nothing. */
function betterOf(budget: Budget | undefined, first: Verdict, second: Verdict | undefined): Verdict {
  if (budget === undefined || second?.value === undefined) return first
  if (first.value === undefined) return second
  return keeps({ ...budget, limit: first.value }, second.value) ? second : first
}

/** Whether a failure may be the neighbours' doing. One that measured nothing may: a page that did not come in time. */
function mayBeChance(budgets: Budgets, { id, state, value }: Verdict): boolean {
  const unit = budgets[id]?.unit
  return state === 'failed' && unit !== undefined && (value === undefined || scatters(unit))
}

/**
 * Measures a group of budgets. What fails and depends on time is measured again, and nothing else, in a quiet moment and
 * at most twice; the best of its results stands.
 */
export async function perform(group: Measuring, budgets: Budgets): Promise<Judged> {
  let verdicts = await attempt(group, budgets, () => true)
  const again: string[] = []
  for (let attempts = 1; attempts < most; attempts += 1) {
    const failed = new Set(verdicts.filter((one) => mayBeChance(budgets, one)).map(({ id }) => id))
    if (failed.size === 0) break
    again.push(`${failed.size} again${(await group.quiet()) ? '' : ', although the machine stayed busy'}`)
    const next = new Map((await attempt(group, budgets, (id) => failed.has(id))).map((one) => [one.id, one]))
    verdicts = verdicts.map((one) => (failed.has(one.id) ? betterOf(budgets[one.id], one, next.get(one.id)) : one))
  }
  return { verdicts, story: [group.name, ...again].join('; ') }
}
