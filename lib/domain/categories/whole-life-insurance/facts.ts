import type { Fact, FigureState } from '../../figures/row'
import type { IsoDate } from '../../values/iso-date'
import { formatRinggit } from '../../values/money'
import { formatRate } from '../../values/rate'
import { oldestCheck } from '../shared/facts'
import { priceCheckedOn, priceStates } from '../shared/insurance/life/states'
import { type WholeLife, wholeLifeReader } from './figures'
import type { WholeLifeScenario } from './scenario'
import { evenYear, type Found, guaranteedYield, projectedAt } from './value'
import { wholeLifeWords } from './words'

const { facts: words } = wholeLifeWords

function evenText(even: ReturnType<typeof evenYear>): string | null {
  if (even === null) return null
  return 'year' in even ? words.evenIn(even.year) : words.never(even.never)
}

/** What a month costs, when nothing is lost, what is guaranteed a year, and apart from it what is only projected. */
export function wholeLifeFacts(
  plan: WholeLife,
  found: Found,
  given: WholeLifeScenario,
  today: IsoDate,
): readonly Fact[] {
  const { quote, sum, guaranteed } = found
  const none = quote.kind === 'refused' ? words.notOffered : words.notPublished
  const checkedOn = oldestCheck(plan.sources, plan.cash) ?? priceCheckedOn(plan)
  const fact = (
    id: string,
    label: string,
    value: string | null,
    state: FigureState,
    note: string | null = null,
  ): Fact => ({
    id,
    label,
    value: value ?? none,
    note: value === null ? null : note,
    state: value === null ? 'missing' : state,
    checkedOn,
  })
  const states = priceStates(plan, today)
  const cash = wholeLifeReader.state(plan, 'cash', today)
  const monthly = quote.kind === 'priced' ? quote.stages[0].monthly : null
  const yearly = guaranteedYield(plan, found, given)
  const isLost = quote.kind === 'priced' && guaranteed.kind === 'known' && guaranteed.value === 0
  const projected = quote.kind === 'priced' ? projectedAt(plan, given.age, given.leave, sum) : null
  const bonus =
    projected === null ? (plan.projected.state === 'none' ? words.noBonus : null) : formatRinggit(projected.value)
  return [
    fact('month', words.month, monthly === null ? null : formatRinggit(monthly), states.month),
    fact(
      'even',
      words.even,
      isLost && plan.cash.state === 'none' ? words.nothing : evenText(evenYear(plan, found, given)),
      cash,
    ),
    fact('yield', words.yield, yearly === null ? (isLost ? words.nothing : null) : formatRate(yearly), cash),
    {
      ...fact('projected', words.projected, bonus, 'fresh', projected === null ? null : words.assumed(projected.rate)),
      shown: true,
    },
  ]
}
