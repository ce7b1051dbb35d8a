import type { Wanted } from './bench'
import { type Budget, type Budgets, dependsOnTime, type Judging, judge, keeps, type Verdict } from './budgets'
import type { Figures } from './figures'

/** How often a figure is measured at most. */
const most = 3

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

async function attempt(
  { name, measure }: Measuring,
  budgets: Budgets,
  judging: Judging,
  wanted: Wanted,
): Promise<Verdict[]> {
  try {
    return judge(budgets, name, await measure(wanted), judging)
  } catch (error) {
    console.error(`${name}:`, error)
    const own = Object.entries(budgets).filter(([id]) => id.startsWith(`${name}.`))
    return own.map(([id, budget]) => {
      const decides = judging.gate || !dependsOnTime(id, budget)
      return { id, state: decides ? 'failed' : 'printed', text: 'could not be measured' }
    })
  }
}

/** The verdict with the better value; the first when the second measured nothing. */
function betterOf(budget: Budget | undefined, first: Verdict, second: Verdict | undefined): Verdict {
  if (budget === undefined || second?.value === undefined) return first
  if (first.value === undefined) return second
  return keeps({ ...budget, limit: first.value }, second.value) ? second : first
}

/** Whether it failed in the measuring: a limit that was loosened fails without. Beside other work a count can fail by chance too. */
const mayBeChance = (budgets: Budgets, { id, state }: Verdict): boolean =>
  state === 'failed' && budgets[id] !== undefined

/**
 * Measures a group of budgets. What fails is measured again, and nothing else, in a quiet moment and at most twice; the best of its
 * results counts, so that what is really broken stays broken.
 */
export async function perform(group: Measuring, budgets: Budgets, judging: Judging): Promise<Judged> {
  let verdicts = await attempt(group, budgets, judging, () => true)
  const again: string[] = []
  for (let attempts = 1; attempts < most; attempts += 1) {
    const failed = new Set(verdicts.filter((one) => mayBeChance(budgets, one)).map(({ id }) => id))
    if (failed.size === 0) break
    again.push(`${failed.size} again${(await group.quiet()) ? '' : ', although the machine stayed busy'}`)
    const next = new Map((await attempt(group, budgets, judging, (id) => failed.has(id))).map((one) => [one.id, one]))
    verdicts = verdicts.map((one) => (failed.has(one.id) ? betterOf(budgets[one.id], one, next.get(one.id)) : one))
  }
  return { verdicts, story: [group.name, ...again].join('; ') }
}
