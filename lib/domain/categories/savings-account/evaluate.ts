import { slicesOf } from '../../calculators/savings'
import { type Figure, knownValue } from '../../figures/figure'
import { figureWords } from '../../figures/figure-words'
import type { Fact } from '../../figures/row'
import type { IsoDate } from '../../values/iso-date'
import { formatRinggit, formatSignedRinggit, type Sen } from '../../values/money'
import { type BasisPoints, formatAnnualRate, fromFraction } from '../../values/rate'
import type { Balance, Evaluation, Headline, ProductCondition } from '../category'
import { commonWords } from '../shared/common-words'
import { commonConditions } from '../shared/conditions'
import { oldestCheck, sortValue, worstState } from '../shared/facts'
import { lazyEvaluation } from '../shared/lazy-evaluation'
import { protectionConditions } from '../shared/protection'
import { restrictionConditions } from '../shared/restriction'
import { feeValue, unpromisedConditions } from '../shared/yearly'
import { type SavingsAccount, savingsReader } from './figures'
import { conditionText, type SavingsScenario, savingsUse } from './scenario'
import { savingsSteps } from './steps'
import { savingsAccountWords } from './words'
import { type AccountYear, accountYear } from './year'

const { headline, facts, conditions } = savingsAccountWords

/** The rate that a return comes to on a balance. */
function rateOn(earned: Sen, balance: Sen): BasisPoints {
  return fromFraction(earned / balance)
}

function neededFigures(product: SavingsAccount, year: AccountYear): readonly Figure<unknown>[] {
  return [product.baseRate, product.bonuses, ...year.fees.needed.map(({ figure }) => figure)]
}

function headlineOf(product: SavingsAccount, year: AccountYear): Headline {
  const { net, use, reason } = year
  const day = oldestCheck(product.sources, ...neededFigures(product, year))
  const unit = commonWords.aYear
  if (net === null) {
    const basis = commonWords.notRankedFor(use.balance)
    return { value: reason ?? commonWords.notKnown, unit: '', basis, tone: 'plain', state: 'missing', checkedOn: day }
  }
  const basis = headline.basis(use.balance)
  const tone = net < 0 ? 'cost' : 'gain'
  const state = worstState([year.returnState, year.feeState])
  return { value: formatSignedRinggit(net), unit, basis, tone, state, checkedOn: day }
}

function effectiveFact(product: SavingsAccount, { asIs, use, returnState }: AccountYear): Fact {
  const total = asIs?.total ?? null
  return {
    id: 'effective',
    label: facts.effective.label,
    value: total === null ? commonWords.notKnown : formatAnnualRate(rateOn(total, use.balance)),
    note: facts.effective.note,
    state: returnState,
    checkedOn: oldestCheck(product.sources, product.baseRate, product.bonuses),
  }
}

function baseFact(product: SavingsAccount, { use, base }: AccountYear, today: IsoDate): Fact {
  const tiers = knownValue(product.baseRate)
  const tiered = tiers !== null && tiers.method === 'incremental' && slicesOf(use.balance, tiers).length > 1
  return {
    id: 'base',
    label: facts.base.label,
    value: base === null ? figureWords.missing : formatAnnualRate(rateOn(base, use.balance)),
    note: tiered ? facts.base.tiered : facts.needs(0),
    state: savingsReader.state(product, 'baseRate', today),
    checkedOn: oldestCheck(product.sources, product.baseRate),
  }
}

function topFact(product: SavingsAccount, { best, bonusCount, use, returnState }: AccountYear): Fact {
  const every = best()
  const total = every?.total ?? null
  return {
    id: 'top',
    label: facts.top.label,
    value: total === null ? commonWords.notKnown : formatAnnualRate(rateOn(total, use.balance)),
    note: every === null ? null : facts.needs(bonusCount),
    state: total === null ? 'missing' : returnState,
    checkedOn: oldestCheck(product.sources, product.baseRate, product.bonuses),
  }
}

function feesFact(product: SavingsAccount, { fees, feeState, feeReason }: AccountYear): Fact {
  const below = fees.belowMinimum !== null && fees.belowMinimum > 0
  return {
    id: 'fees',
    label: facts.fees.label,
    value: fees.total === null ? figureWords.missing : formatRinggit(fees.total),
    note: fees.total === null ? feeReason : below ? facts.fees.below : null,
    state: feeState,
    checkedOn: oldestCheck(product.sources, ...fees.needed.map(({ figure }) => figure)),
  }
}

function conditionsOf(
  product: SavingsAccount,
  { asIs, use }: AccountYear,
  today: IsoDate,
): readonly ProductCondition[] {
  const bonuses = (asIs?.bonuses ?? []).map(
    ({ bonus, met }): ProductCondition => ({ label: conditionText(bonus.condition), tone: met ? 'plain' : 'warn' }),
  )
  const unknown: readonly ProductCondition[] =
    product.bonuses.state === 'missing' ? [{ label: conditions.bonusUnknown, tone: 'warn' }] : []
  return [
    ...restrictionConditions(product),
    ...bonuses,
    ...unknown,
    ...unpromisedConditions(product.returnGuaranteed, product.shariah),
    ...protectionConditions(product, use.balance, today),
    ...commonConditions(product, today),
  ]
}

function sortValuesOf(product: SavingsAccount, year: AccountYear, today: IsoDate): Evaluation['sortValues'] {
  return {
    return: sortValue(year.net, worstState([year.returnState, year.feeState]), year.reason),
    base: sortValue(year.base, savingsReader.state(product, 'baseRate', today)),
    fees: sortValue(year.fees.total, year.feeState, year.feeReason),
    opening: sortValue(feeValue(product.openingDeposit), savingsReader.state(product, 'openingDeposit', today)),
  }
}

function balanceOf({ asIs, fees }: AccountYear): Balance | null {
  const gives = asIs?.total ?? null
  return gives === null || fees.total === null ? null : { takes: fees.total, gives }
}

/** Evaluates a savings account on a year with this balance and these habits. Every sort value is in sen. */
export function evaluateSavingsAccount(product: SavingsAccount, scenario: SavingsScenario, today: IsoDate): Evaluation {
  const year = accountYear(product, savingsUse(scenario), today)
  return lazyEvaluation(sortValuesOf(product, year, today), balanceOf(year), () => ({
    headline: () => headlineOf(product, year),
    facts: () => [
      effectiveFact(product, year),
      baseFact(product, year, today),
      topFact(product, year),
      feesFact(product, year),
    ],
    conditions: () => conditionsOf(product, year, today),
    steps: () => savingsSteps(product, year),
  }))
}
