import { knownValue } from '../../figures/figure'
import { minSen, type Sen, sen } from '../../values/money'
import { atRate } from '../../values/rate'
import { type Quote, quoteFor } from '../shared/insurance/life/quote'
import type { Illness } from './figures'
import type { IllnessScenario } from './scenario'
import { illnessWords } from './words'
import type { StageName } from './words-figures'

const { steps: words, reasons } = illnessWords

/** What a plan pays when an illness is found at a stage. */
export interface StageClaim {
  readonly stage: StageName
  /** In sen; 0: this stage is not covered; null: not published. */
  readonly pays: Sen | null
  /** How it comes about: "RM100,000 × 50%, at most RM25,000". */
  readonly how: string
}

/** What a plan pays of a sum at one stage: its part, up to its limit. A stage that it does not name pays nothing. */
export function stageClaim({ stages }: Illness, stage: StageName, sum: Sen): StageClaim {
  const all = knownValue(stages)
  if (all === null) return { stage, pays: null, how: words.notPublished }
  const found = all.find((one) => one.stage === stage)
  if (found === undefined) return { stage, pays: sen(0), how: words.nothing(sum) }
  const { part, most } = found
  const amount = atRate(sum, part)
  return { stage, pays: most === null ? amount : minSen(amount, most), how: words.share(sum, part, most) }
}

/** A list of so few illnesses is said first of a plan. */
export const shortList = 10

/** The most illnesses that a plan names for one stage; 0: not published. */
export function mostConditions({ stages }: Illness): number {
  return Math.max(0, ...(knownValue(stages) ?? []).map(({ conditions }) => conditions))
}

/** Why the published price is not all that is paid: what the plan is added to costs extra, or is not known. null: it is all. */
export function notAlone({ form }: Illness): string | null {
  const value = knownValue(form)
  if (value === 'standalone') return null
  return value === null ? reasons.form : reasons.rider
}

/** What a plan comes to in a scenario. Money in sen. */
export interface Found {
  readonly quote: Quote
  /** What the price is for. */
  readonly sum: Sen
  /** At the stage of the scenario. */
  readonly claim: StageClaim
  readonly early: StageClaim
  /** What a claim in the last year leaves after all payments until then; null: one of them is not known, or not all of the price. */
  readonly left: Sen | null
}

/** A plan on a scenario. */
export function foundFor(plan: Illness, given: IllnessScenario): Found {
  const quote = quoteFor(plan, given)
  const sum = quote.kind === 'priced' ? quote.sum : given.sum
  const claim = stageClaim(plan, given.stage, sum)
  const total = quote.kind === 'priced' && notAlone(plan) === null ? quote.total : null
  const left = total === null || claim.pays === null ? null : sen(claim.pays - total)
  return { quote, sum, claim, early: stageClaim(plan, 'early', sum), left }
}
