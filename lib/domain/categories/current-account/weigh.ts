import { freshness, knownValue } from '../../figure'
import type { IsoDate } from '../../iso-date'
import { formatRinggit, formatSignedRinggit } from '../../money'
import type { CurrentAccount } from '../../products/current-account'
import { formatAnnualRate, fromFraction } from '../../rate'
import type { Assumptions, Balance, Chip, Fact, Hero, Measures, Weighing } from '../category'
import { commonChips } from '../shared/conditions'
import { factOf, measureOf, oldestCheck, worded } from '../shared/facts'
import { lazyWeighing } from '../shared/lazy'
import { protectionChips } from '../shared/protection'
import { wordsFor } from '../shared/words'
import { feeValue, unpromisedChips } from '../shared/yearly'
import { currentSteps } from './steps'
import { accountUse } from './use'
import { type CurrentYear, currentYear } from './year'

function heroOf(product: CurrentAccount, { net, netState, needed, reason, use }: CurrentYear): Hero {
  const day = oldestCheck(product.sources, ...needed.map(({ figure }) => figure))
  if (net === null) {
    const basis = `not ranked: ${(reason ?? 'a figure is missing').toLowerCase()}`
    return { value: 'Not known', unit: 'a year', basis, tone: 'plain', state: 'missing', checkedOn: day }
  }
  const basis = `for ${formatRinggit(use.balance)} and how you use it`
  const tone = net < 0 ? 'cost' : net > 0 ? 'gain' : 'plain'
  return { value: formatSignedRinggit(net), unit: 'a year', basis, tone, state: netState, checkedOn: day }
}

function feesFact(product: CurrentAccount, { fees, feeState, feeReason, feeNeeds }: CurrentYear): Fact {
  return {
    id: 'fees',
    label: 'Fees a year',
    value: fees === null ? 'Not known' : formatRinggit(fees),
    note: fees === null ? feeReason : 'for how you use it',
    state: feeState,
    checkedOn: oldestCheck(product.sources, ...feeNeeds.map(({ figure }) => figure)),
  }
}

function factsOf(product: CurrentAccount, year: CurrentYear, today: IsoDate): readonly Fact[] {
  const { sources } = product
  const { overdraft, Overdraft } = wordsFor(product)
  const { earned, use } = year
  const rate = earned === null || use.balance === 0 ? null : fromFraction(earned / use.balance)
  const rateText = rate === null ? 'Nothing to earn on' : formatAnnualRate(rate)
  const minimum = product.minimumBalance
  return [
    feesFact(product, year),
    factOf('rate', 'Rate on your balance', product.rate, sources, 'rate', today, () => rateText, {
      words: { none: 'Pays nothing' },
    }),
    factOf(
      'minimum',
      'Balance that avoids the charge',
      minimum,
      sources,
      'rule',
      today,
      (amount) => formatRinggit(amount),
      {
        words: { none: 'No such rule' },
      },
    ),
    factOf(
      'overdraft',
      `${Overdraft} rate`,
      product.overdraft,
      sources,
      'rate',
      today,
      (terms) => formatAnnualRate(terms.rate),
      {
        words: { none: `No ${overdraft}` },
      },
    ),
  ]
}

function chipsOf(product: CurrentAccount, { use }: CurrentYear, today: IsoDate): readonly Chip[] {
  const basic: readonly Chip[] = product.basicAccount ? [{ label: 'Basic account', tone: 'plain' }] : []
  const cheques: readonly Chip[] = product.chequeBook ? [] : [{ label: 'No cheque book', tone: 'plain' }]
  const paysNothing = product.rate.state === 'none'
  return [
    ...basic,
    ...cheques,
    ...unpromisedChips(product.returnGuaranteed || paysNothing, product.shariah),
    ...protectionChips(product, use.balance),
    ...commonChips(product, today),
  ]
}

function measuresOf(product: CurrentAccount, year: CurrentYear, today: IsoDate) {
  const { openingDeposit, overdraft, sources } = product
  return {
    net: measureOf(year.net, year.netState),
    fees: measureOf(year.fees, year.feeState),
    overdraft: measureOf(knownValue(overdraft)?.rate ?? null, freshness(overdraft, sources, 'rate', today)),
    opening: measureOf(feeValue(openingDeposit), freshness(openingDeposit, sources, 'rule', today)),
  }
}

function overdraftText(product: CurrentAccount): string {
  const { overdraft, Overdraft } = wordsFor(product)
  const terms = knownValue(product.overdraft)
  if (terms !== null) return formatAnnualRate(terms.rate)
  return product.overdraft.state === 'none' ? `No ${overdraft}` : `${Overdraft} rate not published`
}

function scoresOf(product: CurrentAccount, year: CurrentYear, today: IsoDate): Weighing['scores'] {
  const { net, fees, reason, feeReason } = year
  const opening = feeValue(product.openingDeposit)
  return worded(measuresOf(product, year, today), {
    net: net === null ? (reason ?? 'Not known') : formatRinggit(net, 'sen'),
    fees: fees === null ? (feeReason ?? 'Not known') : formatRinggit(fees, 'sen'),
    overdraft: overdraftText(product),
    opening: opening === null ? 'Opening deposit not published' : formatRinggit(opening),
  })
}

function balanceOf({ costs, earned }: CurrentYear): Balance | null {
  return costs === null || earned === null ? null : { takes: costs, gives: earned }
}

/** What the orders read of a current account on the visitor's case. */
export function measureCurrentAccount(product: CurrentAccount, assumptions: Assumptions, today: IsoDate): Measures {
  const year = currentYear(product, accountUse(assumptions), today)
  return { balance: balanceOf(year), scores: measuresOf(product, year, today) }
}

/**
 * Weighs a current account on a year of this use. `net`, `fees` and `opening` are in sen, `overdraft` in basis points.
 */
export function weighCurrentAccount(product: CurrentAccount, assumptions: Assumptions, today: IsoDate): Weighing {
  const year = currentYear(product, accountUse(assumptions), today)
  return lazyWeighing({
    hero: () => heroOf(product, year),
    facts: () => factsOf(product, year, today),
    balance: balanceOf(year),
    chips: () => chipsOf(product, year, today),
    steps: () => currentSteps(product, year),
    scores: scoresOf(product, year, today),
  })
}
