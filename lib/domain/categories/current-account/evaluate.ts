import { knownValue } from '../../figures/figure'
import type { Fact } from '../../figures/row'
import { wordsFor } from '../../products/words'
import type { IsoDate } from '../../values/iso-date'
import { formatRinggit, formatSignedRinggit, sen } from '../../values/money'
import { formatAnnualRate, fromFraction } from '../../values/rate'
import type { Balance, Evaluation, Headline, ProductCondition } from '../category'
import { commonWords } from '../shared/common-words'
import { commonConditions } from '../shared/conditions'
import { oldestCheck, sortValue } from '../shared/facts'
import { lazyEvaluation } from '../shared/lazy-evaluation'
import { protectionConditions } from '../shared/protection'
import { restrictionConditions } from '../shared/restriction'
import { feeValue, unpromisedConditions } from '../shared/yearly'
import { type CurrentAccount, currentReader } from './figures'
import { accountUse, type CurrentScenario, draws } from './scenario'
import { currentSteps } from './steps'
import { currentAccountWords as words } from './words'
import { type CurrentYear, currentYear } from './year'

function headlineOf(product: CurrentAccount, { net, netState, needed, reason, use }: CurrentYear): Headline {
  const day = oldestCheck(product.sources, ...needed.map(({ figure }) => figure))
  if (net === null) {
    return {
      value: reason ?? commonWords.notKnown,
      unit: '',
      basis: commonWords.notRankedFor(use.balance),
      tone: 'plain',
      state: 'missing',
      checkedOn: day,
    }
  }
  const basis = words.headline.basis(use.balance)
  const tone = net < 0 ? 'cost' : net > 0 ? 'gain' : 'plain'
  return { value: formatSignedRinggit(net), unit: commonWords.aYear, basis, tone, state: netState, checkedOn: day }
}

function feesFact(product: CurrentAccount, { fees, feeState, feeReason, feeNeeds }: CurrentYear): Fact {
  return {
    id: 'fees',
    label: words.facts.fees.label,
    value: fees === null ? (feeReason ?? commonWords.notKnown) : formatRinggit(fees),
    note: fees === null ? null : words.facts.fees.note,
    state: feeState,
    checkedOn: oldestCheck(product.sources, ...feeNeeds.map(({ figure }) => figure)),
  }
}

function factsOf(product: CurrentAccount, year: CurrentYear, today: IsoDate): readonly Fact[] {
  const { earned, use } = year
  const rate = earned === null || use.balance === 0 ? null : fromFraction(earned / use.balance)
  const rateText = rate === null ? words.facts.rate.nothing : formatAnnualRate(rate)
  return [
    feesFact(product, year),
    currentReader.fact(product, 'rate', today, { label: words.facts.rate.label, print: () => rateText }),
    currentReader.fact(product, 'minimumBalance', today, { id: 'minimum' }),
    currentReader.fact(product, 'overdraft', today, {
      label: words.overdraft.rate(wordsFor(product)),
      print: ({ rate: drawn }) => formatAnnualRate(drawn),
    }),
  ]
}

function conditionsOf(product: CurrentAccount, { use }: CurrentYear, today: IsoDate): readonly ProductCondition[] {
  const basic: readonly ProductCondition[] = product.basicAccount
    ? [{ label: words.conditions.basic, tone: 'plain' }]
    : []
  const cheques: readonly ProductCondition[] = product.chequeBook
    ? []
    : [{ label: words.conditions.noChequeBook, tone: 'plain' }]
  const { setUpFee } = knownValue(product.overdraft) ?? { setUpFee: sen(0) }
  const setUp: readonly ProductCondition[] =
    draws(use) && setUpFee > 0 ? [{ label: words.overdraft.setUp(wordsFor(product), setUpFee), tone: 'warn' }] : []
  const paysNothing = product.rate.state === 'none'
  return [
    ...restrictionConditions(product),
    ...basic,
    ...cheques,
    ...setUp,
    ...unpromisedConditions(product.returnGuaranteed || paysNothing, product.shariah),
    ...protectionConditions(product, use.balance, today),
    ...commonConditions(product, today),
  ]
}

function overdraftText(product: CurrentAccount): string | null {
  if (product.overdraft.state === 'known') return null
  const say = product.overdraft.state === 'none' ? words.overdraft.none : words.overdraft.rateUnknown
  return say(wordsFor(product))
}

function sortValuesOf(product: CurrentAccount, year: CurrentYear, today: IsoDate): Evaluation['sortValues'] {
  const { openingDeposit, overdraft } = product
  const drawn = currentReader.state(product, 'overdraft', today)
  return {
    net: sortValue(year.net, year.netState, year.reason),
    fees: sortValue(year.fees, year.feeState, year.feeReason),
    overdraft: sortValue(knownValue(overdraft)?.rate ?? null, drawn, overdraftText(product)),
    opening: sortValue(feeValue(openingDeposit), currentReader.state(product, 'openingDeposit', today)),
  }
}

function balanceOf({ costs, earned }: CurrentYear): Balance | null {
  return costs === null || earned === null ? null : { takes: costs, gives: earned }
}

/**
 * Evaluates a current account on a year of this use. `net`, `fees` and `opening` are in sen, `overdraft` in basis points.
 */
export function evaluateCurrentAccount(product: CurrentAccount, scenario: CurrentScenario, today: IsoDate): Evaluation {
  const year = currentYear(product, accountUse(scenario), today)
  return lazyEvaluation(sortValuesOf(product, year, today), balanceOf(year), () => ({
    headline: () => headlineOf(product, year),
    facts: () => factsOf(product, year, today),
    conditions: () => conditionsOf(product, year, today),
    steps: () => currentSteps(product, year),
  }))
}
