import { knownValue } from '../../figures/figure'
import type { Fact } from '../../figures/row'
import type { IsoDate } from '../../values/iso-date'
import { formatRinggit } from '../../values/money'
import type { Found } from './claim'
import { type Illness, illnessReader } from './figures'
import { illnessWords } from './words'

const { facts: words } = illnessWords
const { fact } = illnessReader

/** How long it covers, what an early stage pays, how often, and how long one waits. */
export function illnessFacts(plan: Illness, { quote, early }: Found, today: IsoDate): readonly Fact[] {
  const longest = Math.max(0, ...(knownValue(plan.waitingListed) ?? []).map(({ days }) => days))
  const earlyText = () => {
    if (quote.kind === 'refused') return words.notOffered
    return early.pays === null ? words.notPublished : formatRinggit(early.pays)
  }
  const claims = fact(plan, 'repeatClaims', today, { label: words.claims, print: ({ most }) => words.several(most) })
  return [
    fact(plan, 'expiryAge', today, { label: words.coverTo, print: String }),
    fact(plan, 'stages', today, { label: words.early, print: earlyText }),
    plan.repeatClaims.state === 'none' ? { ...claims, value: words.once } : claims,
    fact(plan, 'waitingDays', today, {
      label: words.waiting,
      note: longest > 0 ? words.longer(longest) : null,
      print: String,
    }),
  ]
}
