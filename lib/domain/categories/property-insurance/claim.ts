import { type Figure, knownValue } from '../../figures/figure'
import { minSen, portion, type Sen, sen } from '../../values/money'
import { atRate, type BasisPoints } from '../../values/rate'
import { type Claim, type ClaimPart, claimOf } from '../shared/insurance/claim'
import type { PerilRow, Property } from './figures'
import { type Insured, perilOf, wholeOf } from './price'
import type { PropertyScenario } from './scenario'
import { propertyWords } from './words'

const { claim: words } = propertyWords

/** What the owner pays first of a loss: the larger of a sum and of a part of the sums insured. */
export function excessOf({ excess, excessPart }: PerilRow, insured: Insured): Sen {
  return sen(Math.max(excess ?? 0, excessPart === null ? 0 : atRate(wholeOf(insured), excessPart)))
}

/** Whether the event is paid for: it is covered, or has a price at which it was added. */
export function isCovered(terms: PerilRow | null): terms is PerilRow {
  return terms !== null && (terms.cover === 'in' || terms.rate !== null)
}

/** Whether a sum is so far below the value that losses are paid in proportion; null: it is not published. */
export function isAveraged(averageFrom: Figure<BasisPoints>, sum: Sen, value: Sen): boolean | null {
  if (sum >= value) return false
  if (averageFrom.state === 'missing') return null
  const from = knownValue(averageFrom)
  return from !== null && sum < atRate(value, from)
}

interface Loss {
  readonly names: Pick<ClaimPart, 'label' | 'uncovered'>
  readonly loss: Sen
  readonly value: Sen
  readonly sum: Sen | null
  /** What is left of the excess for this part. */
  readonly excess: Sen
}

function partOf({ averageFrom }: Property, { names, loss, value, sum, excess }: Loss): ClaimPart {
  if (sum === null) return { ...names, loss, pays: sen(0), how: words.notInsured(loss) }
  const averaged = isAveraged(averageFrom, sum, value)
  if (averaged === null) return { ...names, loss, pays: null, how: words.notPublished(loss) }
  const first = minSen(excess, loss)
  const rest = sen(loss - first)
  const fair = averaged ? portion(rest, sum, value) : rest
  const how = words.how(loss, first, averaged ? { sum, value } : null)
  return { ...names, loss, pays: minSen(fair, sum), how: fair > sum ? words.atMost(how, sum) : how }
}

/**
 * The loss as a plan pays it: the excess comes off the building first and what is left of it off the contents; where the sum is
 * too far below the value, what remains is paid in proportion (average); never more than the sum. Money in sen.
 */
export function claimFor(plan: Property, given: PropertyScenario, insured: Insured): Claim {
  const { peril, tenure, rebuild, contents } = given
  const lossOf = { building: tenure === 'owner' ? given['building-loss'] : sen(0), contents: given['contents-loss'] }
  const terms = perilOf(plan, given)
  if (plan.perils.state === 'missing' || !isCovered(terms)) {
    const pays = plan.perils.state === 'missing' ? null : sen(0)
    const part = (name: 'building' | 'contents'): ClaimPart => ({
      ...words[name],
      loss: lossOf[name],
      pays,
      how: pays === null ? words.notPublished(lossOf[name]) : words.out(lossOf[name], peril),
    })
    return claimOf([part('building'), part('contents')])
  }
  const excess = excessOf(terms, insured)
  const taken = insured.building === null ? sen(0) : minSen(excess, lossOf.building)
  return claimOf([
    partOf(plan, { names: words.building, loss: lossOf.building, value: rebuild, sum: insured.building, excess }),
    partOf(plan, {
      names: words.contents,
      loss: lossOf.contents,
      value: contents,
      sum: insured.contents,
      excess: sen(excess - taken),
    }),
  ])
}
