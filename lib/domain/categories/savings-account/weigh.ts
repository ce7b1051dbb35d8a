import { slicesOf } from '../../calculators/savings'
import { type Figure, freshness, knownValue } from '../../figure'
import type { IsoDate } from '../../iso-date'
import { formatRinggit, formatSignedRinggit, type Sen } from '../../money'
import type { Audience, SavingsAccount } from '../../products/savings-account'
import { type BasisPoints, formatAnnualRate, fromFraction } from '../../rate'
import type { Assumptions, Balance, Chip, Fact, Hero, Measures, Weighing } from '../category'
import { commonChips } from '../shared/conditions'
import { measureOf, oldestCheck, worded, worstState } from '../shared/facts'
import { lazyWeighing } from '../shared/lazy'
import { protectionChips } from '../shared/protection'
import { feeValue, unpromisedChips } from '../shared/yearly'
import { conditionText, savingsCase } from './habits'
import { savingsSteps } from './steps'
import { type AccountYear, accountYear } from './year'

const audienceChips: Readonly<Record<Audience, readonly Chip[]>> = {
  anyone: [],
  junior: [{ label: 'For children', tone: 'warn' }],
  student: [{ label: 'For students', tone: 'warn' }],
  senior: [{ label: 'For seniors', tone: 'warn' }],
}

/** The rate that a return comes to on a balance. */
function rateOn(earned: Sen, balance: Sen): BasisPoints {
  return fromFraction(earned / balance)
}

function neededFigures(product: SavingsAccount, year: AccountYear): readonly Figure<unknown>[] {
  return [product.baseRate, product.bonuses, ...year.fees.needed.map(({ figure }) => figure)]
}

function heroOf(product: SavingsAccount, year: AccountYear): Hero {
  const { net, kase, reason } = year
  const day = oldestCheck(product.sources, ...neededFigures(product, year))
  const basis = `for ${formatRinggit(kase.balance)} and your habits`
  if (net === null) {
    const words = `not ranked: ${(reason ?? 'a figure is missing').toLowerCase()}`
    return { value: 'Not known', unit: 'a year', basis: words, tone: 'plain', state: 'missing', checkedOn: day }
  }
  const tone = net < 0 ? 'cost' : 'gain'
  const state = worstState([year.returnState, year.feeState])
  return { value: formatSignedRinggit(net), unit: 'a year', basis, tone, state, checkedOn: day }
}

function effectiveFact(product: SavingsAccount, { asIs, kase, returnState }: AccountYear): Fact {
  const total = asIs?.total ?? null
  return {
    id: 'effective',
    label: 'Effective yearly rate',
    value: total === null ? 'Not known' : formatAnnualRate(rateOn(total, kase.balance)),
    note: 'for your balance and habits, before fees',
    state: returnState,
    checkedOn: oldestCheck(product.sources, product.baseRate, product.bonuses),
  }
}

function baseFact(product: SavingsAccount, { kase, base }: AccountYear, today: IsoDate): Fact {
  const tiers = knownValue(product.baseRate)
  const tiered = tiers !== null && tiers.method === 'incremental' && slicesOf(kase.balance, tiers).length > 1
  return {
    id: 'base',
    label: 'Base rate',
    value: base === null ? 'Not published' : formatAnnualRate(rateOn(base, kase.balance)),
    note: tiered ? 'over the slices of your balance' : 'no conditions',
    state: freshness(product.baseRate, product.sources, 'rate', today),
    checkedOn: oldestCheck(product.sources, product.baseRate),
  }
}

function conditionsNote(count: number): string {
  if (count === 0) return 'no conditions'
  return count === 1 ? 'needs 1 condition' : `needs ${count} conditions`
}

function topFact(product: SavingsAccount, { best, bonusCount, kase, returnState }: AccountYear): Fact {
  const every = best()
  const total = every?.total ?? null
  return {
    id: 'top',
    label: 'If every condition is met',
    value: total === null ? 'Not known' : formatAnnualRate(rateOn(total, kase.balance)),
    note: every === null ? null : conditionsNote(bonusCount),
    state: total === null ? 'missing' : returnState,
    checkedOn: oldestCheck(product.sources, product.baseRate, product.bonuses),
  }
}

function feesFact(product: SavingsAccount, { fees, feeState, feeReason }: AccountYear): Fact {
  const below = fees.belowMinimum !== null && fees.belowMinimum > 0
  return {
    id: 'fees',
    label: 'Yearly fees',
    value: fees.total === null ? 'Not published' : formatRinggit(fees.total),
    note: fees.total === null ? feeReason : below ? 'your balance is under the minimum' : null,
    state: feeState,
    checkedOn: oldestCheck(product.sources, ...fees.needed.map(({ figure }) => figure)),
  }
}

function chipsOf(product: SavingsAccount, { asIs, kase }: AccountYear, today: IsoDate): readonly Chip[] {
  const bonuses = (asIs?.bonuses ?? []).map(
    ({ bonus, met }): Chip => ({ label: conditionText(bonus.condition), tone: met ? 'plain' : 'warn' }),
  )
  const unknown: readonly Chip[] =
    product.bonuses.state === 'missing' ? [{ label: 'Bonus rates not published', tone: 'warn' }] : []
  return [
    ...bonuses,
    ...unknown,
    ...unpromisedChips(product.returnGuaranteed, product.shariah),
    ...audienceChips[product.audience],
    ...protectionChips(product, kase.balance),
    ...commonChips(product, today),
  ]
}

function measuresOf(product: SavingsAccount, year: AccountYear, today: IsoDate) {
  const { baseRate, openingDeposit, sources } = product
  return {
    return: measureOf(year.net, worstState([year.returnState, year.feeState])),
    base: measureOf(year.base, freshness(baseRate, sources, 'rate', today)),
    fees: measureOf(year.fees.total, year.feeState),
    opening: measureOf(feeValue(openingDeposit), freshness(openingDeposit, sources, 'rule', today)),
  }
}

function scoresOf(product: SavingsAccount, year: AccountYear, today: IsoDate): Weighing['scores'] {
  const { net, reason, feeReason, fees, base } = year
  const opening = feeValue(product.openingDeposit)
  const print = (amount: Sen | null, unknown: string) => (amount === null ? unknown : formatRinggit(amount, 'sen'))
  return worded(measuresOf(product, year, today), {
    return: print(net, reason ?? 'Not known'),
    base: print(base, 'Base rate not published'),
    fees: print(fees.total, feeReason ?? 'Not known'),
    opening: opening === null ? 'Opening deposit not published' : formatRinggit(opening),
  })
}

function balanceOf({ asIs, fees }: AccountYear): Balance | null {
  const gives = asIs?.total ?? null
  return gives === null || fees.total === null ? null : { takes: fees.total, gives }
}

/** What the orders read of a savings account on the visitor's case. */
export function measureSavingsAccount(product: SavingsAccount, assumptions: Assumptions, today: IsoDate): Measures {
  const year = accountYear(product, savingsCase(assumptions), today)
  return { balance: balanceOf(year), scores: measuresOf(product, year, today) }
}

/** Weighs a savings account on a year with this balance and these habits. Every score is in sen. */
export function weighSavingsAccount(product: SavingsAccount, assumptions: Assumptions, today: IsoDate): Weighing {
  const year = accountYear(product, savingsCase(assumptions), today)
  return lazyWeighing({
    hero: () => heroOf(product, year),
    facts: () => [
      effectiveFact(product, year),
      baseFact(product, year, today),
      topFact(product, year),
      feesFact(product, year),
    ],
    balance: balanceOf(year),
    chips: () => chipsOf(product, year, today),
    steps: () => savingsSteps(product, year),
    scores: scoresOf(product, year, today),
  })
}
